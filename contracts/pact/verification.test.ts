import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { listenOnLoopback } from '../../tests/support/listenOnLoopback.ts';
import { testApp } from '../../tests/server/testApp.ts';
import { createStatefulProvider, statesPath } from './statefulProvider.ts';

const limitMs = 60_000;
jest.setTimeout(limitMs + 5_000);

/** What the verifier finds broken, or ''. It is killed when it does not end in time. */
function findBreaches(providerOrigin: string, statesUrl: string) {
  return new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'contracts/pact/verify.ts', providerOrigin, statesUrl],
      { env: { PATH: process.env['PATH'] }, timeout: limitMs },
      (fault, stdout, stderr) => resolve(fault ? stdout + stderr + fault.message : ''),
    );
  });
}

const running: { close: () => Promise<void> }[] = [];
async function start(listener: RequestListener): Promise<string> {
  const server = await listenOnLoopback(createServer(listener));
  running.push(server);
  return server.origin;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

describe('the committed pact', () => {
  it('is kept by the sample provider', async () => {
    const provider = await start(createStatefulProvider());
    expect(await findBreaches(provider, provider + statesPath)).toBe('');
  });

  it('is kept by the site that passes its answers on', async () => {
    const provider = await start(createStatefulProvider());
    const site = await start(testApp(provider));
    expect(await findBreaches(site, provider + statesPath)).toBe('');
  });

  it('is broken by a provider whose hotels have no name', async () => {
    const provider = await start((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"hotels":[{"id":"nameless"}]}');
    });
    const breaches = await findBreaches(provider, provider + statesPath);
    expect(breaches).toContain('Actual map is missing the following keys: name\n');
  });
});

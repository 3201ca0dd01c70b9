import { Agent, get } from 'node:http';
import { runScript } from '../../support/runScript.ts';
import { readSettings, startProvider } from '#contracts/sample-provider/startProvider.ts';

describe('startProvider', () => {
  it('serves a free loopback port until it is closed', async () => {
    const provider = await startProvider({ hotelCount: 60 });
    expect(provider.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${provider.origin}/healthz`)).status).toBe(200);
    await provider.close();
    await expect(fetch(`${provider.origin}/healthz`)).rejects.toThrow();
  });

  it('passes its options on', async () => {
    const provider = await startProvider({ hotelCount: 2 });
    const answer = await fetch(`${provider.origin}/api/hotels/rand4`);
    expect(await answer.json()).toHaveLength(2);
    await provider.close();
  });

  it('closes despite a keep-alive connection', async () => {
    const provider = await startProvider({ hotelCount: 1 });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      get(`${provider.origin}/healthz`, { agent }, (response) =>
        response.resume().on('end', resolve),
      );
    });
    await provider.close();
    agent.destroy();
  });

  it('rejects if the port is in use', async () => {
    const provider = await startProvider({ hotelCount: 1 });
    const port = Number(new URL(provider.origin).port);
    await expect(startProvider({ hotelCount: 1, port })).rejects.toThrow('EADDRINUSE');
    await provider.close();
  });
});

it.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['SAMPLE_RATES', 'no'],
])('npm run provider does not start with the wrong %s, %s', (name, value) => {
  expect(readSettings({ [name]: value })).toMatch(
    new RegExp(`^${name} must be .*, not '${value}'\\.$`),
  );
});

it('npm run provider exits with 1 and an error message after a failed start', async () => {
  const env = { PORT: 'http' };
  expect(await runScript('contracts/sample-provider/index.ts', [], { env })).toEqual({
    code: 1,
    stdout: '',
    stderr: "PORT must be a number from 1 to 65535, not 'http'.\n",
  });
});

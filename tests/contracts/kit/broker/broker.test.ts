import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCanIDeploy, runPublish } from '#contracts/kit/broker/brokerCommands.ts';
import { pactFile } from '#contracts/kit/pact/pactFile.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { inMemory } from '../../../support/inMemory.ts';
import { runScript } from '../../../support/runScript.ts';
import { type Handler, scriptProvider } from '../../../support/scriptedProvider.ts';
import { startRecordingBroker } from './recordingBroker.ts';

const repository = mkdtempSync(join(tmpdir(), 'publisher-'));
const pacts = join(repository, 'contracts/provider');
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...who, ...args], { cwd: repository, encoding: 'utf8' }).trim();
};

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=feature/stars');
  mkdirSync(pacts, { recursive: true });
  copyFileSync(pactFile(), pactFile(pacts));
  git('add', '.');
  git('commit', '--quiet', '--message=the pact');
});
afterEach(() => void git('checkout', '--quiet', '.'));
afterAll(() => rmSync(repository, { recursive: true }));

const running: { close: () => Promise<void> }[] = [];
async function broker(...settings: Parameters<typeof startRecordingBroker>) {
  const started = await startRecordingBroker(...settings);
  running.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

const commands = { publish: runPublish, 'can-i-deploy': runCanIDeploy };
type Command = keyof typeof commands;
const run = (command: Command, env: Record<string, string>, args: string[] = []) =>
  inMemory((streams) => commands[command]({ ...streams, args, env, folder: repository }));
/** The same in a process of its own. */
const start = (command: Command, env: Record<string, string>) =>
  runScript('contracts/kit/command.ts', [command], { cwd: repository, env });

describe('publish', () => {
  it('publishes the committed pact with the commit and its branch', async () => {
    const { url, published } = await broker();
    expect(await start('publish', { PACT_BROKER_BASE_URL: url })).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(published).toEqual([
      {
        pacticipantName: 'hotel-booking-website',
        pacticipantVersionNumber: git('rev-parse', 'HEAD'),
        branch: 'feature/stars',
        contracts: [
          {
            consumerName: 'hotel-booking-website',
            providerName: 'hotels-provider',
            specification: 'pact',
            contentType: 'application/json',
            content: readFileSync(pactFile()).toString('base64'),
          },
        ],
      },
    ]);
  });

  it('reads branch and run from GitHub Actions', async () => {
    const { url, published } = await broker();
    await run('publish', {
      PACT_BROKER_BASE_URL: url,
      GITHUB_REF_NAME: 'main',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'site/site',
      GITHUB_RUN_ID: '7',
    });
    expect(published).toMatchObject([
      { branch: 'main', buildUrl: 'https://github.example/site/site/actions/runs/7' },
    ]);
  });

  it.each([
    ['a token', 'Bearer t0ken', { PACT_BROKER_TOKEN: 't0ken' }],
    [
      'a name and a password',
      'Basic dXNlcjpwYXNz',
      { PACT_BROKER_USERNAME: 'user', PACT_BROKER_PASSWORD: 'pass' },
    ],
  ])('sends %s', async (_, authorization, secrets) => {
    const { url, published } = await broker({ authorization });
    const env = { PACT_BROKER_BASE_URL: url, ...secrets };
    expect(await run('publish', env)).toMatchObject({ code: 0 });
    expect(published).toHaveLength(1);
  });

  it('rejects a pact with uncommitted changes', async () => {
    appendFileSync(pactFile(pacts), '\n');
    const { url, published } = await broker();
    const { code, stderr } = await run('publish', { PACT_BROKER_BASE_URL: url });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('The pact has uncommitted changes'),
    });
    expect(published).toEqual([]);
  });
});

describe('can-i-deploy', () => {
  it('checks this commit with the latest provider', async () => {
    const { url, queries } = await broker();
    const { code, stdout } = await start('can-i-deploy', { PACT_BROKER_BASE_URL: url });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Yes: .* can be deployed beside the latest provider\.\nThe verification/,
    );
    expect(queries.map((query) => Object.fromEntries(query))).toEqual([
      {
        'q[][pacticipant]': 'hotel-booking-website',
        'q[][version]': git('rev-parse', 'HEAD'),
        latestby: 'cvp',
        latest: 'true',
      },
    ]);
  });

  it('checks an environment', async () => {
    const { url, queries } = await broker();
    await run('can-i-deploy', { PACT_BROKER_BASE_URL: url }, ['--to', 'production']);
    expect(queries[0]?.get('environment')).toBe('production');
    expect(queries[0]?.has('latest')).toBe(false);
  });

  it("prints the broker's notices without the token", async () => {
    const { url } = await broker({ notice: 'Asked with t0ken-1.' });
    const env = { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: 't0ken-1' };
    expect((await run('can-i-deploy', env)).stdout).toContain('\nAsked with [redacted].\n');
  });

  it.each([false, null])('exits with 1 when the result is %p', async (deployable) => {
    const { url } = await broker({ deployable });
    const { code, stdout } = await run('can-i-deploy', { PACT_BROKER_BASE_URL: url });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^No: /);
  });
});

describe.each(['publish', 'can-i-deploy'] as const)(
  '%s exits with 2 and one sentence',
  (script) => {
    it.each<[string, number, Record<string, string>]>([
      ['a token', 495, { PACT_BROKER_TOKEN: 'wr0ng-t0ken' }],
      ['a password', 0, { PACT_BROKER_USERNAME: 'user', PACT_BROKER_PASSWORD: 'wr0ng-t0ken' }],
      ['another secret', 0, { GITHUB_TOKEN: 'wr0ng-t0ken' }],
    ])('and without %s that the broker repeats', async (_, before, secrets) => {
      const echo: Handler = ({ headers }, response) => {
        response.writeHead(401).end(`${'-'.repeat(before)}wr0ng-t0ken ${headers.authorization}`);
      };
      const echoing = await scriptProvider({ '/': echo, '/matrix': echo });
      running.push(echoing);
      const env = { PACT_BROKER_BASE_URL: echoing.origin, ...secrets };
      const { code, stdout, stderr } = await run(script, env);
      expect(code).toBe(2);
      expect(stderr).toContain('The broker responded 401');
      expect(stdout + stderr).not.toMatch(/wr0ng|dXNlcjp3cjBuZy/);
    });

    it('and without the password of an address', async () => {
      const env = { PACT_BROKER_BASE_URL: 'http://user:wr0ng-t0ken@127.0.0.1:9' };
      const { code, stdout, stderr } = await run(script, env);
      expect(code).toBe(2);
      expect(stderr).toContain('[redacted]');
      expect(stdout + stderr).not.toContain('wr0ng');
    });

    it.each<Record<string, string>>([{}, { PACT_BROKER_BASE_URL: 'broker' }])(
      'without the address of a broker',
      async (env) => {
        const { code, stderr } = await run(script, env);
        expect(code).toBe(2);
        expect(stderr).toBe(
          'Set PACT_BROKER_BASE_URL to the http or https address of a Pact Broker.\n',
        );
      },
    );

    it('when the broker cannot be reached', async () => {
      const gone = await listenOnLoopback(createServer());
      await gone.close();
      const { code, stderr } = await run(script, { PACT_BROKER_BASE_URL: gone.origin });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^The broker at .* cannot be reached \(.*ECONNREFUSED.*\)\.\n$/);
    });

    it('when the response is an HTML page', async () => {
      const page = await scriptProvider({
        '/': (_, response) => response.end('<html>'),
        '/matrix': (_, response) => response.end('<html>'),
      });
      running.push(page);
      const { code, stderr } = await run(script, { PACT_BROKER_BASE_URL: page.origin });
      expect(code).toBe(2);
      expect(stderr).toContain('is not JSON');
    });
  },
);

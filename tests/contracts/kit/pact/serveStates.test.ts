import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runScript } from '../../../support/runScript.ts';

const entry = 'contracts/kit/pact/serveStates.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'states-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts the command on a free port. Resolves to the two addresses that it prints. */
async function startCommand() {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), entry], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const addressIn = async () =>
    String((await lines.next()).value)
      .split(' ')
      .at(-1) ?? '';
  return { child, origin: await addressIn(), states: await addressIn() };
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('responds, changes its states, and exits with 0 on SIGINT', async () => {
  const { child, origin, states } = await startCommand();
  const rand4 = async () => (await fetch(`${origin}/api/hotels/rand4`)).status;
  expect(await rand4()).toBe(200);

  const failing = { state: 'the provider fails', params: {} };
  expect((await post(states, { action: 'setup', ...failing })).status).toBe(200);
  expect(await rand4()).toBe(500);
  expect((await post(states, { action: 'teardown', ...failing })).status).toBe(200);
  expect(await rand4()).toBe(200);
  expect((await post(states, { action: 'setup', state: '', params: {} })).status).toBe(200);
  expect((await post(states, { action: 'setup', state: 'unheard of' })).status).toBe(400);

  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('exits with 1 and one sentence when it cannot listen', async () => {
  expect(await runScript(entry, [], { env: { PORT: 'a' } })).toEqual({
    code: 1,
    stdout: '',
    stderr: "PORT must be a number from 0 to 65535, not 'a'.\n",
  });
});

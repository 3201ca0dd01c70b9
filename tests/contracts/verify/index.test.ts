import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { body, startFaultyProvider } from './faultyProvider.ts';

/** Runs the command in its own process. */
async function command(...args: string[]) {
  const child = spawn('npx', ['--no', 'tsx', 'contracts/verify/index.ts', ...args]);
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (text.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (text.stderr += String(chunk)));
  const [code] = await once(child, 'close');
  const stderr = text.stderr.replace(/^npm warn .*\n/gm, '');
  return { code, stdout: text.stdout, stderr };
}

async function closedPort(): Promise<string> {
  const { origin, close } = await listenOnLoopback(createServer());
  await close();
  return origin;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contracts-verify-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('exits with 0 for a correct provider, and writes the three reports', async () => {
  const provider = await startFaultyProvider();
  const report = join(folder, 'deep', 'er');
  const { code, stdout } = await command(provider.origin, '--report', report);
  await provider.close();
  expect(stdout).toMatch(
    /^(The provider meets the contract|Not broken, and travellers notice nothing)/m,
  );
  expect(stdout).toMatch(/GET \/api\/hotels\/search +8\/8 +96/);
  expect((await readdir(report)).sort()).toEqual(['junit.xml', 'report.html', 'report.json']);
  expect(code).toBe(0);
});

it('exits with 1 for a broken provider, and names the field and the screen', async () => {
  const provider = await startFaultyProvider({ rand8: body(() => [{ hid: 1 }]) });
  const { code, stdout } = await command(provider.origin);
  await provider.close();
  expect(stdout).toContain('$[*].id');
  expect(stdout).toContain('Home, explore hotels: the hotel is left out');
  expect(code).toBe(1);
});

it('exits with 2 and the reason when the provider cannot be reached', async () => {
  const { code, stderr, stdout } = await command(await closedPort());
  expect(stderr).toBe(
    'The provider cannot be reached: the connection is refused (ECONNREFUSED).\n',
  );
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

it('exits with 2 before any request when the report cannot be written', async () => {
  const provider = await startFaultyProvider();
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, stderr } = await command(provider.origin, '--report', join(file, 'below'));
  await provider.close();
  expect(stderr).toMatch(
    /^--report needs a folder; '.*' cannot be created: .* file \(ENOTDIR\)\.\n$/,
  );
  expect(provider.seen).toEqual([]);
  expect(code).toBe(2);
});

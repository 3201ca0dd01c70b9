import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

function start(env: Record<string, string>) {
  const entry = join(process.cwd(), 'server/main/index.ts');
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', entry],
      { env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('a wrong environment ends the process with 1 and names every wrong setting, a line each', async () => {
  const { code, stdout, stderr } = await start({ PORT: 'x', PROVIDER_HOST: 'y', LOG_LEVEL: 'z' });
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'PROVIDER_HOST', 'LOG_LEVEL']);
}, 20_000);

test('a start that fails ends the embedded database too', async () => {
  const { folder, remove } = temporaryFolder();
  // An address of documentation, which no machine has (RFC 5737).
  const { code, stderr } = await start({ DATA_DIR: folder, HOST: '192.0.2.1', PORT: '0' });
  expect(code).toBe(1);
  expect(stderr).not.toBe('');
  expect(existsSync(join(folder, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  remove();
}, 60_000);

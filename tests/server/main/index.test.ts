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

test('a start that fails ends the embedded database too', async () => {
  const { folder, remove } = temporaryFolder();
  // Beside the sources there is no built site.
  const { code, stdout, stderr } = await start({ DATA_DIR: folder, PORT: '0' });
  expect(code).toBe(1);
  expect(stderr).toContain('There is no built site');
  expect(stdout).not.toMatch('The site is open');
  expect(existsSync(join(folder, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  remove();
}, 60_000);

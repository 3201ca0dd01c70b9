import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../../../support/runScript.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

test('a command that fails ends the embedded PostgreSQL that it has started', async () => {
  const { folder, remove } = temporaryFolder();
  writeFileSync(join(folder, 'auth-secret'), '');
  const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid');
  try {
    const ended = await runScript('server/rewards/command.ts', ['list'], {
      env: { DATA_DIR: folder },
    });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain('auth-secret is empty');
    expect(existsSync(pidFile)).toBe(false);
  } finally {
    if (existsSync(pidFile)) process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
    remove();
  }
}, 60_000);

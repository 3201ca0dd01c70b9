import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../../../../support/runScript.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const command = 'server/staff/command.ts';

test('a command without a database reports that and creates none', async () => {
  const { folder, remove } = temporaryFolder();
  try {
    const ended = await runScript(command, ['list'], { env: { DATA_DIR: folder } });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain(`There is no database in ${folder}.`);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    remove();
  }
}, 60_000);

test('a failed command ends the embedded PostgreSQL that it started', async () => {
  const { folder, remove } = temporaryFolder();
  const env = { DATA_DIR: folder };
  const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid');
  try {
    expect(await runScript('server/main/migrate.ts', [], { env })).toMatchObject({ code: 0 });
    rmSync(join(folder, 'auth-secret'), { force: true });
    writeFileSync(join(folder, 'auth-secret'), '');
    const ended = await runScript(command, ['list'], { env });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain('auth-secret is empty');
    expect(existsSync(pidFile)).toBe(false);
  } finally {
    if (existsSync(pidFile)) process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
    remove();
  }
}, 60_000);

test('a reader that ends before the output is not an error', async () => {
  const source = `
    import { operatorCommand } from './server/main/operatorCommand.ts';
    import { say } from './server/observability/log.ts';
    operatorCommand(process.env, {}, async () => {
      for (let line = 0; line < 2_000; line += 1) {
        say('x'.repeat(1_000));
        await new Promise((resolve) => setImmediate(resolve));
      }
    });`;
  const url = 'postgres://nobody@127.0.0.1:9/none';
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', source],
    { env: { PATH: process.env['PATH'], AUTH_SECRET: 'a'.repeat(64), DATABASE_URL: url } },
  );
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  child.stdout.once('data', () => child.stdout.destroy());
  expect([await once(child, 'close'), stderr]).toEqual([[0, null], '']);
}, 60_000);

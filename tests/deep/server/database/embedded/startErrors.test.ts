import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchPostgres } from '#server/database/embedded/launchPostgres.ts';
import { postgresOwner } from '#server/database/embedded/postgresOwner.ts';
import { embeddedServers, query, startInChild } from './embeddedServers.ts';

const { newFolder, usedFolder, start } = embeddedServers();

test('a server that cannot start is reported with the end of its log', async () => {
  const folder = usedFolder();
  await (await start(folder)).stop();
  const settings = join(folder, 'postgres/data/postgresql.conf');
  const written = readFileSync(settings);
  writeFileSync(settings, 'shared_buffers = much\n');
  await expect(launchPostgres({ dataDir: folder, retryMs: 100 })).rejects.toThrow(
    /^The embedded PostgreSQL in .* does not start: it ended with 1\.\n[^]*postgresql\.conf/,
  );
  writeFileSync(settings, written);
});

test('starts if the process id of a crashed server belongs to another program now', async () => {
  const folder = usedFolder();
  const first = await start(folder);
  const file = join(folder, 'postgres/data/postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  await first.stop();
  const other = spawn('sleep', ['60']);
  writeFileSync(file, [other.pid, ...rest].join('\n'));
  const second = await start(folder);
  other.kill();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('works after the permissions of its folder change, in both directions', async () => {
  const folder = newFolder();
  for (const mode of [0o700, 0o711, 0o700]) {
    chmodSync(folder, mode);
    const server = await start(join(folder, 'data'));
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  }
});

// PostgreSQL refuses to run as root, so only root can see these errors.
if (process.getuid?.() === 0) {
  test('runs as nobody if the user is root', async () => {
    const folder = usedFolder();
    await start(folder);
    const [pid = ''] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split(
      '\n',
    );
    const user = execFileSync('ps', ['-o', 'user=', '-p', pid], { encoding: 'utf8' });
    expect(user.trim()).toBe('nobody');
  });

  test('explains to root what to change if nobody cannot open the folder and unshare is missing', () => {
    const folder = newFolder();
    chmodSync(folder, 0o700);
    expect(() => postgresOwner([folder], ['/nonexistent/unshare'])).toThrow(
      `PostgreSQL does not run as root, and the user nobody cannot open ${folder}: ` +
        'start the site as another user, let others into that folder, or set DATABASE_URL.',
    );
  });

  test('explains that PostgreSQL needs a user name for the user id', async () => {
    const folder = newFolder();
    chownSync(folder, 54_321, 54_321);
    const { line } = await startInChild(folder, { uid: 54_321, gid: 54_321 });
    expect(line).toMatch(/^The user id 54321 has no name on this system, which PostgreSQL needs: /);
  });
}

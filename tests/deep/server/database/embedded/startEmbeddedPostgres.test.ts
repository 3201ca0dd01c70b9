import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { joinPostgres } from '#server/database/embedded/joinPostgres.ts';
import { createNotes, embeddedServers, query, startInChild } from './embeddedServers.ts';

const { newFolder, usedFolder, start } = embeddedServers();

const tables = "select count(*)::int as count from pg_tables where tablename = 'notes'";

test('keeps its data between starts', async () => {
  const folder = usedFolder();
  const first = await start(folder);
  await createNotes(first.url);
  await first.stop();
  await expect(query(first.url, tables)).rejects.toThrow('ECONNREFUSED');
  const second = await start(folder);
  expect(second.attached).toBe(false);
  expect(await query(second.url, tables)).toEqual([{ count: 1 }]);
});

test('a guessed password is refused', async () => {
  const { url } = await start(usedFolder());
  const { password } = new URL(url);
  const guessed = url.replace(password, 'postgres');
  await expect(query(guessed, 'select 1')).rejects.toThrow('password authentication failed');
});

test('reuses and ends the server of a killed site', async () => {
  const folder = usedFolder();
  const child = await startInChild(folder);
  await createNotes(child.line);
  await child.kill();
  const server = await start(folder);
  expect(server).toMatchObject({ attached: true, url: child.line });
  expect(await query(server.url, tables)).toEqual([{ count: 1 }]);
  await server.stop();
  await expect(query(server.url, tables)).rejects.toThrow('ECONNREFUSED');
});

test('two sites cannot use one folder, even while the first is starting', async () => {
  const folder = newFolder();
  const outcomes = await Promise.allSettled([
    start(folder, { waitMs: 1_000 }),
    startInChild(folder),
  ]);
  const child = outcomes[1].status === 'fulfilled' ? outcomes[1].value : undefined;
  const another = `Another site uses ${folder}: set DATA_DIR to another folder, or DATABASE_URL to share a database.`;
  const refusals = [outcomes[0].status === 'rejected', child?.line === another];
  expect(refusals.filter(Boolean)).toHaveLength(1);
  await expect(start(folder, { waitMs: 100 })).rejects.toThrow(another);
  await child?.kill();
});

test('a site that starts while another one runs waits for its end', async () => {
  const folder = usedFolder();
  const first = await start(folder);
  await createNotes(first.url);
  let ended: Promise<void> | undefined;
  const second = await start(folder, {
    onLine: () => {
      ended ??= first.stop();
    },
  });
  await ended;
  expect(second.lines).toEqual(['warn: another site uses the data folder: waiting for it to end']);
  expect(await query(second.url, tables)).toEqual([{ count: 1 }]);
});

test('a site that starts while another one ends starts the server again', async () => {
  const folder = usedFolder();
  const first = await start(folder);
  const [, second] = await Promise.all([first.stop(), start(folder)]);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a command that uses the server when its site ends keeps it and ends it itself', async () => {
  const folder = usedFolder();
  const site = await start(folder);
  const command = await joinPostgres({ dataDir: folder }, 1_000);
  await site.stop();
  expect(await query(command.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await command.leave();
  await expect(query(command.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a site that joined the server of a command keeps it after the command ends', async () => {
  const folder = usedFolder();
  const command = await joinPostgres({ dataDir: folder }, 1_000);
  const site = await start(folder);
  await command.leave();
  expect(await query(site.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(site.lines).toEqual([]);
});

test('restarts on the same port without losing a row when all its processes are killed', async () => {
  const folder = usedFolder();
  const { url, lines } = await start(folder, { durable: true });
  await createNotes(url);
  const written: number[] = [];
  const write = async (first: number) => {
    for (let id = first; ; id += 4) {
      await query(url, `insert into notes values (${id})`);
      written.push(id);
    }
  };
  const writers = [1, 2, 3, 4].map((first) => write(first).catch(() => {}));
  while (written.length < 40) await new Promise((resolve) => setImmediate(resolve));
  killAll(folder);
  await Promise.all(writers);
  const rows = await untilAnswered(url, 'select id from notes');
  const found = new Set(rows.map((row) => JSON.stringify(row)));
  expect(written.filter((id) => !found.has(JSON.stringify({ id })))).toEqual([]);
  expect(lines).toContain('error: the embedded PostgreSQL has ended and is started again');
});

test('a copy of the folder that was made after a stop starts elsewhere as a backup', async () => {
  const folder = usedFolder();
  const first = await start(folder);
  await createNotes(first.url);
  await first.stop();
  const restored = newFolder();
  cpSync(join(folder, 'postgres'), join(restored, 'postgres'), { recursive: true });
  const second = await start(restored);
  expect(await query(second.url, tables)).toEqual([{ count: 1 }]);
  await query(second.url, 'drop table notes');
  const original = await start(folder);
  expect(await query(original.url, tables)).toEqual([{ count: 1 }]);
});

test('removes the leftovers of a site that was killed during its first start', async () => {
  const folder = newFolder();
  const unfinished = join(folder, 'postgres/data.4194303.new');
  mkdirSync(unfinished, { recursive: true });
  await start(folder);
  expect(statSync(unfinished, { throwIfNoEntry: false })).toBeUndefined();
});

/** Kills the server in a folder and all its children at once. */
function killAll(folder: string): void {
  const file = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8');
  const postmaster = Number(file.split('\n')[0]);
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster);
  for (const pid of [postmaster, ...children.map(([child = 0]) => child)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The server has ended with its parent.
    }
  }
}

async function untilAnswered(url: string, statement: string): Promise<unknown[]> {
  for (;;) {
    const rows = await query(url, statement).catch(() => undefined);
    if (rows) return rows;
  }
}

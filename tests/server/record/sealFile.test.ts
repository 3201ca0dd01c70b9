import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { worker } from '#server/record/actor.ts';
import { recordAction } from '#server/record/recordAction.ts';
import { recordCommands } from '#server/record/recordCommands.ts';
import { sealAndWrite } from '#server/record/sealFile.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { databaseOfFile } from '../../support/testDatabase.ts';

const testDatabase = databaseOfFile();
let folder: ReturnType<typeof temporaryFolder>;
let logged: [level: string, line: object][];
let told: string[];
const database = () => testDatabase().database;
const line = (level: string) => (entry: object) => void logged.push([level, entry]);
const log = { info: () => {}, warn: line('warn'), error: line('error') };
const file = () => join(folder.folder, 'record-seal');

/** Starts the sealing job of one process. Each call runs it a minute later. */
function startSealing(): () => Promise<void> {
  const job = sealAndWrite({
    database: database(),
    log,
    dataDir: folder.folder,
    onSealWritten: (outcome) => void told.push(outcome),
  });
  return async () => {
    while ((await job()) > 0);
  };
}

const write = (id: string) =>
  recordAction(database().db, worker, { action: 'a', subject: { kind: 'booking', id } });

/** Runs a statement that only an administrator of the database can run. */
async function tamper(statement: string): Promise<void> {
  const client = new Client({ connectionString: testDatabase().url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the output of the command, ending with its error. */
async function verify(options: { seal?: string } = {}): Promise<string> {
  const lines: string[] = [];
  const site = { database: database(), dataDir: folder.folder };
  await recordCommands(site, 'verify', options, (text) => void lines.push(text)).catch(
    (error: unknown) => lines.push(String(error)),
  );
  return lines.join('\n');
}

const cutEnd = `
  delete from audit_record where id in (select unnest(ids) from audit_seals where seq = 2);
  delete from audit_seals where seq = 2`;

beforeEach(async () => {
  folder = temporaryFolder();
  logged = [];
  told = [];
  await tamper('truncate audit_record, audit_seals restart identity');
});
afterEach(() => folder.remove());

test('a removed end of the record is detected by the seal file and reported to the operator', async () => {
  const turn = startSealing();
  await write('a');
  await turn();
  await write('b');
  await turn();
  const written = readFileSync(file(), 'utf8');
  expect(written).toMatch(/^2:[0-9a-f]{64}\n$/);
  expect(await verify()).toMatch(`Compared with seal 2, from ${file()}.\nThe record is as`);

  await tamper(cutEnd);
  expect(await verify()).toMatch(/Seal 2 is missing\.\nError: The record is not as it was/);
  // A new seal of the worker takes the same number.
  await write('c');
  await turn();
  expect(await verify()).toMatch(/Seal 2 differs from its copy outside the database/);
  expect(readFileSync(file(), 'utf8')).toBe(written);
  expect(logged).toEqual([['error', expect.objectContaining({ written: expect.anything() })]]);
  expect(told).toEqual(['written', 'written', 'contradicted']);
});

test.each([
  ['its end', cutEnd],
  ['all of it', 'truncate audit_record, audit_seals'],
])('removing %s while the site is stopped is detected at the next start', async (_what, cut) => {
  for (const id of ['a', 'b']) {
    await write(id);
    await startSealing()();
  }
  await tamper(cut);
  await startSealing()();
  expect(told.at(-1)).toBe('contradicted');
});

test('without a written seal, the command says that it proves less', async () => {
  await write('a');
  expect(await verify()).toMatch(
    /Not sealed yet: 1, since 20.+Z\. Missing rows among them cannot be detected\.\nCompared with no seal: .+ does not exist/s,
  );
});

test('a seal from the command line is compared in addition to the seal file', async () => {
  const turn = startSealing();
  await write('a');
  await turn();
  const text = await verify({ seal: `1:${'0'.repeat(64)}` });
  expect(text).toMatch(/from --seal\.\nCompared with seal 1, from /);
  expect(text).toMatch(/Seal 1 differs/);
});

test('a seal file that was edited is left as it is and proves nothing', async () => {
  const turn = startSealing();
  await write('a');
  writeFileSync(file(), '');
  await turn();
  expect(await verify()).toBe(
    `Error: ${file()} has no seal, NUMBER:HASH: somebody has changed it.`,
  );
  expect([told, readFileSync(file(), 'utf8')]).toEqual([['failed'], '']);
});

test('only the process that made the seal writes it to the file', async () => {
  const turns = [startSealing(), startSealing()];
  for (const turn of turns) await turn();
  await write('a');
  for (const turn of turns) await turn();
  expect(told).toEqual(['written']);
});

test('writing a seal to an unwritable file is tried ten times, and again for the next seal', async () => {
  const turn = startSealing();
  mkdirSync(file());
  await write('a');
  for (let minute = 0; minute < 12; minute += 1) await turn();
  expect(told).toEqual(Array.from({ length: 10 }, () => 'failed'));
  expect(logged).toHaveLength(1);
  rmdirSync(file());
  await write('b');
  await turn();
  await turn();
  expect(told.slice(10)).toEqual(['written']);
});

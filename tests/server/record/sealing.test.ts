import { sql } from 'kysely';
import { Client } from 'pg';
import { worker } from '#server/record/actor.ts';
import { recordAction } from '#server/record/recordAction.ts';
import { recordRoutes } from '#server/record/readRecord.ts';
import { sealRecord } from '#server/record/sealRecord.ts';
import { verifyRecord } from '#server/record/verifyRecord.ts';
import { migrateDatabase } from '#server/database/migrateDatabase.ts';
import { deskApp } from '../desk/deskApp.ts';
import { createTestDatabase, databaseOfFile } from '../../support/testDatabase.ts';

const testDatabase = databaseOfFile();
let logged: object[];
const database = () => testDatabase().database;
const log = { info: (line: object) => void logged.push(line) };
const seal = () => sealRecord({ database: database(), log });
const write = (id: string) =>
  recordAction(database().db, worker, {
    action: 'booking.confirmed',
    subject: { kind: 'booking', id },
    after: { status: 'confirmed', fee: { amount: '12.50', currency: 'EUR' } },
  });
const findings = async (known?: { seal: string; hash: string }) =>
  (await verifyRecord(database(), { known: known ? [{ from: 'given', ...known }] : [] })).findings;

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

/** Makes three seals: of rows 1 and 2, of row 3, and of rows 4 and 5. */
async function threeSeals(): Promise<void> {
  for (const ids of [['a', 'b'], ['c'], ['d', 'e']]) {
    for (const id of ids) await write(id);
    expect(await seal()).toBe(ids.length);
  }
}

beforeEach(async () => {
  logged = [];
  await tamper('truncate audit_record, audit_seals, rate_limits restart identity');
});

test('a sealed record passes verification, and the log contains the newest seal', async () => {
  await threeSeals();
  expect(await seal()).toBe(0);
  await write('f');
  expect(await verifyRecord(database())).toMatchObject({
    seals: 3,
    rows: 5,
    unsealed: 1,
    findings: [],
    complete: true,
    newest: { seal: '3', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const { newest } = await verifyRecord(database());
  expect(logged.at(-1)).toEqual({ seal: '3', hash: newest?.hash, rows: 2 });
});

test.each([
  {
    what: 'a changed row',
    how: `update audit_record set reason = 'another' where subject_id = 'c'`,
    finds: [{ kind: 'row-changed', seal: '2', row: '3' }],
  },
  {
    what: 'a changed amount inside a row',
    how: `update audit_record set after = jsonb_set(after, '{fee,amount}', '"1.00"') where id = 4`,
    finds: [{ kind: 'row-changed', seal: '3', row: '4' }],
  },
  {
    what: 'an instant that was moved by a microsecond',
    how: `update audit_record set at = at + interval '1 microsecond' where id = 1`,
    finds: [{ kind: 'row-changed', seal: '1', row: '1' }],
  },
  {
    what: 'a removed row',
    how: 'delete from audit_record where id = 2',
    finds: [{ kind: 'row-missing', seal: '1', row: '2' }],
  },
  {
    what: 'a row with an old instant',
    how: `insert into audit_record (at, actor_kind, action, subject_kind, subject_id)
          values (now() - interval '2 hours', 'worker', 'booking.created', 'booking', 'x')`,
    finds: [{ kind: 'row-slipped-in', seal: null, row: '6' }],
  },
  {
    what: 'a row below the first number',
    how: `alter table audit_record drop constraint audit_record_id;
          insert into audit_record (id, at, actor_kind, action, subject_kind, subject_id)
          values (-5, now(), 'worker', 'booking.created', 'booking', 'x')`,
    finds: [{ kind: 'row-slipped-in', seal: null, row: '-5' }],
  },
  {
    what: 'a seal whose time hides the rows after it',
    how: `update audit_seals set last_at = '2999-01-01' where seq = 3`,
    finds: [{ kind: 'seal-broken', seal: '3', row: null }],
  },
  {
    what: 'a row that has waited for its seal for ten minutes',
    how: `insert into audit_record (at, actor_kind, action, subject_kind, subject_id)
          values (now() - interval '11 minutes', 'worker', 'booking.created', 'booking', 'x')`,
    finds: [{ kind: 'row-unsealed', seal: null, row: '6' }],
  },
  {
    what: 'a row of a time that has not come',
    how: `insert into audit_record (at, actor_kind, action, subject_kind, subject_id)
          values (now() + interval '1 minute', 'worker', 'booking.created', 'booking', 'x')`,
    finds: [{ kind: 'row-in-future', seal: null, row: '6' }],
  },
  {
    what: 'a removed seal',
    how: 'delete from audit_seals where seq = 2',
    finds: [{ kind: 'seal-missing', seal: '2', row: null }],
    // The row no longer has a seal.
    unsealed: 1,
  },
  {
    what: 'a seal that was made to fit a changed row',
    how: `update audit_seals set digests = array['${'0'.repeat(64)}'] where seq = 2`,
    finds: [
      { kind: 'seal-broken', seal: '2', row: null },
      { kind: 'row-changed', seal: '2', row: '3' },
    ],
  },
  {
    what: 'a seal with another hash',
    how: `update audit_seals set hash = repeat('0', 64) where seq = 1`,
    finds: [
      { kind: 'seal-broken', seal: '1', row: null },
      { kind: 'seal-broken', seal: '2', row: null },
    ],
  },
])('the verification detects $what', async ({ how, finds, unsealed = 0 }) => {
  await threeSeals();
  await tamper(how);
  expect(await verifyRecord(database())).toMatchObject({ findings: finds, unsealed });
});

test('a row that is up to an hour old counts as committed late', async () => {
  await threeSeals();
  await tamper(`
    insert into audit_record (at, actor_kind, action, subject_kind, subject_id)
    values (now() - interval '50 minutes', 'worker', 'booking.created', 'booking', 'late')`);
  expect(await seal()).toBe(1);
  expect(await findings()).toEqual([]);
});

test('removed or recreated seals are detected with a seal that was written down', async () => {
  await threeSeals();
  const { newest } = await verifyRecord(database());
  if (!newest) throw new Error('There is no seal.');
  expect(await findings(newest)).toEqual([]);
  await tamper('delete from audit_seals where seq = 3');
  expect(await findings()).toEqual([]);
  expect(await findings(newest)).toEqual([{ kind: 'seal-missing', seal: '3', row: null }]);
  await tamper(`update audit_record set reason = 'another' where id = 4`);
  await seal();
  expect(await findings()).toEqual([]);
  expect(await findings(newest)).toEqual([{ kind: 'seal-replaced', seal: '3', row: null }]);
});

test('a row that is committed late is covered by a later seal, without any wait', async () => {
  await database().transaction(async (tx) => {
    await recordAction(tx, worker, { action: 'a', subject: { kind: 'booking', id: 'late' } });
    await write('early');
    expect(await seal()).toBe(1);
  });
  expect(await seal()).toBe(1);
  const seals = await database()
    .db.selectFrom('audit_seals')
    .select('ids')
    .orderBy('seq')
    .execute();
  expect(seals.map(({ ids }) => ids.map(String))).toEqual([['2'], ['1']]);
  expect(await findings()).toEqual([]);
});

test('when two processes seal at once, one of them does', async () => {
  for (const id of ['a', 'b', 'c']) await write(id);
  const sealed = await Promise.all([seal(), seal(), seal(), seal()]);
  expect(sealed.toSorted()).toEqual([0, 0, 0, 3]);
  expect(await verifyRecord(database())).toMatchObject({ seals: 1, rows: 3, findings: [] });
});

test('many rows are sealed in batches, including rows of earlier days', async () => {
  await tamper(`
    insert into audit_record (at, actor_kind, action, subject_kind, subject_id)
    select now() - i * interval '1 minute', 'worker', 'a', 'booking', 'b' from generate_series(1, 2500) i`);
  expect([await seal(), await seal(), await seal(), await seal()]).toEqual([1_000, 1_000, 500, 0]);
  expect(await verifyRecord(database())).toMatchObject({ rows: 2_500, unsealed: 0, findings: [] });
});

const changes = ['audit_record', 'audit_seals'].flatMap((table) => [
  `update ${table} set ${table === 'audit_record' ? "reason = ''" : "hash = ''"}`,
  `delete from ${table}`,
  `truncate ${table}`,
]);

test('the trigger refuses changes even by a superuser', async () => {
  await threeSeals();
  for (const statement of changes) {
    await expect(sql.raw(statement).execute(database().db)).rejects.toThrow(/are never changed/);
  }
});

test('a role that owns the tables can only insert and read rows', async () => {
  const empty = await createTestDatabase({ migrated: false });
  const role = new URL(empty.url).pathname.slice(1);
  const admin = new Client({ connectionString: empty.url });
  await admin.connect();
  await admin.query(`create role ${role} login password 'secret'`);
  await admin.query(`grant all on schema public to ${role}`);
  const url = new URL(empty.url);
  [url.username, url.password] = [role, 'secret'];
  await migrateDatabase(url.href);
  const site = new Client({ connectionString: url.href });
  await site.connect();
  try {
    await site.query(
      `insert into audit_record (actor_kind, action, subject_kind, subject_id) values ('worker', 'a', 'b', 'c')`,
    );
    expect((await site.query('select from audit_record')).rowCount).toBe(1);
    for (const statement of changes) {
      await expect(site.query(statement)).rejects.toThrow(/permission denied/);
    }
  } finally {
    await site.end();
    await admin.query(`drop owned by ${role}`);
    await admin.query(`drop role ${role}`);
    await admin.end();
    await empty.close();
  }
});

test('verifications run one after another', async () => {
  const desk = deskApp({
    database: database(),
    routes: recordRoutes({ database: database(), dataDir: '' }),
  });
  desk.signIn('finance');
  const verify = async () => {
    const { status, headers } = await desk.post('/api/desk/record/verification');
    return [status, headers['retry-after']];
  };
  let both: Promise<unknown>[] = [];
  // While the seals are unreadable, the first verification keeps running.
  await database().transaction(async (tx) => {
    await sql`lock table audit_seals in access exclusive mode`.execute(tx);
    both = [verify(), verify()];
    expect(await Promise.race(both)).toEqual([429, '4']);
  });
  expect(await Promise.all(both)).toContainEqual([200, undefined]);
  expect(await verify()).toEqual([200, undefined]);
});

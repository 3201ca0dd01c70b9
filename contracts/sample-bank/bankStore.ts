import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { retryConflicts } from '../sample-provider/reservations/reservationTables.ts';
import type { BankObject } from './bankObjects.ts';
import { bankObjectSchema } from './bankObjects.ts';

type BankTables = {
  /** What the bank has, by its id; `seq` is the order in which it was made. */
  objects: { id: string; seq: number; parent: string | null; data: unknown };
  /** The responses to requests by their Idempotency-Key; `at` is in seconds since 1970. */
  responses: { key: string; request: string; at: number; status: number; body: unknown };
};

const schema = 'sample_bank';
const dueAt = sql<number>`(data->>'due_at')::bigint`;

async function createTables(db: Kysely<BankTables>): Promise<void> {
  await sql`create schema if not exists ${sql.ref(schema)}`.execute(db);
  await sql`create table if not exists ${sql.table(`${schema}.objects`)} (
    id text primary key, seq bigserial, parent text, data jsonb not null)`.execute(db);
  await sql`create index if not exists objects_parent on ${sql.table(`${schema}.objects`)} (parent)`.execute(
    db,
  );
  await sql`create index if not exists objects_due on ${sql.table(`${schema}.objects`)}
    ((${dueAt}))`.execute(db);
  await sql`create table if not exists ${sql.table(`${schema}.responses`)} (
    key text primary key, request text not null, at bigint not null,
    status integer not null, body jsonb not null)`.execute(db);
}

/** What a request of the bank reads and writes, in one transaction. */
export type BankWork = {
  /** An object, locked until the transaction ends. */
  find: <Kind extends BankObject['object']>(
    kind: Kind,
    id: string,
  ) => Promise<Extract<BankObject, { object: Kind }> | undefined>;
  /** The objects of a kind, the oldest first; those of a parent alone, if one is given. */
  list: <Kind extends BankObject['object']>(
    kind: Kind,
    parent?: string,
  ) => Promise<Extract<BankObject, { object: Kind }>[]>;
  put: (object: BankObject, parent?: string) => Promise<void>;
  /** The objects to which something happens by this time, the earliest first; not those that are locked. */
  due: (now: number) => Promise<BankObject[]>;
  /** Takes a key until the transaction ends; false if another one has it. */
  lockKey: (key: string) => Promise<boolean>;
  /** The response that was kept for a key since a time. */
  keptResponse: (key: string, since: number) => Promise<KeptResponse | undefined>;
  keepResponse: (key: string, at: number, response: KeptResponse) => Promise<void>;
};
type KeptResponse = Omit<BankTables['responses'], 'key' | 'at'>;

/**
 * The objects of the bank in a PostgreSQL database, in a schema of their own. Tables are created
 * with the first request. Closing the pool is left to the caller.
 */
export function createBankStore(pool: PostgresPool) {
  const db = new Kysely<BankTables>({ dialect: new PostgresDialect({ pool }) });
  let tables: Promise<void> | undefined;
  return {
    transact: async <Result>(work: (store: BankWork) => Promise<Result>): Promise<Result> => {
      await (tables ??= retryConflicts(() => createTables(db)).catch((error: unknown) => {
        tables = undefined;
        throw error;
      }));
      return retryConflicts(() =>
        db
          .withSchema(schema)
          .transaction()
          .execute((tx) => work(workIn(tx))),
      );
    },
  };
}
export type BankStore = ReturnType<typeof createBankStore>;

function workIn(tx: Transaction<BankTables>): BankWork {
  const ofKind =
    <Kind extends BankObject['object']>(kind: Kind) =>
    (object: BankObject): object is Extract<BankObject, { object: Kind }> =>
      object.object === kind;
  return {
    find: async (kind, id) => {
      const row = await tx
        .selectFrom('objects')
        .select('data')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const object = row && v.parse(bankObjectSchema, row.data);
      return object && ofKind(kind)(object) ? object : undefined;
    },
    list: async (kind, parent) => {
      const rows = await tx
        .selectFrom('objects')
        .select('data')
        .where(sql<boolean>`data->>'object' = ${kind}`)
        .$if(parent !== undefined, (query) => query.where('parent', '=', parent ?? ''))
        .orderBy('seq')
        .execute();
      return rows.map(({ data }) => v.parse(bankObjectSchema, data)).filter(ofKind(kind));
    },
    put: async (object, parent) => {
      const data = JSON.stringify(object);
      await sql`insert into ${sql.table(`${schema}.objects`)} (id, parent, data)
        values (${object.id}, ${parent ?? null}, ${data}::jsonb)
        on conflict (id) do update set data = excluded.data`.execute(tx);
    },
    due: async (now) => {
      const rows = await tx
        .selectFrom('objects')
        .select('data')
        .where(dueAt, '<=', now)
        .orderBy(dueAt)
        .orderBy('seq')
        .forUpdate()
        .skipLocked()
        .execute();
      return rows.map(({ data }) => v.parse(bankObjectSchema, data));
    },
    lockKey: async (key) => {
      const { rows } = await sql<{ taken: boolean }>`select
        pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as taken`.execute(tx);
      return rows[0]?.taken === true;
    },
    keptResponse: (key, since) =>
      tx
        .selectFrom('responses')
        .select(['request', 'status', 'body'])
        .where('key', '=', key)
        .where('at', '>', since)
        .executeTakeFirst(),
    keepResponse: async (key, at, { body, ...response }) => {
      const kept = { ...response, at, body: JSON.stringify(body) };
      await tx
        .insertInto('responses')
        .values({ key, ...kept })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(kept))
        .execute();
    },
  };
}

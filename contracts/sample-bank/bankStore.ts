import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { retryConflicts } from '../sample-provider/reservations/reservationTables.ts';
import type { BankObject } from './bankObjects.ts';
import { bankObjectSchema } from './bankObjects.ts';

type BankTables = {
  /** The objects by id; `seq` is the order of their creation. */
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

/** The reads and writes of one request, in one transaction. */
export type BankWork = {
  /** Returns an object and locks it until the transaction ends. */
  find: <Kind extends BankObject['object']>(
    kind: Kind,
    id: string,
  ) => Promise<Extract<BankObject, { object: Kind }> | undefined>;
  /** Returns the objects of a kind, the oldest first; only those of a parent if one is given. */
  list: <Kind extends BankObject['object']>(
    kind: Kind,
    parent?: string,
  ) => Promise<Extract<BankObject, { object: Kind }>[]>;
  put: (object: BankObject, parent?: string) => Promise<void>;
  /** Returns the objects that are due by this time, the earliest first, without locked ones. */
  due: (now: number) => Promise<BankObject[]>;
  /** Locks a key until the transaction ends. Resolves to false if another transaction holds it. */
  lockKey: (key: string) => Promise<boolean>;
  /** Returns the response that was stored for a key since a time. */
  keptResponse: (key: string, since: number) => Promise<KeptResponse | undefined>;
  keepResponse: (key: string, at: number, response: KeptResponse) => Promise<void>;
};
type KeptResponse = Omit<BankTables['responses'], 'key' | 'at'>;

/**
 * Stores the objects of the bank in a separate schema of a PostgreSQL database. The first request
 * creates the tables. The caller closes the pool.
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

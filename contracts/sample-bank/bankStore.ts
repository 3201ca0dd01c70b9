import {
  type Kysely,
  type PostgresPool,
  sql,
  type Transaction,
  Kysely as Db,
  PostgresDialect,
} from 'kysely';
import * as v from 'valibot';
import { retryConflicts } from '../sample-provider/reservations/reservationTables.ts';
import type { BankObject } from './bankObjects.ts';
import { bankObjectSchema } from './bankObjects.ts';

type BankTables = {
  /** What the bank has, by its id; `seq` is the order in which it was made. */
  objects: { id: string; seq: number; parent: string | null; data: unknown };
  /** The responses to requests by their Idempotency-Key. */
  keys: { key: string; request: string; status: number | null; body: unknown };
};

const schema = 'sample_bank';

async function createTables(db: Kysely<BankTables>): Promise<void> {
  await sql`create schema if not exists ${sql.ref(schema)}`.execute(db);
  await sql`create table if not exists ${sql.table(`${schema}.objects`)} (
    id text primary key, seq bigserial, parent text, data jsonb not null)`.execute(db);
  await sql`create index if not exists objects_parent on ${sql.table(`${schema}.objects`)} (parent)`.execute(
    db,
  );
  await sql`create table if not exists ${sql.table(`${schema}.keys`)} (
    key text primary key, request text not null, status integer, body jsonb)`.execute(db);
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
  /** The response to an earlier request with the key; takes the key if there was none. */
  claim: (key: string, request: string) => Promise<KnownResponse | undefined>;
  answer: (key: string, status: number, body: object) => Promise<void>;
};
type KnownResponse = { request: string; status: number | null; body: unknown };

/**
 * The objects of the bank in a PostgreSQL database, in a schema of their own. Tables are created
 * with the first request. Closing the pool is left to the caller.
 */
export function createBankStore(pool: PostgresPool) {
  const db = new Db<BankTables>({ dialect: new PostgresDialect({ pool }) });
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
    claim: async (key, request) => {
      const taken = await tx
        .insertInto('keys')
        .values({ key, request, status: null, body: null })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      if (taken) return undefined;
      return tx
        .selectFrom('keys')
        .select(['request', 'status', 'body'])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
    },
    answer: async (key, status, body) => {
      await tx
        .updateTable('keys')
        .set({ status, body: JSON.stringify(body) })
        .where('key', '=', key)
        .execute();
    },
  };
}

import {
  type ColumnType,
  type Generated,
  type Kysely,
  type Migration,
  Migrator,
  sql,
} from 'kysely';
import * as v from 'valibot';
import { type Reservation, reservationSchema } from '../../provider/reservations.ts';

/** The schema with the tables of the sample provider, separate from those of the site. */
export const providerSchema = 'sample_provider';

/** JSON, written as text and read as a value. */
type Json = ColumnType<unknown, string, string>;

export type ReservationTables = {
  /** The outcome of each request to reserve, by its Idempotency-Key: a reference, or a problem. */
  idempotency_keys: {
    key: string;
    request_hash: string;
    reference: string | null;
    problem: Json | null;
  };
  /** A canceled reservation keeps its row. */
  reservations: {
    hotel_id: string;
    reference: string;
    reservation: Json;
    changed_at: Generated<Date>;
  };
  /** One row for each night of each reserved room. `unit` numbers the rooms of a kind from 1. */
  nights: {
    hotel_id: string;
    room_group_id: string;
    unit: number;
    night: string;
    reference: string;
  };
};

const firstMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    const schema = db.schema.withSchema(providerSchema);
    await schema
      .createTable('idempotency_keys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('problem', 'jsonb')
      .execute();
    await schema
      .createTable('reservations')
      .addColumn('hotel_id', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('reservation', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('reservations_pkey', ['hotel_id', 'reference'])
      .execute();
    await schema
      .createIndex('reservations_reference')
      .on('reservations')
      .column('reference')
      .execute();
    await schema
      .createTable('nights')
      .addColumn('hotel_id', 'text', (column) => column.notNull())
      .addColumn('room_group_id', 'text', (column) => column.notNull())
      .addColumn('unit', 'integer', (column) => column.notNull())
      .addColumn('night', 'date', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('nights_pkey', ['hotel_id', 'room_group_id', 'unit', 'night'])
      .execute();
  },
};

const changedAt: Migration = {
  up: async (db: Kysely<unknown>) => {
    const schema = db.schema.withSchema(providerSchema);
    await schema
      .alterTable('reservations')
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await schema
      .createIndex('reservations_changed_at')
      .on('reservations')
      .columns(['changed_at', 'reference'])
      .execute();
  },
};

/**
 * Converts older reservations, which had a number of rooms at one rate, into reservations with a
 * list of rooms.
 */
const listsOfRooms: Migration = {
  up: async (db: Kysely<unknown>) => {
    const ofRoom = [
      'room_group_id',
      'rate_id',
      'price',
      'free_cancellation_until',
      'cancellation_steps',
      'no_show',
      'deposit',
    ];
    await sql`
      update ${sql.table(`${providerSchema}.reservations`)}
      set reservation = (reservation - ${ofRoom}::text[]) || jsonb_build_object('rooms', (
        select jsonb_agg(one.room)
        from generate_series(1, (reservation ->> 'rooms')::int), lateral (
          select jsonb_object_agg(key, value) as room
          from jsonb_each(reservation) where key = any(${ofRoom}::text[])
        ) as one
      ))
      where jsonb_typeof(reservation -> 'rooms') = 'number'`.execute(db);
  },
};

/**
 * Creates the tables if they are missing. Processes that start at the same time wait for each
 * other.
 */
export async function createReservationTables(db: Kysely<ReservationTables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve({ '0001': firstMigration, '0002': changedAt, '0003': listsOfRooms }),
    },
    migrationTableSchema: providerSchema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error('The tables of the reservations cannot be created.', { cause: error });
  }
}

/** Reads a reservation by its reference; `lock` holds its row until the transaction ends. */
export async function readReservation(
  db: Kysely<ReservationTables>,
  reference: string,
  { lock = false } = {},
): Promise<Reservation | undefined> {
  const query = db
    .selectFrom('reservations')
    .select('reservation')
    .where('reference', '=', reference);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && v.parse(reservationSchema, row.reservation);
}

/**
 * The codes of a serialization failure and a deadlock. In both cases, the database has ended one
 * transaction because of another.
 */
const conflicts: readonly unknown[] = ['40001', '40P01'];
const maxAttempts = 5;

/**
 * Runs a transaction, and repeats it after a conflict with another one. There are at most five
 * attempts.
 */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === maxAttempts || !conflicts.includes(code)) throw error;
    }
  }
}

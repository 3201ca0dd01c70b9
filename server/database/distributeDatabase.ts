import { type Kysely, sql, type Transaction } from 'kysely';
import { pendingMigrations, withDatabase } from './migrateDatabase.ts';

/**
 * The tables whose rows are stored on the worker of their hotel. All others stay on the
 * coordinator. `bookings` comes first.
 */
const tablesByHotel = ['bookings', 'booking_events', 'booking_attempts', 'booking_notes'];

/** Thrown when the database cannot be distributed. The message says what the operator can do. */
class NotDistributableError extends Error {
  override readonly name = 'NotDistributableError';
}

/**
 * Distributes the database at the URL of a Citus coordinator: the rows of a booking move to the
 * worker of its hotel. Returns false if the database was distributed already. All changes are made
 * in one transaction. Bookings cannot be written until the transaction ends. Rejects with an error
 * for the operator if the database lacks the Citus extension or if migrations are pending. ADR
 * 0019.
 */
export async function distributeDatabase(url: string): Promise<boolean> {
  const pending = await pendingMigrations(url);
  if (pending.length > 0) {
    throw new NotDistributableError('The database needs migrations first: npm run migrate');
  }
  return changeWhereTablesAre(url, true, async (tx) => {
    // The worker of a hotel cannot run this trigger. Processes of this version write both tables
    // themselves.
    await sql`drop trigger keep_hotel_of_booking on bookings`.execute(tx);
    for (const table of tablesByHotel) {
      const colocated = table === 'bookings' ? 'default' : 'bookings';
      await sql`select create_distributed_table(${table}, 'hotel_id', colocate_with => ${colocated})`.execute(
        tx,
      );
      await sql`select truncate_local_data_after_distributing_table(${sql.lit(table)}::regclass)`.execute(
        tx,
      );
    }
    await createCommitMark(tx);
  });
}

/**
 * Moves all tables of a distributed database back to the coordinator, in one transaction. Bookings
 * cannot be written until the transaction ends. Returns false if the database is not distributed.
 * Rejects with an error for the operator if the database lacks the Citus extension.
 */
export function undistributeDatabase(url: string): Promise<boolean> {
  return changeWhereTablesAre(url, false, async (tx) => {
    await sql`drop trigger mark_commit on audit_record`.execute(tx);
    await sql`drop function mark_commit()`.execute(tx);
    await sql`drop table commit_marks`.execute(tx);
    for (const table of tablesByHotel) {
      await sql`select undistribute_table(${table})`.execute(tx);
    }
    await sql`create trigger keep_hotel_of_booking after insert on bookings
      for each row execute function keep_hotel_of_booking()`.execute(tx);
  });
}

/**
 * Makes Citus use two-phase commit. By default, Citus commits the writes on a single worker before
 * the coordinator commits its own rows. A crash in between would lose the coordinator's rows. A
 * statement for a local table that Citus manages enforces two-phase commit. Every change of a
 * booking adds a row to the record, whose trigger runs such a statement.
 */
async function createCommitMark(tx: Transaction<unknown>): Promise<void> {
  await sql`create table commit_marks (id integer primary key)`.execute(tx);
  await sql`select citus_add_local_table_to_metadata('commit_marks')`.execute(tx);
  await sql`create function mark_commit() returns trigger language plpgsql as
    'begin delete from commit_marks where id = 0; return null; end'`.execute(tx);
  await sql`create trigger mark_commit after insert on audit_record
    for each statement execute function mark_commit()`.execute(tx);
}

function changeWhereTablesAre(
  url: string,
  distributed: boolean,
  change: (tx: Transaction<unknown>) => Promise<void>,
): Promise<boolean> {
  return withDatabase(url, async (db) => {
    if ((await isDistributed(db)) === distributed) return false;
    await db.transaction().execute(async (tx) => {
      await sql`set local client_min_messages = warning`.execute(tx);
      // Citus requires this setting to change several tables in one transaction.
      await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx);
      await change(tx);
    });
    return true;
  });
}

async function isDistributed(db: Kysely<unknown>): Promise<boolean> {
  const citus = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (citus.rows.length === 0) {
    throw new NotDistributableError(
      'DATABASE_URL must name a database on the coordinator of a Citus cluster: this one has no extension citus.',
    );
  }
  const { rows } =
    await sql`select from pg_dist_partition where logicalrelid = 'bookings'::regclass`.execute(db);
  return rows.length > 0;
}

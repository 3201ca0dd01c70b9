import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments
    add column moved_from text,
    add column moved bigint not null default 0,
    add column round integer not null default 1`.execute(db);
  await sql`create index payments_moved_from on payments (moved_from) where moved_from is not null`.execute(
    db,
  );
  await sql`alter table bookings add column accepted_at timestamptz`.execute(db);
}

/** Payments that pay for a changed booking, or are asked for again, and requests that wait for one. */
export const paymentChanges: SiteMigration = { up };

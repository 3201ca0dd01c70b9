import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_events_refused on booking_events (hotel_id, booking_id, seq)
    where cause in ('cancellation-rejected', 'cancellation-fee-changed')`.execute(db);
}

/** The cancellations that providers refused, which the desk counts. */
export const refusedCancellations: SiteMigration = { up };

import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

const rooms = sql`(stay->>'rooms')::numeric`;
const minor = (amount: string) => sql`replace(${sql.raw(amount)}, '.', '')::numeric`;

async function up(db: Kysely<unknown>): Promise<void> {
  // PostgreSQL keeps them, also when a process of the version before writes the booking.
  await sql`alter table bookings
    add column figure_currency text generated always as (price->>'currency') stored,
    add column figure_nights integer
      generated always as ((check_out - check_in) * (stay->>'rooms')::int) stored,
    add column figure_turnover numeric generated always as (${minor(`price->>'total'`)} * ${rooms}) stored,
    add column figure_commission numeric
      generated always as (${minor(`rate->'commission'->>'amount'`)} * ${rooms}) stored`.execute(
    db,
  );
  await sql`create index bookings_figures on bookings (created_at)
    include (status, hotel_id, language, figure_currency, figure_nights, figure_turnover,
      figure_commission)`.execute(db);
}

/**
 * What the desk's figures count of a booking, in minor units for all rooms, and the index that
 * answers them without the wide rows. It writes all bookings anew.
 */
export const bookingFigures: SiteMigration = { up };

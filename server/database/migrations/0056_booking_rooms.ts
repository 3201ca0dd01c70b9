import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings
    add column rooms jsonb,
    add column rates jsonb,
    add column moved_rates jsonb,
    add column rooms_turnover numeric,
    add column rooms_commission numeric`.execute(db);
  await sql`create index bookings_room_figures on bookings (created_at)
    include (status, hotel_id, language, figure_currency, figure_nights, figure_turnover,
      figure_commission, rooms_turnover, rooms_commission)`.execute(db);
  await sql`drop index bookings_figures`.execute(db);
}

/**
 * A booking as a list of rooms: the rooms as the traveler accepted them, their rates, and what the
 * desk's figures count of them. Bookings of before have none of it; `stay`, `price`, `rate` and
 * `moved_rate` are still written, for processes of the version before.
 */
export const bookingRooms: SiteMigration = { up };

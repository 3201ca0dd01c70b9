import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_hotels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .execute();
  // Processes of the version before write bookings alone.
  await sql`create function keep_hotel_of_booking() returns trigger language plpgsql as
    'begin
      insert into booking_hotels (id, number, hotel_id)
        values (new.id, new.number, new.hotel_id) on conflict (id) do nothing;
      return null;
    end'`.execute(db);
  await sql`create trigger keep_hotel_of_booking after insert on bookings
    for each row execute function keep_hotel_of_booking()`.execute(db);
  await sql`insert into booking_hotels (id, number, hotel_id)
    select id, number, hotel_id from bookings on conflict (id) do nothing`.execute(db);
}

/** The hotel of each booking, by which bookings are found where they are divided by hotels. ADR 0057. */
export const bookingHotels: Migration = { up };

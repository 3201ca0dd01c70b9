import type { Selectable, Updateable } from 'kysely';
import * as v from 'valibot';
import { toPlainText } from '#contracts/values/plainText.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingContext } from './bookingContext.ts';

/** A booking as it is in the database. */
export type BookingRow = Selectable<Tables['bookings']>;

/** A row of a booking's history. */
export type BookingEventRow = Selectable<Tables['booking_events']>;

/** What a change of state may set. */
export type BookingChanges = Updateable<Tables['bookings']>;

/**
 * What a provider sent, as JSON for the database: without the characters that PostgreSQL does not store,
 * so that one of them in the name of a hotel keeps no booking from its outcome.
 */
export function storedJson(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toPlainText(part) : part,
  );
}

type Reader = Pick<BookingContext, 'database'>;

const idSchema = v.pipe(v.string(), v.uuid());

/** The booking as it is now; undefined when there is none with this id, or when it is no id at all. */
export async function readBooking(
  { database }: Reader,
  id: string,
): Promise<BookingRow | undefined> {
  if (!v.is(idSchema, id)) return undefined;
  return database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The history of a booking, oldest first. */
export function readHistory(
  { database }: Reader,
  { hotel_id, id }: BookingRow,
): Promise<BookingEventRow[]> {
  return database.db
    .selectFrom('booking_events')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .orderBy('seq')
    .execute();
}

import type { ExpressionBuilder, Selectable, UpdateObject } from 'kysely';
import * as v from 'valibot';
import { typedBookingNumberSchema } from '#contracts/site/bookings.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import { toPlainText } from '#contracts/values/plainText.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingContext } from './bookingContext.ts';

/** A booking as the database stores it. */
export type BookingRow = Selectable<Tables['bookings']>;

export type BookingEventRow = Selectable<Tables['booking_events']>;

/** The columns that a change of state may set. */
export type BookingChanges = UpdateObject<Tables, 'bookings'>;

/**
 * Returns whether a booking waits for its guest to pay. Until then neither the provider nor the
 * hotel is asked.
 */
export function isUnpaid({
  status,
  payment_id: payment,
  next_attempt_at: next,
}: Pick<BookingRow, 'status' | 'payment_id' | 'next_attempt_at'>): boolean {
  return status === 'pending' && payment !== null && next === null;
}

/** Returns the condition that a row is this booking, by its whole primary key. */
export function isBooking({ hotel_id, id }: BookingKey) {
  return (eb: ExpressionBuilder<Tables, 'bookings'>) => eb.and({ hotel_id, id });
}

/**
 * Converts the provider's data to JSON for the database, without characters that PostgreSQL cannot
 * store. Such a character in the name of a hotel would otherwise make it impossible to record the
 * outcome of a booking.
 */
export function storedJson(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toPlainText(part) : part,
  );
}

type Reader = Pick<BookingContext, 'database'>;
type BookingKey = Pick<BookingRow, 'hotel_id' | 'id'>;

const idSchema = v.pipe(v.string(), v.uuid());

/** Returns the current row of a booking, or undefined if it does not exist. */
export function readBookingOf(
  { database }: Reader,
  key: BookingKey,
): Promise<BookingRow | undefined> {
  return database.db.selectFrom('bookings').selectAll().where(isBooking(key)).executeTakeFirst();
}

/**
 * Returns the current row of a booking by its id. Returns undefined if it does not exist, or if the
 * text is not an id.
 */
export async function readBooking(context: Reader, id: string): Promise<BookingRow | undefined> {
  if (!v.is(idSchema, id)) return undefined;
  const key = await context.database.db
    .selectFrom('booking_hotels')
    .select(['hotel_id', 'id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return key && readBookingOf(context, key);
}

/** Returns the hotel and the id of the booking with this number. */
export function readKeyOfNumber(
  { database }: Reader,
  number: string,
): Promise<BookingKey | undefined> {
  return database.db
    .selectFrom('booking_hotels')
    .select(['hotel_id', 'id'])
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Returns the booking with a number as a person typed it, or undefined if it does not exist. */
export async function readBookingByNumber(
  context: Reader,
  typed: string,
): Promise<BookingRow | undefined> {
  const number = v.safeParse(typedBookingNumberSchema, typed);
  if (!number.success) return undefined;
  const key = await readKeyOfNumber(context, number.output);
  return key && readBookingOf(context, key);
}

/** The other bookings of changes, by id. */
export type OtherBookings = ReadonlyMap<string, BookingRow>;

/** Returns the bookings that the given bookings replace, and the bookings that replace them. */
export async function readOthers(
  { database }: Reader,
  rows: readonly BookingRow[],
): Promise<OtherBookings> {
  const keys = rows.flatMap(({ hotel_id, replaces, replaced_by }) =>
    [replaces, replaced_by].flatMap((id) => (id === null ? [] : [{ hotel_id, id }])),
  );
  if (keys.length === 0) return new Map();
  const others = await database.db
    .selectFrom('bookings')
    .selectAll()
    .where((eb) => eb.or(keys.map((key) => eb.and(key))))
    .execute();
  return new Map(others.map((row) => [row.id, row]));
}

/**
 * The payment of a booking on the site, and the payment and history of the booking that it
 * replaces.
 */
export type ShownPayments = {
  payment: BookingPayment | null;
  earlier?: { payment: BookingPayment; events: readonly BookingEventRow[] } | undefined;
};

/**
 * Returns the payments to show with a booking. `hostname` is the host name with which the browser
 * reached the site, if any.
 */
export async function readPayments(
  context: Reader & Pick<BookingContext, 'payments'>,
  row: BookingRow,
  others: OtherBookings,
  hostname?: string,
): Promise<ShownPayments> {
  const { database, payments } = context;
  const paymentOf = ({ hotel_id: hotelId, id: bookingId, payment_id: payment }: BookingRow) =>
    payment === null ? null : payments.view({ hotelId, bookingId }, hostname, database.db);
  const replaced = row.replaces === null ? undefined : others.get(row.replaces);
  const [payment, before] = await Promise.all([paymentOf(row), replaced && paymentOf(replaced)]);
  if (!replaced || !before) return { payment };
  return { payment, earlier: { payment: before, events: await readHistory(context, replaced) } };
}

/**
 * Returns the first booking in the chain of changes that led to this one, and the number of
 * changes.
 */
export async function readFirst(
  context: Reader,
  row: BookingRow,
): Promise<{ id: string; changes: number }> {
  let first = row;
  let changes = 0;
  while (first.replaces !== null) {
    const before = await readBookingOf(context, { hotel_id: row.hotel_id, id: first.replaces });
    if (!before) break;
    first = before;
    changes += 1;
  }
  return { id: first.id, changes };
}

/** Returns the history of a booking, the oldest event first. */
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

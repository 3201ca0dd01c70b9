import type { ExpressionBuilder, Selectable, UpdateObject } from 'kysely';
import * as v from 'valibot';
import { typedBookingNumberSchema } from '#contracts/site/bookings.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import { toPlainText } from '#contracts/values/plainText.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingContext } from './bookingContext.ts';

/** A booking as it is in the database. */
export type BookingRow = Selectable<Tables['bookings']>;

/** A row of a booking's history. */
export type BookingEventRow = Selectable<Tables['booking_events']>;

/** What a change of state may set. */
export type BookingChanges = UpdateObject<Tables, 'bookings'>;

/** Whether a booking waits for the payment of its guest: before it nobody is asked anything. */
export function isUnpaid({
  status,
  payment_id: payment,
  next_attempt_at: next,
}: Pick<BookingRow, 'status' | 'payment_id' | 'next_attempt_at'>): boolean {
  return status === 'pending' && payment !== null && next === null;
}

/** The condition that a row is this booking, by the whole of its primary key. */
export function isBooking({ hotel_id, id }: BookingKey) {
  return (eb: ExpressionBuilder<Tables, 'bookings'>) => eb.and({ hotel_id, id });
}

/**
 * What a provider sent, as JSON for the database. Characters that PostgreSQL cannot store are
 * removed: one in the name of a hotel would otherwise make it impossible to record what became of a
 * booking.
 */
export function storedJson(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toPlainText(part) : part,
  );
}

type Reader = Pick<BookingContext, 'database'>;
type BookingKey = Pick<BookingRow, 'hotel_id' | 'id'>;

const idSchema = v.pipe(v.string(), v.uuid());

/** A booking as it is now; undefined if there is none. */
export function readBookingOf(
  { database }: Reader,
  key: BookingKey,
): Promise<BookingRow | undefined> {
  return database.db.selectFrom('bookings').selectAll().where(isBooking(key)).executeTakeFirst();
}

/**
 * The booking as it is now; undefined if there is none with this id, or if the text is not an id.
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

/** The hotel and the id of the booking with a number. */
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

/** The booking with a number as somebody typed it; undefined if there is none. */
export async function readBookingByNumber(
  context: Reader,
  typed: string,
): Promise<BookingRow | undefined> {
  const number = v.safeParse(typedBookingNumberSchema, typed);
  if (!number.success) return undefined;
  const key = await readKeyOfNumber(context, number.output);
  return key && readBookingOf(context, key);
}

/** The other bookings of changes, by their ids. */
export type OtherBookings = ReadonlyMap<string, BookingRow>;

/** The bookings that these ones replace, and those that replace them. */
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

/** The payments of a booking on the site, and of the one that it changes, with the history of that. */
export type ShownPayments = {
  payment: BookingPayment | null;
  earlier?: { payment: BookingPayment; events: readonly BookingEventRow[] } | undefined;
};

/**
 * The payments that a booking is shown with. `hostname` is the name by which the browser has reached
 * the site, if it was one.
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

/** The first of the bookings that led to this one by changes, and how many changes there were. */
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

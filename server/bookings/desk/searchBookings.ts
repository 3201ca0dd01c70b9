import { type Expression, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import { typedBookingNumberSchema } from '#contracts/site/bookings.ts';
import {
  type bookingOrders,
  type BookingWait,
  type DeskBookingFilters,
  type DeskListedBooking,
  listedCancellers,
} from '#contracts/site/desk/deskBookings.ts';
import { type DeskSearch, mostFound } from '#contracts/site/desk/deskSearch.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import { countParty } from '#contracts/values/party.ts';
import { searchedBooking } from '../../database/migrations/0060_desk_search.ts';
import { dueIn } from '../../database/openDatabase.ts';
import { type CsvRecord, deskList } from '../../desk/deskList.ts';
import { latest, type ListOrder, type RowKey } from '../../desk/keyset.ts';
import { matchesPerson, phoneDigits } from '../../desk/searchText.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type RoomsRow, stayOf } from '../state/bookedRooms.ts';
import {
  isRefusedRow,
  type RefusedCancellation,
  refusalOfRow,
} from '../state/refusedCancellation.ts';
import { priceOf } from '../state/bookingPrice.ts';
import { type BookingRow, isUnpaid } from '../state/bookingRow.ts';
import { arrivesOn, type HotelDays, readHotelDays } from './hotelDays.ts';

/** The number of bookings on a page of the list. */
const listedBookings = 50;
/** The time after which a pending booking counts as waiting for its outcome, in milliseconds. */
const outcomeMs = minuteMs;
/** The time after which an unsent mail counts as waiting, in milliseconds. */
const mailMs = 10 * minuteMs;

type Reader = Pick<BookingContext, 'database' | 'now'>;
type Order = (typeof bookingOrders)[number];
/** The filters of the list. The filter of arrivals depends on `hotelDays`. */
type Filters = DeskBookingFilters & { hotelDays?: HotelDays | undefined };
type Search = {
  filters: Filters;
  order?: Order | undefined;
  after?: RowKey | undefined;
  size?: number | undefined;
};

/** Returns a page of the bookings that match the filters, the newest first or by arrival. */
export async function searchBookings(
  context: Reader,
  { filters, order, ...which }: Search,
): Promise<{ items: DeskListedBooking[]; next: string | null }> {
  const wanted = await withHotelDays(context, filters);
  return bookingList(context, wanted).page({ ...wanted, order }, which);
}

/**
 * Returns the newest bookings that match a text. A booking with exactly this number, id or
 * reference comes first. `accounts` are the accounts of bookings with this phone number.
 */
export async function findBookings(
  context: Reader,
  text: string,
): Promise<Pick<DeskSearch, 'exact' | 'bookings' | 'more'> & { accounts: string[] }> {
  const { items, next } = await searchBookings(context, {
    filters: { text },
    size: mostFound.bookings,
  });
  const named = nameOfBooking(text);
  const known = items.find(
    ({ id, number, reference }) => id === named.id || number === named.number || reference === text,
  );
  const bookings = known ? [known, ...items.filter((each) => each !== known)] : items;
  const found = { exact: known?.id ?? null, bookings, more: next !== null };
  if (phoneDigits(text) === undefined || items.length === 0) return { ...found, accounts: [] };
  const rows = await context.database.db
    .selectFrom('bookings')
    .select('account_id')
    .distinct()
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .where('account_id', 'is not', null)
    .execute();
  return { ...found, accounts: rows.flatMap(({ account_id: id }) => id ?? []) };
}

/** Returns the list of all bookings. The filter of arrivals needs `hotelDays`. */
export function bookingList(
  context: Reader,
  { hotelDays, csv }: Pick<Filters, 'hotelDays'> & { csv?: BookingsCsv },
) {
  return deskList('GET /api/desk/bookings', {
    from: ({ waits }) =>
      context.database.db
        .selectFrom('bookings')
        .select(['id', 'number', 'status', 'cancelling', 'mismatch', 'hotel_id', 'check_in'])
        .select(['check_out', 'rooms', 'rates', 'stay', 'price', 'rate', 'traveller'])
        .select('mails_guest')
        .select(['reference', 'created_at'])
        .select(['cause', 'wanted_by', 'credits', 'cancelled_fee', 'site_fee'])
        .select(['payment_id', 'next_attempt_at', refusalOfRow.as('refusal')])
        .select([
          sql<string | null>`hotel->>'name'`.as('hotel'),
          waitsSince(context, waits).as('since'),
          cancelledAt.as('cancelled_at'),
          sql<Date>`created_at + interval '0'`.as('made_at'),
        ]),
    filters: (wanted) => matches(context, { ...wanted, hotelDays }),
    order: ({ order, text }) => (order === 'arrival' ? byArrival : newestOf(text)),
    size: listedBookings,
    view: (rows) => rows.map(listedBooking),
    csv,
  });
}

/** The definition of the list as a CSV file. */
export type BookingsCsv = CsvRecord<
  DeskBookingFilters & { order?: Order | undefined },
  FoundBooking
>;

/** The time at which a booking was canceled; null for any other booking. */
const cancelledAt = sql<Date | null>`case when status = 'cancelled' then (
  select min(at) from booking_events as event where event.hotel_id = bookings.hotel_id
    and event.booking_id = bookings.id and event.status = 'cancelled') end`;

/**
 * Selects the bookings that match the filters, the oldest first, for counting. `since` is the time
 * at which a booking began to wait.
 */
export function waitingBookings(context: Reader, filters: Filters) {
  return (
    context.database.db
      .selectFrom('bookings')
      .select(waitsSince(context, filters.waits).as('since'))
      .where(matches(context, filters))
      // A request that the hotel has confirmed waits only for the guest's payment, not for the desk.
      .where(
        filters.status === 'requested' ? sql<boolean>`accepted_at is null` : sql<boolean>`true`,
      )
      .orderBy('created_at')
  );
}

/** Adds the days of hotels to the filters if they ask for arrivals today or tomorrow. */
export async function withHotelDays(context: Reader, filters: Filters): Promise<Filters> {
  if (filters.arrives === undefined || filters.hotelDays) return filters;
  return { ...filters, hotelDays: await readHotelDays(context) };
}

const newest = latest('created_at');

/**
 * Returns the order for a search. A text of several words sorts by a computed column that no index
 * covers. Each word may be common although no booking has both, and PostgreSQL must not scan all
 * bookings by time in the hope of a few matches.
 */
function newestOf(text: string | undefined): ListOrder {
  return text?.includes(' ') ? { ...newest, column: 'made_at' } : newest;
}

const lastDay = 2_000_000;
/** Sorts by the day of arrival. A cursor contains the number of the day. */
const byArrival: ListOrder = {
  column: 'check_in',
  id: 'id',
  direction: 'asc',
  cursor: sql<string>`(check_in - date '1970-01-01') || '_' || id`,
  follows: ({ micros: day, id }) =>
    sql<boolean>`(check_in, id) >
      (date '1970-01-01' + ${Math.min(Number(day), lastDay)}::int, ${id})`,
};

/** Returns the condition of a search, which lists, exports and counts share. */
function matches(context: Reader, filters: Filters): RawBuilder<boolean> {
  const { text, reference, hotel, status, waits, account } = filters;
  const { checkInFrom, checkInTo, createdFrom, createdTo, arrives, hotelDays = [] } = filters;
  const conditions = [
    text !== undefined && matchesText(text),
    reference !== undefined && sql`reference = ${reference}`,
    hotel !== undefined &&
      sql`(hotel_id = ${hotel} or ${beginsWith(sql`lower(hotel->>'name')`, hotel)})`,
    status !== undefined && sql`status in (${sql.join(status.split(','))})`,
    waits !== undefined && waitsFor(context, waits),
    arrives !== undefined && arrivesOn(arrives, hotelDays),
    account !== undefined && sql`account_id = ${account}`,
    checkInFrom !== undefined && sql`check_in >= ${checkInFrom}::date`,
    checkInTo !== undefined && sql`check_in <= ${checkInTo}::date`,
    createdFrom !== undefined && sql`created_at >= ${`${createdFrom}T00:00:00Z`}::timestamptz`,
    createdTo !== undefined &&
      sql`created_at < ${`${createdTo}T00:00:00Z`}::timestamptz + interval '1 day'`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const idSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/**
 * Reads a text as the id or the number of a booking. Returns neither if the text has the form of
 * neither.
 */
function nameOfBooking(text: string): { id?: string; number?: string } {
  const id = v.safeParse(idSchema, text);
  if (id.success) return { id: id.output };
  const number = v.safeParse(typedBookingNumberSchema, text);
  return number.success ? { number: number.output } : {};
}

/**
 * Matches anything that a guest may say on the phone: a name, a mail address or a part of it, a
 * phone number, the number or id of the booking, or the provider's reference.
 */
function matchesText(text: string): RawBuilder<unknown> {
  const { id, number } = nameOfBooking(text);
  if (id !== undefined) return sql`id = ${id}`;
  return matchesPerson(text, searchedBooking, [
    ...(number === undefined ? [] : [sql`number = ${number}`]),
    sql`reference = ${text}`,
  ]);
}

/** The condition of `isNameUntold` in SQL. A separate index covers these few rows. */
const isNameUntoldRow = sql`(name_untold_at is not null and traveller is not null
  and status in ('confirmed', 'requested'))`;

/**
 * Matches texts that begin with `typed`, in byte order, so that an index works in any locale of the
 * database.
 */
function beginsWith(lowered: Expression<unknown>, typed: string): RawBuilder<unknown> {
  const prefix = typed.toLowerCase();
  const value = sql`(${lowered} collate "C")`;
  return sql`(${value} >= ${prefix} and ${value} < ${`${prefix}\u{10FFFF}`})`;
}

function waitsFor(context: Reader, wait: BookingWait): RawBuilder<unknown> {
  if (wait === 'cancellation') return sql`cancelling`;
  if (wait === 'mismatch') return sql`mismatch is not null`;
  if (wait === 'refusal') return isRefusedRow;
  if (wait === 'name') return isNameUntoldRow;
  if (wait === 'mail') {
    return sql`(hotel_id, id) in (
      select unsent.owner, ${bookingOf('unsent')} from ${unsentMails(context)})`;
  }
  // A booking that waits for its guest to pay (`isUnpaid`) has not asked the provider yet.
  return sql`(status = 'pending' and not (payment_id is not null and next_attempt_at is null) and
    coalesce(asked_at, created_at) < ${new Date(context.now().getTime() - outcomeMs)}::timestamptz)`;
}

/** The id of a message's booking, in the form that the index `outbox_by_booking` has. */
function bookingOf(table: 'unsent' | 'later') {
  return sql.raw(`coalesce(${table}.payload->>'bookingId', ${table}.payload->'data'->>'id')`);
}

/**
 * Selects the unsent mails about bookings that need attention: mails that were given up after an
 * error, and mails that have waited too long. A mail is left out if a later mail about the same
 * booking was sent.
 */
function unsentMails({ database }: Reader): RawBuilder<unknown> {
  return sql`outbox as unsent where unsent.sent_at is null and unsent.kind = 'booking-mail'
    and (case when unsent.failed_at is null then unsent.created_at < ${dueIn(database, -mailMs)}
      else unsent.last_error is not null end)
    and not exists (select from outbox as later
      where later.owner = unsent.owner and ${bookingOf('later')} = ${bookingOf('unsent')}
      and later.kind = 'booking-mail' and later.sent_at > unsent.created_at)`;
}

/**
 * Returns the time at which a booking began to wait: for a mail, for a cancellation, for a decision
 * of the desk on a refusal or a mismatch, for the hotel to learn a name, or for its own outcome.
 */
function waitsSince(context: Reader, wait: BookingWait | undefined): RawBuilder<Date | null> {
  if (wait === 'mail') {
    // The nested subquery is necessary because Citus cannot join a table of the coordinator with a
    // table of its workers.
    return sql<Date | null>`(select min(mail.created_at) from (
        select unsent.owner, ${bookingOf('unsent')} as booking, unsent.created_at
        from ${unsentMails(context)}
      ) as mail where mail.owner = bookings.hotel_id and mail.booking = bookings.id)`;
  }
  if (wait === 'refusal') {
    return sql<Date | null>`(${refusalOfRow}->>'at')::timestamptz`;
  }
  if (wait === 'name') return sql<Date | null>`name_untold_at`;
  return sql<Date | null>`case
    when cancelling or mismatch is not null then (select max(at) from booking_events as event
      where event.hotel_id = bookings.hotel_id and event.booking_id = bookings.id
      and (event.cause = 'mismatch' or event.cause like 'cancellation-asked-by-%'))
    when status = 'pending' then coalesce(asked_at, created_at)
    when status = 'requested' then created_at end`;
}

/** A row of the list, with the additional columns of its export. */
export type FoundBooking = RoomsRow &
  Pick<
    BookingRow,
    | 'id'
    | 'number'
    | 'status'
    | 'cancelling'
    | 'mismatch'
    | 'hotel_id'
    | 'check_in'
    | 'check_out'
    | 'traveller'
    | 'mails_guest'
    | 'reference'
    | 'created_at'
    | 'cause'
    | 'wanted_by'
    | 'credits'
    | 'cancelled_fee'
    | 'site_fee'
    | 'payment_id'
    | 'next_attempt_at'
  > & {
    hotel: string | null;
    since: Date | null;
    cancelled_at: Date | null;
    refusal: RefusedCancellation | null;
  };

/** Converts a row to a booking in the list. */
export function listedBooking(row: FoundBooking): DeskListedBooking {
  const { id, number, status, cancelling, hotel, reference, traveller } = row;
  const [guest] = traveller?.guests ?? [];
  return {
    id,
    number,
    status,
    cancelling,
    hotel,
    reference,
    mismatch: row.mismatch !== null,
    unpaid: isUnpaid(row),
    hotelId: row.hotel_id,
    checkIn: row.check_in,
    checkOut: row.check_out,
    ...countParty(bookedParty(stayOf(row))),
    guest: guest ? { firstName: guest.firstName, lastName: guest.lastName } : null,
    email: row.mails_guest ? (traveller?.email ?? null) : null,
    total: toDecimalMoney(priceOf(row).total),
    createdAt: row.created_at.toISOString(),
    waitsSince: row.since?.toISOString() ?? null,
    cancelledBy: cancelledBy(row),
    refusal: row.refusal && { fee: row.refusal.fee },
  };
}

/** Returns who canceled a booking or wants to cancel it, or null for any other booking. */
function cancelledBy({
  status,
  cancelling,
  cause,
  wanted_by: wantedBy,
}: FoundBooking): DeskListedBooking['cancelledBy'] {
  if (status !== 'cancelled' && !cancelling) return null;
  return wantedBy ?? listedCancellers.find((each) => each === cause) ?? null;
}

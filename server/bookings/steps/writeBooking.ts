import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { bookingNumberLength, bookingNumberSigns, openStatuses } from '#contracts/site/bookings.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import { inSpan } from '../../observability/tracing.ts';
import { emailHash, hashOf, isSameText } from '../bookingLinks.ts';
import type { AppliedCredits, BookingContext } from '../state/bookingContext.ts';
import { storedStay } from '../state/bookedRooms.ts';
import { priceOf } from '../state/bookingPrice.ts';
import { type BookingRow, isBooking, readBookingOf } from '../state/bookingRow.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { claimReplaced, type RefusedChange } from './claimReplaced.ts';
import { leaseUntil } from './lease.ts';

/**
 * The interval in milliseconds at which a repeated request checks whether the first request has
 * finished.
 */
const pollMs = 100;

/** The time in milliseconds during which a similar second booking is taken for an accident. */
const slipMs = 10 * minuteMs;

/**
 * The result of writing a booking. Except for `created` and `known`, nothing was written.
 *
 * - `created`: the row is new, and the caller makes its first attempt.
 * - `known`: the booking with this key exists already.
 * - `key-reused`: the key belongs to another request.
 * - `rejected`: a credit cannot be used.
 * - `booked-already`: the traveler made the booking `booked` a moment ago, and has not said that
 *   this is another stay.
 * - `signed-out`: the session of the traveler has ended.
 * - `paused`: the disk is full.
 * - A `RefusedChange`: the booking to be replaced cannot be changed.
 */
export type WrittenBooking =
  | { kind: 'created'; row: BookingRow }
  | { kind: 'known'; row: BookingRow }
  | { kind: 'key-reused' }
  | RefusedOutcome;
type RefusedOutcome =
  { kind: 'paused' } | { kind: 'signed-out' } | RejectedCredits | BookedAlready | RefusedChange;
type RejectedCredits = Extract<AppliedCredits, { kind: 'rejected' }>;
type BookedAlready = { kind: 'booked-already'; booked: BookingRow };

/** The person who books: the account of a signed-in traveler, and the language of the page. */
export type Booker = { accountId?: string | undefined; language?: Language | undefined };

/** Rolls back the transaction of a booking when it is thrown there. */
class RefusedBooking extends Error {
  override readonly name = 'RefusedBooking';
  readonly outcome: RefusedOutcome;

  constructor(outcome: RefusedOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * Writes a booking as `pending` before anything else happens. One transaction stores the booking,
 * its idempotency key and the credits that it uses. The row is leased to the caller. If the key is
 * known, the booking with this key is returned in its current state, and the provider is not asked.
 */
export function writeBooking(
  context: BookingContext,
  key: string,
  request: BookingRequest,
  booker?: Booker,
): Promise<WrittenBooking> {
  const { tracing, actor } = context;
  const step = { name: 'write booking', kind: 'internal', traceparent: actor.traceparent } as const;
  return inSpan(tracing, step, async (_traceparent, span) => {
    const result = await write(context, key, request, booker);
    span['hotels.outcome'] = result.kind;
    if ('row' in result) span['hotels.booking.id'] = result.row.id;
    return result;
  });
}

async function write(
  context: BookingContext,
  key: string,
  request: BookingRequest,
  { accountId, language }: Booker = {},
): Promise<WrittenBooking> {
  const { actor, database, links } = context;
  const byPhone = await takesLinkByPhone(context, request);
  const now = context.now();
  const id = randomUUID();
  const { stay, traveller } = request;
  const keyHash = hashOf(key);
  const requestHash = hashOf(JSON.stringify({ ...request, made: undefined, again: undefined }));
  const insert = async (tx: Transaction<Tables>): Promise<WrittenBooking> => {
    const created = await tx
      .insertInto('bookings')
      .values({
        hotel_id: stay.hotelId,
        id,
        number: await takeBookingNumber(tx, { hotel_id: stay.hotelId, id }),
        key_hash: keyHash,
        request_hash: requestHash,
        link_hash: hashOf(links.keyOf(id)),
        account_id: accountId ?? null,
        language,
        request_id: actor.requestId ?? null,
        traceparent: actor.traceparent ?? null,
        status: 'pending',
        ...storedStay(stay),
        check_in: stay.checkIn,
        check_out: stay.checkOut,
        traveller: JSON.stringify(traveller),
        email_hash: byPhone ? '' : emailHash(traveller.email),
        mails_guest: !byPhone,
        spoken_link: byPhone,
        attempts: 1,
        next_attempt_at: leaseUntil(database),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['hotel_id', 'key_hash']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (created) {
      // This check comes after the insert, so that the outcome of a known key is still returned.
      if (context.isFull?.()) throw new RefusedBooking({ kind: 'paused' });
      if (request.signedIn && accountId === undefined && actor.kind !== 'staff') {
        throw new RefusedBooking({ kind: 'signed-out' });
      }
      if (request.replaces) {
        const claimed = await claimReplaced(tx, context, created, request.replaces);
        if (claimed.kind !== 'claimed') throw new RefusedBooking(claimed);
        await applyEvent(tx, context, claimed.row, 'created', howAccepted(context, byPhone));
        return { kind: 'created', row: claimed.row };
      }
      const booked = request.again ? undefined : await findBooked(tx, context, created, request);
      if (booked) throw new RefusedBooking({ kind: 'booked-already', booked });
      await applyEvent(tx, context, created, 'created', howAccepted(context, byPhone));
      return { kind: 'created', row: await applyCredits(tx, context, created, request) };
    }
    await tx.deleteFrom('booking_hotels').where('id', '=', id).execute();
    const row = await tx
      .selectFrom('bookings')
      .selectAll()
      .where('hotel_id', '=', stay.hotelId)
      .where('key_hash', '=', keyHash)
      .executeTakeFirstOrThrow();
    return row.request_hash === requestHash ? { kind: 'known', row } : { kind: 'key-reused' };
  };
  try {
    return await database.transaction(insert);
  } catch (error) {
    if (error instanceof RefusedBooking) return error.outcome;
    throw error;
  }
}

/**
 * Returns the details of a booking by phone for the history: how the traveler accepted the price
 * and the terms, and how the traveler gets the link.
 */
function howAccepted({ actor }: BookingContext, byPhone: boolean): { detail?: object } {
  if (actor.kind !== 'staff') return byPhone ? { detail: { link: 'by-phone' } } : {};
  return { detail: { accepted: 'by-phone', ...(byPhone && { link: 'by-phone' }) } };
}

/**
 * Returns whether the guest of a new booking has no mail address. The desk then books with its own
 * address. A change keeps the contact of the booking that it replaces, regardless of who makes the
 * change. In any other booking the desk's address is an ordinary address.
 */
async function takesLinkByPhone(
  context: BookingContext,
  { stay: { hotelId }, traveller: { email }, replaces }: BookingRequest,
): Promise<boolean> {
  const isOf = (address: string | undefined) =>
    address !== undefined && emailHash(address) === emailHash(email);
  if (context.actor.kind === 'staff' && isOf(context.deskAddress)) return true;
  const replaced =
    replaces && (await readBookingOf(context, { hotel_id: hotelId, id: replaces.id }));
  return replaced?.mails_guest === false && isOf(replaced.traveller?.email);
}

/**
 * Finds a booking of the same hotel and mail address for some of the same days that was made a
 * moment ago. Its existence is revealed only if the request has the session of its account or its
 * key, because anybody can enter another person's address. The desk sees all bookings, so it finds
 * any open booking: a guest on the phone may have booked days before.
 */
async function findBooked(
  tx: Transaction<Tables>,
  { actor, links, now }: BookingContext,
  created: BookingRow,
  { made = [], traveller: { phone } }: BookingRequest,
): Promise<BookingRow | undefined> {
  const { account_id: accountId } = created;
  const known = made.filter(({ id, key }) => isSameText(key, links.keyOf(id))).map(({ id }) => id);
  const seesAll = actor.kind === 'staff';
  if (!seesAll && accountId === null && known.length === 0) return undefined;
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('hotel_id', '=', created.hotel_id)
    .where((booked) =>
      // Guests without an address are distinguished by their phone numbers.
      created.mails_guest
        ? booked('email_hash', '=', created.email_hash)
        : sql<boolean>`mails_guest = false and traveller->>'phone' = ${phone}`,
    )
    .where('id', '!=', created.id)
    .where('check_in', '<', created.check_out)
    .where('check_out', '>', created.check_in)
    .where('status', 'in', openStatuses)
    .$if(!seesAll, (query) =>
      query
        .where('created_at', '>', new Date(now().getTime() - slipMs))
        .where((booked) =>
          booked.or([
            ...(accountId === null ? [] : [booked('account_id', '=', accountId)]),
            ...(known.length === 0 ? [] : [booked('id', 'in', known)]),
          ]),
        ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function applyCredits(
  tx: Transaction<Tables>,
  { credits }: BookingContext,
  row: BookingRow,
  request: BookingRequest,
): Promise<BookingRow> {
  if (!request.credits?.promotion && !request.credits?.rewards) return row;
  const { id, hotel_id: hotelId, account_id: accountId } = row;
  const booking = { id, hotelId, accountId, price: priceOf(row) };
  const applied = await credits.apply(tx, booking, request.credits);
  if (applied.kind === 'rejected') throw new RefusedBooking(applied);
  return tx
    .updateTable('bookings')
    .set({ credits: JSON.stringify(applied.credits) })
    .where('hotel_id', '=', hotelId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Waits until the first attempt of a booking, which another call or process makes, has ended or the
 * time is up.
 */
export async function awaitOutcome(
  context: BookingContext,
  row: BookingRow,
  timeUp: () => boolean,
): Promise<void> {
  while (!timeUp() && (await isFirstAttempt(context, row))) await sleep(pollMs);
}

async function isFirstAttempt({ database }: BookingContext, row: BookingRow): Promise<boolean> {
  const running = await database.db
    .selectFrom('bookings')
    .select('id')
    .where(isBooking(row))
    .where('status', '=', 'pending')
    .where('attempts', '=', 1)
    .where('next_attempt_at', '>', database.now())
    .executeTakeFirst();
  return running !== undefined;
}

/**
 * Reserves an unused number for a new booking, in the transaction that writes the booking. Returns
 * the number.
 */
export async function takeBookingNumber(
  tx: Transaction<Tables>,
  booking: Pick<BookingRow, 'hotel_id' | 'id'>,
): Promise<string> {
  for (;;) {
    const number = Array.from({ length: bookingNumberLength }, () =>
      bookingNumberSigns.charAt(randomInt(bookingNumberSigns.length)),
    ).join('');
    const taken = await tx
      .insertInto('booking_hotels')
      .values({ ...booking, number })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (taken) return taken.number;
  }
}

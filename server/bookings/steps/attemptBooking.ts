import type { Transaction } from 'kysely';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { isAccepted } from '#contracts/provider/findReservationError.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { type Reservation, termsOfReserved } from '#contracts/provider/reservations.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import { hourMs } from '#contracts/values/durations.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import { dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { inSpan } from '../../observability/tracing.ts';
import { fetchOffer } from '../reservations/fetchOffer.ts';
import { toReservationRequest } from '../reservations/toReservationRequest.ts';
import { applyEvent } from '../state/applyEvent.ts';
import type { BookingContext, RecordingContext } from '../state/bookingContext.ts';
import {
  isOnRequest,
  ratesOf,
  stayOf,
  storedHotel,
  storedMovedRates,
  storedRates,
} from '../state/bookedRooms.ts';
import { priceOf } from '../state/bookingPrice.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { callOf, traceOf } from '../state/bookingTrace.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import { acceptedStay, findMismatch, recordMismatch } from '../state/recordMismatch.ts';
import { isAsLeased, postpone, recordAttempt } from './lease.ts';
import { awaitPayment } from './paidBookings.ts';
import { answerBy } from './requestDeadline.ts';

/**
 * Continues a pending booking and records the outcome, for a request or the worker. Once the
 * provider may have been asked (`asked_at`), only its own response about the booking's key ends the
 * booking. The provider is first asked about the key, and then gets the same request again.
 * `isLate` returns whether the traveler was told that the booking is pending.
 */
export async function attemptBooking(
  context: BookingContext,
  row: BookingRow,
  isLate: () => boolean,
): Promise<void> {
  const attempted = row.asked_at ? await askAgain(context, row) : await askFirst(context, row);
  if (!attempted) return;
  const outcome = await takePayment(context, attempted);
  const step = {
    name: 'record outcome',
    kind: 'internal' as const,
    traceparent: traceOf(context, row).traceparent,
    attributes: { 'hotels.booking.id': row.id, 'hotels.outcome': outcome.kind },
  };
  await inSpan(context.tracing, step, () =>
    recordOutcome(context, attempted.row, outcome, isLate()),
  );
  await context.onAttempt?.();
}

/**
 * Takes the payment of a booking that the provider has confirmed. The booking is confirmed only
 * once it is paid. If the payment can no longer be taken, the reservation is canceled, whatever
 * that costs the site.
 */
async function takePayment(
  context: BookingContext,
  { row, outcome }: Attempted,
): Promise<AttemptOutcome> {
  if (row.payment_id === null || outcome.kind !== 'confirmed') return outcome;
  const taken = await context.payments.capture({ hotelId: row.hotel_id, bookingId: row.id });
  if (taken === 'captured') return outcome;
  if (taken === 'unknown') return { kind: 'unknown', reason: 'payment' };
  const { reference } = outcome.reservation;
  const whole = toDecimalMoney(priceOf(row).total);
  const call = { ...callOf(context, row), hotelId: row.hotel_id };
  const cancelled = await context.reservations.cancel(reference, whole, call);
  context.log.error({ booking: row.id, outcome: cancelled.kind }, 'a payment could not be taken');
  return cancelled.kind === 'cancelled' || cancelled.kind === 'none'
    ? { kind: 'declined', cause: 'not-paid' }
    : { kind: 'unknown', reason: 'payment_failed' };
}

/** An outcome and the row on which it is based. It counts only if the row has not changed. */
type Attempted = { row: BookingRow; outcome: AttemptOutcome };

/**
 * Asks the provider for the first time. Returns undefined if another process has continued the
 * booking, or if it waits for its payment.
 */
async function askFirst(context: BookingContext, row: BookingRow): Promise<Attempted | undefined> {
  const found = await findOffer(context, row);
  if (found.kind !== 'offered') return { row, outcome: found };
  const { rates, hotel } = found;
  if (found.collector === 'site') {
    const paying = await awaitPayment(context, row, found);
    if (paying !== 'authorized') return paying && { row, outcome: paying };
  }
  if (isOnRequest(rates)) return { row, outcome: { kind: 'requested', rates, hotel } };
  const asked = await context.database.db
    .updateTable('bookings')
    .set({
      ...storedRates(rates),
      ...storedHotel(hotel),
      asked_at: context.now(),
    })
    .where(isBooking(row))
    .where('status', '=', 'pending')
    .where('asked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return asked && { row: asked, outcome: await reserve(context, asked, rates) };
}

/** Returns the rates at the accepted prices and terms, or the reason why they are not available. */
export async function findOffer(
  context: Pick<BookingContext, 'actor' | 'collecting' | 'fetchHotel' | 'now'>,
  row: BookingRow,
) {
  const declined = (cause: 'expired' | 'gone' | 'rejected', hotel?: BookedHotel) =>
    ({ kind: 'declined', cause, ...(hotel && { hotel }) }) as const;
  if (dayHasPassed(row.check_in, context.now())) return declined('expired');
  const stay = stayOf(row);
  const offer = await fetchOffer(context.fetchHotel, stay, callOf(context, row));
  if (offer.kind === 'gone') return declined('gone', offer.hotel);
  if (offer.kind === 'unknown') return offer;
  const { rooms } = acceptedStay(stay);
  const areAccepted = rooms.every((room, index) => {
    const rate = offer.rates[index];
    return rate !== undefined && isAccepted(room, rate);
  });
  if (areAccepted) {
    const collector = collectorOf(offer.rates, offer.hotel.paymentNote, context.collecting);
    return collector === undefined ? declined('rejected', offer.hotel) : { ...offer, collector };
  }
  const { rates: movedRates, hotel } = offer;
  return { kind: 'declined', cause: 'price-changed', movedRates, hotel } as const;
}

async function askAgain(context: BookingContext, row: BookingRow): Promise<Attempted> {
  return { row, outcome: await askByKey(context, row) };
}

async function askByKey(context: BookingContext, row: BookingRow): Promise<AttemptOutcome> {
  const over = dayHasPassed(row.check_in, context.now());
  const expired = { kind: 'declined', cause: 'expired' } as const;
  const found = await context.reservations.findByKey(row.id, {
    ...callOf(context, row),
    hotelId: row.hotel_id,
  });
  if (found.kind === 'unknown') return found;
  if (found.kind === 'found') return accept(row, found.reservation);
  // The provider had reported a reservation before and now has none. The desk must find out which
  // report is true.
  if (row.mismatch) return { kind: 'mismatch', mismatch: row.mismatch };
  if (over) return expired;
  const rates = ratesOf(row);
  return rates ? reserve(context, row, rates) : { kind: 'unknown', reason: 'no_rate' };
}

async function reserve(
  context: BookingContext,
  row: BookingRow,
  rates: readonly Rate[],
): Promise<AttemptOutcome> {
  const { traveller, id } = row;
  const stay = stayOf(row);
  if (!traveller) return { kind: 'unknown', reason: 'no_traveller' };
  const collects = row.payment_id !== null;
  const request = toReservationRequest(stay, traveller, rates, collects);
  const outcome = await context.reservations.reserve(id, request, callOf(context, row));
  switch (outcome.kind) {
    case 'confirmed':
    case 'cancelled':
      return accept(row, outcome.reservation);
    case 'price-changed': {
      // If the number of rates differs from the number of rooms, the rates do not reveal the new
      // price. The page then asks for the price again.
      const areOfRooms = outcome.rates.length === stay.rooms.length;
      const moved = areOfRooms && { movedRates: outcome.rates };
      return { kind: 'declined', cause: 'price-changed', ...moved };
    }
    case 'gone':
    case 'rejected':
    case 'not-combinable':
      return { kind: 'declined', cause: outcome.kind };
    case 'key-reused':
      context.log.error(
        { booking: id },
        'the provider knows the key of this booking from another request',
      );
      return { kind: 'unknown', reason: 'key_reused' };
    default:
      return outcome;
  }
}

/**
 * Accepts a reservation only if it matches the request. A reservation that does not match is not
 * canceled, because it may belong to somebody else. The booking then stays pending, and the desk
 * gets a mail.
 */
function accept(row: BookingRow, reservation: Reservation): AttemptOutcome {
  const mismatch = findMismatch(row, reservation);
  if (mismatch) return { kind: 'mismatch', mismatch };
  return reservation.status === 'cancelled'
    ? { kind: 'declined', cause: 'rejected' }
    : { kind: 'confirmed', reservation };
}

/** The time to wait before a provider that reported a mismatch is asked again, in milliseconds. */
const mismatchPauseMs = hourMs;

/**
 * The outcome of an attempt at a pending booking. After `unknown` and `mismatch` the booking stays
 * pending.
 */
export type AttemptOutcome =
  | { kind: 'confirmed'; reservation: Reservation }
  | { kind: 'requested'; rates: Rate[]; hotel: BookedHotel }
  | {
      kind: 'declined';
      cause:
        | 'price-changed'
        | 'gone'
        | 'rejected'
        | 'not-combinable'
        | 'expired'
        | 'not-paid'
        | 'not-chargeable';
      movedRates?: Rate[];
      hotel?: BookedHotel;
    }
  | { kind: 'mismatch'; mismatch: BookingMismatch }
  | { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * Records the outcome of an attempt, and queues its mails. An unknown outcome sets the time of the
 * next attempt. With `late` the traveler was told that the booking is pending, and gets a mail with
 * the outcome. Does nothing if another process has ended the booking.
 *
 * If another booking already has the reservation, the outcome is a mismatch. One of the two
 * bookings has no reservation, and canceling either would cancel the other.
 */
export async function recordOutcome(
  context: RecordingContext,
  row: BookingRow,
  outcome: AttemptOutcome,
  late: boolean,
): Promise<void> {
  if (outcome.kind === 'unknown') {
    await postpone(context, row, outcome);
    return;
  }
  try {
    await context.database.transaction((tx) => record(tx, context, row, outcome, late));
    const failed = isFailed(outcome);
    if (row.payment_id !== null && failed !== undefined) context.onPaidOutcome?.(failed);
  } catch (error) {
    if (outcome.kind !== 'confirmed' || !isUniqueViolation(error)) throw error;
    // The mismatch has no reference, so that the desk cannot confirm this booking with it or cancel
    // it at the provider.
    const reported = `${outcome.reservation.reference}, which another booking has`;
    const mismatch = { field: 'reference', accepted: 'one of its own', reported, reference: null };
    await context.database.transaction((tx) =>
      record(tx, context, row, { kind: 'mismatch', mismatch }, late),
    );
  }
}

/**
 * The causes for which the hotel is responsible. Nobody is responsible if the rooms are sold out.
 */
const refusals: ReadonlySet<string> = new Set(['price-changed', 'rejected', 'not-combinable']);

/**
 * Returns whether the hotel failed to provide the booked stay. Returns undefined if this is not
 * decided, or if nobody is responsible.
 */
function isFailed(outcome: Exclude<AttemptOutcome, { kind: 'unknown' }>): boolean | undefined {
  if (outcome.kind !== 'declined') return outcome.kind === 'confirmed' ? false : undefined;
  return refusals.has(outcome.cause) || undefined;
}

/** Returns the details of an outcome for the history of attempts. */
function reasonOf(outcome: Exclude<AttemptOutcome, { kind: 'unknown' }>): string | undefined {
  switch (outcome.kind) {
    case 'confirmed':
      return outcome.reservation.reference;
    case 'declined':
      return outcome.cause;
    case 'mismatch':
      return outcome.mismatch.field;
    default:
      return undefined;
  }
}

async function record(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  outcome: Exclude<AttemptOutcome, { kind: 'unknown' }>,
  late: boolean,
): Promise<void> {
  await recordAttempt(tx, context.database, row, {
    outcome: outcome.kind,
    reason: reasonOf(outcome),
  });
  switch (outcome.kind) {
    case 'confirmed': {
      const { status, reference, rooms } = outcome.reservation;
      const rates = ratesOf(row)?.map((rate, index) => {
        const room = rooms[index];
        return room
          ? { ...rate, ...termsOfReserved(room), deposit: room.deposit ?? rate.deposit }
          : rate;
      });
      // The guest is no longer expected. The look-up that follows records the hotel's report and
      // tells the guest.
      const isPast = status !== 'confirmed' && dayHasPassed(row.check_in, context.now());
      await applyEvent(tx, context, row, 'hotel-confirms', {
        set: {
          reference,
          // The reserved terms may be better than the offered terms, but never worse than the
          // accepted terms.
          ...(rates && storedRates(rates)),
        },
        late,
        tellsGuest: !isPast,
      });
      break;
    }
    case 'mismatch': {
      await recordMismatch(tx, context, row, outcome.mismatch);
      const next = dueIn(context.database, mismatchPauseMs);
      await tx
        .updateTable('bookings')
        .set({ next_attempt_at: next })
        .where(isAsLeased(row))
        .execute();
      break;
    }
    case 'requested': {
      const { rates, hotel } = outcome;
      const { check_in: checkIn } = row;
      const arrival = { checkIn, timeZone: hotel.timeZone };
      await applyEvent(tx, context, row, 'on-request', {
        set: { ...storedRates(rates), ...storedHotel(hotel) },
        answerBy: answerBy(context.now(), context.requestHours, arrival),
      });
      break;
    }
    case 'declined': {
      const { cause, movedRates, hotel } = outcome;
      await applyEvent(tx, context, row, cause, {
        set: {
          ...(movedRates && storedMovedRates(movedRates)),
          ...(hotel && storedHotel(hotel)),
        },
        late,
      });
      break;
    }
  }
}

import { isAccepted } from '#contracts/provider/findReservationError.ts';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import { inSpan } from '../../observability/tracing.ts';
import { awaitPayment } from './paidBookings.ts';
import { fetchOffer } from '../reservations/fetchOffer.ts';
import { acceptedStay, findMismatch } from '../state/recordMismatch.ts';
import { toReservationRequest } from '../reservations/toReservationRequest.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, isBooking, storedJson } from '../state/bookingRow.ts';
import { callOf, traceOf } from '../state/bookingTrace.ts';
import { priceOf } from '../state/bookingPrice.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import { type AttemptOutcome, recordOutcome } from './recordOutcome.ts';

/**
 * Carries a pending booking on, for the request and for the worker alike, and records the outcome.
 * Once the provider may have been asked (`asked_at`), only the provider's own response to the
 * booking's key ends it: first it is asked for the key, then it gets the same request again.
 * `isLate` tells whether the traveller has been told that the booking is pending.
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
 * Takes the payment of a booking that the hotel has confirmed: it is confirmed once it is paid. If
 * the payment cannot be taken any more, the reservation is cancelled, whatever that costs the site.
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

/**
 * An outcome, and the row as it was when it was reached: it counts only if that has not changed.
 */
type Attempted = { row: BookingRow; outcome: AttemptOutcome };

/** Undefined when another process has carried the booking on. */
async function askFirst(context: BookingContext, row: BookingRow): Promise<Attempted | undefined> {
  const found = await findOffer(context, row);
  if (found.kind !== 'offered') return { row, outcome: found };
  const { rate, hotel } = found;
  if (found.collector === 'site') {
    const paying = await awaitPayment(context, row, found);
    if (paying !== 'authorized') return paying && { row, outcome: paying };
  }
  if (rate.booking === 'on-request') return { row, outcome: { kind: 'requested', rate, hotel } };
  const asked = await context.database.db
    .updateTable('bookings')
    .set({
      rate: storedJson(rate),
      hotel: storedJson(hotel),
      asked_at: context.now(),
    })
    .where(isBooking(row))
    .where('status', '=', 'pending')
    .where('asked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return asked && { row: asked, outcome: await reserve(context, asked, rate) };
}

/** The rate at the accepted price and terms, or why there is none. */
async function findOffer(context: BookingContext, row: BookingRow) {
  const declined = (cause: 'expired' | 'gone' | 'rejected', hotel?: BookedHotel) =>
    ({ kind: 'declined', cause, ...(hotel && { hotel }) }) as const;
  if (dayHasPassed(row.check_in, context.now())) return declined('expired');
  const offer = await fetchOffer(context.fetchHotel, row.stay, callOf(context, row));
  if (offer.kind === 'gone') return declined('gone', offer.hotel);
  if (offer.kind === 'unknown') return offer;
  if (isAccepted(acceptedStay(row), offer.rate)) {
    const collector = collectorOf(offer.rate, offer.hotel.paymentNote, context.collecting);
    return collector === undefined ? declined('rejected', offer.hotel) : { ...offer, collector };
  }
  const { rate: movedRate, hotel } = offer;
  return { kind: 'declined', cause: 'price-changed', movedRate, hotel } as const;
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
  // The provider had reported a reservation and now has none: the desk finds out which is true.
  if (row.mismatch) return { kind: 'mismatch', mismatch: row.mismatch };
  if (over) return expired;
  return row.rate ? reserve(context, row, row.rate) : { kind: 'unknown', reason: 'no_rate' };
}

async function reserve(
  context: BookingContext,
  row: BookingRow,
  rate: Rate,
): Promise<AttemptOutcome> {
  const { stay, price, traveller, id } = row;
  if (!traveller) return { kind: 'unknown', reason: 'no_traveller' };
  const collects = row.payment_id !== null;
  const request = toReservationRequest(stay, price, traveller, rate.room_group_id, collects);
  const outcome = await context.reservations.reserve(id, request, callOf(context, row));
  switch (outcome.kind) {
    case 'confirmed':
    case 'cancelled':
      return accept(row, outcome.reservation);
    case 'price-changed':
      return { kind: 'declined', cause: 'price-changed', movedRate: outcome.rate };
    case 'gone':
    case 'rejected':
      return { kind: 'declined', cause: outcome.kind };
    case 'key-reused':
      context.log.error({ booking: id }, 'the provider has this booking with another request');
      return { kind: 'unknown', reason: 'key_reused' };
    default:
      return outcome;
  }
}

/**
 * A reservation counts only if it is what was requested. Another one is not cancelled either, since
 * it may belong to somebody else: the booking stays pending, and the desk is told.
 */
function accept(row: BookingRow, reservation: Reservation): AttemptOutcome {
  const mismatch = findMismatch(row, reservation);
  if (mismatch) return { kind: 'mismatch', mismatch };
  return reservation.status === 'cancelled'
    ? { kind: 'declined', cause: 'rejected' }
    : { kind: 'confirmed', reservation };
}

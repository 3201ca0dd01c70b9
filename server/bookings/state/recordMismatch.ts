import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import {
  type AcceptedStay,
  findReservationError,
} from '#contracts/provider/findReservationError.ts';
import type { Meal } from '#contracts/provider/rateFields.ts';
import type { Reservation, ReservedRoom } from '#contracts/provider/reservations.ts';
import type { BookedStay } from '#contracts/site/bookingRequest.ts';
import type { Tables } from '../../database/tables.ts';
import { applyEvent, type EventContext } from './applyEvent.ts';
import { type RoomsRow, stayOf } from './bookedRooms.ts';
import type { BookingContext } from './bookingContext.ts';
import { type BookingRow, storedJson } from './bookingRow.ts';
import type { BookingMismatch } from './bookingTables.ts';
import { nextAttemptAt } from './nextAttemptAt.ts';

/**
 * Stores in the caller's transaction that the provider's reservation does not match the booking.
 * Adds an event to the history, logs an error, and queues mails to the desk and, with `tellsGuest`,
 * to the traveler. The status stays the same.
 *
 * Does nothing if the same mismatch is already open, or if the booking is no longer in the state of
 * `row`. While the same field differs, no second mail is sent. Returns the booking if the mismatch
 * was stored.
 */
export async function recordMismatch(
  tx: Transaction<Tables>,
  context: EventContext & Pick<BookingContext, 'log'>,
  row: BookingRow,
  mismatch: BookingMismatch,
  tellsGuest = false,
): Promise<BookingRow | undefined> {
  const stored = storedJson(mismatch);
  const changed = await applyEvent(tx, context, row, 'mismatch', {
    set: { mismatch: stored, updated_at: context.now() },
    where: (eb) => eb('mismatch', 'is distinct from', sql<BookingMismatch>`${stored}::jsonb`),
    detail: mismatch,
    tellsGuest,
  });
  if (!changed) return undefined;
  const { field } = mismatch;
  context.log.error(
    { booking: row.id, field },
    'the reservation at the provider differs from the booking',
  );
  return changed;
}

/**
 * Returns whether the desk has already decided about exactly this mismatch. The decision then
 * remains valid, and the mismatch is not reported again.
 */
export async function isSettled(
  tx: Transaction<Tables>,
  { hotel_id, id }: BookingRow,
  mismatch: BookingMismatch,
): Promise<boolean> {
  const events = await tx
    .selectFrom('booking_events')
    .select(['cause', 'detail'])
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .orderBy('seq')
    .execute();
  const reported: unknown = JSON.parse(storedJson(mismatch));
  return events.some(({ cause }, index) => {
    if (cause !== 'mismatch-settled' && cause !== 'desk') return false;
    const open = events.slice(0, index).findLast((event) => event.cause === 'mismatch');
    return isDeepStrictEqual(open?.detail, reported);
  });
}

/**
 * Ends the mismatch of a booking in the caller's transaction, because the desk has settled it with
 * the provider. The booking keeps the site's data. A stay that could not earn because of the
 * mismatch is continued, and so is a cancellation in progress. The traveler of a canceled booking
 * gets a mail with the fee.
 *
 * Returns undefined if the booking has no mismatch. Does not apply to a pending booking, which the
 * desk must confirm or decline instead.
 */
export function settleMismatch(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  reason?: string,
): Promise<BookingRow | undefined> {
  const mayEarn = row.status === 'stayed' && row.earned === null;
  return applyEvent(tx, context, row, 'mismatch-settled', {
    set: {
      mismatch: null,
      ...(mayEarn && { next_attempt_at: nextAttemptAt(row, context, true) }),
      // The answer to a cancellation in progress counts only if the row still has the time at which
      // the cancellation began.
      updated_at: sql<Date>`case when cancelling then updated_at else ${context.now()} end`,
    },
    where: (eb) => eb('mismatch', 'is not', null),
    reason,
  });
}

type AcceptedRow = Pick<RoomsRow, 'rooms' | 'stay' | 'price'>;

/** Converts the accepted stay to the format of the contract with the provider. */
export function acceptedStay({
  hotelId,
  checkIn,
  checkOut,
  rooms,
}: BookedStay): Omit<AcceptedStay, 'rooms'> & { rooms: (ReservedRoom & { meal: Meal })[] } {
  return {
    hotel_id: hotelId,
    check_in: checkIn,
    check_out: checkOut,
    rooms: rooms.map((room) => ({
      room_group_id: room.roomId,
      rate_id: room.rateId,
      price: room.price,
      extras: room.extras,
      meal: room.meal,
      free_cancellation_until: room.freeCancellationUntil,
      cancellation_steps: room.cancellation,
      no_show: room.noShow,
      deposit: room.deposit,
    })),
  };
}

/** The maximum number of characters that are stored of a value. */
const maxTextLength = 2_048;

/**
 * Returns the first difference between a reservation and the accepted stay, or undefined. If the
 * reservation belongs to another hotel, only the text of the mismatch contains its reference. Such
 * a reservation probably belongs to somebody else. If the desk confirmed the booking with that
 * reference, a cancellation of the booking could cancel the wrong reservation.
 */
export function findMismatch(
  row: AcceptedRow & Pick<BookingRow, 'reference'>,
  reservation: Reservation,
): BookingMismatch | undefined {
  const error = findReservationError(acceptedStay(stayOf(row)), reservation);
  if (!error) return undefined;
  const { reference } = reservation;
  const isOther = error.field === 'hotel_id' && reference !== row.reference;
  const reported = isOther ? `${error.reported}, with the reference ${reference}` : error.reported;
  return {
    field: error.field,
    accepted: error.accepted.slice(0, maxTextLength),
    reported: reported?.slice(0, maxTextLength) ?? null,
    reference: isOther ? null : reference,
  };
}

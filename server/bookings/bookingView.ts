import * as v from 'valibot';
import type { Rate } from '#contracts/rateFields.ts';
import { type Booking, bookingCauses } from '#contracts/site/bookings.ts';
import { cancellationTerms } from './cancellationTerms.ts';
import { unknownHotel } from './provider/bookedHotel.ts';
import type { BookingEventRow, BookingRow } from './state/bookingRow.ts';

/** A booking as its page shows it at an instant; of its history, the changes of status. */
export function bookingView(
  row: BookingRow,
  events: readonly BookingEventRow[],
  now: Date,
): Booking {
  const rate = row.rate ?? provisionalRate(row);
  return {
    id: row.id,
    status: row.status,
    cause: v.is(causeSchema, row.cause) ? row.cause : null,
    createdAt: row.created_at.toISOString(),
    stay: row.stay,
    hotel: row.hotel ?? unknownHotel,
    rate,
    traveller: row.traveller,
    reference: row.reference,
    cancelling: row.cancelling,
    cancellation: row.cancelling ? null : cancellationTerms(row, rate, now),
    cancellationFee: row.cancelled_fee,
    history: events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      .map(({ at, status, cause }) => ({ at: at.toISOString(), status, cause })),
  };
}

const causeSchema = v.picklist(bookingCauses);

/**
 * The rate as far as the request tells it, before the provider has been asked: the price, the meals and
 * the cancellation deadline that the traveller accepted.
 */
export function provisionalRate({ stay, price }: Pick<BookingRow, 'stay' | 'price'>): Rate {
  return {
    ...price,
    id: stay.rateId,
    room_group_id: stay.roomId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    meal: stay.meal,
    free_cancellation_until: stay.freeCancellationUntil,
    payment: /[1-9]/.test(price.total_property) ? 'property' : 'now',
    left: null,
    commission: null,
    booking: 'instant',
  };
}

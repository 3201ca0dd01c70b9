import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookingRow } from './state/bookingRow.ts';

/**
 * The rate as far as the request tells it, before the provider has been asked: the price and the terms
 * that the traveller accepted.
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

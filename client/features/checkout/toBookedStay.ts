import * as v from 'valibot';
import type { BookedStay } from '#contracts/site/bookingRequest.ts';
import { type PricedStay, pricedStaySchema, type Rate } from '#contracts/provider/rateFields.ts';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';

/**
 * What a booking request says of the chosen stay: the stay, and the price of one room as it was
 * accepted.
 */
export function toBookedStay(
  { hotel, room, rooms, adults, childAges }: BookingAddress,
  rate: Rate,
): { stay: BookedStay; price: PricedStay } {
  return {
    stay: {
      hotelId: hotel,
      roomId: room,
      rateId: rate.id,
      checkIn: rate.check_in,
      checkOut: rate.check_out,
      rooms,
      adults,
      children: [...childAges],
      meal: rate.meal,
      freeCancellationUntil: rate.free_cancellation_until ?? null,
    },
    price: v.parse(pricedStaySchema, rate),
  };
}

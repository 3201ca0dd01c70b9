import * as v from 'valibot';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { pricedStaySchema, type Rate } from '#contracts/provider/rateFields.ts';
import { type BookedRoom, type BookedStay, bookedTerms } from '#contracts/site/bookingRequest.ts';

/** Returns a room at a rate for two adults, in the form of a booking. */
export function bookedRoom(rate: Rate, changes: Partial<BookedRoom> = {}): BookedRoom {
  return {
    roomId: String(rate.room_group_id),
    rateId: rate.id,
    occupancy: '2',
    price: v.parse(pricedStaySchema, rate),
    ...bookedTerms(rate),
    ...changes,
  };
}

/** A room at the full sample rate. */
export const sampleRoom = bookedRoom(fullRate);

/** The stay of the full sample rate in the form of a booking, with one room. */
export const sampleStay: BookedStay = {
  hotelId: fullHotel.id,
  checkIn: fullRate.check_in,
  checkOut: fullRate.check_out,
  rooms: [sampleRoom],
};

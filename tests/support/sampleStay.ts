import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { type BookedStay, bookedTerms } from '#contracts/site/bookingRequest.ts';

/** The stay of the full sample rate, as a booking has it. */
export const sampleStay: BookedStay = {
  hotelId: fullHotel.id,
  roomId: String(fullRate.room_group_id),
  rateId: fullRate.id,
  checkIn: fullRate.check_in,
  checkOut: fullRate.check_out,
  rooms: 1,
  adults: 2,
  children: [],
  ...bookedTerms(fullRate),
};

import * as v from 'valibot';
import { pricedStaySchema } from '#contracts/rateFields.ts';
import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { fullRate } from '#contracts/samples/fullRate.ts';
import type { BookingRequest } from '#contracts/site/bookings.ts';

/** A request for the sample rate, in the present of `testNow`. */
export const bookingRequest: BookingRequest = {
  stay: {
    hotelId: fullHotel.id,
    roomId: String(fullRate.room_group_id),
    rateId: fullRate.id,
    checkIn: fullRate.check_in,
    checkOut: fullRate.check_out,
    rooms: 1,
    adults: 2,
    children: [],
  },
  price: v.parse(pricedStaySchema, fullRate),
  traveller: {
    guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
    citizenship: 'GB',
    email: 'ada@travellers.example',
    phone: '+442079460000',
    services: [{ service: 'meal', choice: 'Vegetarian' }],
    specialRequests: 'A quiet room, please.',
  },
};

export const testSecret = 'a secret of the tests that is long';

/** Before the sample rate's free cancellation ends. */
export const testNow = new Date('2027-02-01T12:00:00Z');

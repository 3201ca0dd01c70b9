import * as v from 'valibot';
import { pricedStaySchema } from '#contracts/provider/rateFields.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { sampleStay } from '../../../support/sampleStay.ts';
import { onRequestRate } from './bookingProvider.ts';

/** A request for the sample rate, in the present of `testNow`. */
export const bookingRequest: BookingRequest = {
  stay: sampleStay,
  price: v.parse(pricedStaySchema, fullRate),
  traveller: {
    guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
    citizenship: 'GB',
    email: 'ada@travelers.example',
    phone: '+442079460000',
    services: [{ service: 'meal', choice: 'Vegetarian' }],
    specialRequests: 'A quiet room, please.',
  },
};

/** A request for the rate that the hotel's desk has to confirm. */
export const deskBookingRequest: BookingRequest = {
  ...bookingRequest,
  stay: { ...sampleStay, rateId: onRequestRate.id },
};

/** A request that changes a booking: to one adult less, or to what `changes` says. */
export function changeOf(
  { id, key }: { id: string; key: string },
  changes: Partial<BookingRequest> = {},
  amount = '0.00',
): BookingRequest {
  return {
    ...bookingRequest,
    stay: { ...sampleStay, adults: 1 },
    replaces: { id, key, acceptedFee: { amount, currency: 'USD' } },
    ...changes,
  };
}

export const testSecret = 'a secret of the tests that is long';

/** Before the sample rate's free cancellation ends. */
export const testNow = new Date('2027-02-01T12:00:00Z');

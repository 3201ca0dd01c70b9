import type { BookedRoom, BookingRequest } from '#contracts/site/bookingRequest.ts';
import { bookedRoom, sampleRoom, sampleStay } from '../../../support/sampleStay.ts';
import { onRequestRate } from './bookingProvider.ts';

/** A request for the sample rate at the time `testNow`. */
export const bookingRequest: BookingRequest = {
  stay: sampleStay,
  traveller: {
    guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
    citizenship: 'GB',
    email: 'ada@travelers.example',
    phone: '+442079460000',
    services: [{ service: 'meal', choice: 'Vegetarian' }],
    specialRequests: 'A quiet room, please.',
  },
};

/** Returns the same request for other rooms. */
export function requestFor(...rooms: BookedRoom[]): BookingRequest {
  return { ...bookingRequest, stay: { ...sampleStay, rooms } };
}

/** A request for the rate that the desk of the hotel has to confirm. */
export const deskBookingRequest = requestFor(bookedRoom(onRequestRate));

/** Returns a request that changes a booking, by default to one adult less. */
export function changeOf(
  { id, key }: { id: string; key: string },
  changes: Partial<BookingRequest> = {},
  amount = '0.00',
): BookingRequest {
  return {
    ...requestFor({ ...sampleRoom, occupancy: '1' }),
    replaces: { id, key, acceptedFee: { amount, currency: 'USD' } },
    ...changes,
  };
}

export const testSecret = 'a secret of the tests that is long';

/** A time before the end of free cancellation of the sample rate. */
export const testNow = new Date('2027-02-01T12:00:00Z');

import * as v from 'valibot';
import type { BookingPayment } from '#contracts/site/payments.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { bookingSchema, bookingProblemSchema } from '#contracts/site/bookingSchema.ts';
import type { Booking, BookingProblem } from '#contracts/site/bookings.ts';
import { sampleStay } from './sampleStay.ts';

/** The id and the key of the sample booking. */
export const sampleAccess = { id: '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9', key: 'sample-key' };
export const sampleLink = `/booking/${sampleAccess.id}?key=${sampleAccess.key}`;

/**
 * Returns a confirmed booking of the full sample rate, which is free to cancel. `changes` replace
 * parts of it.
 */
export function sampleBooking(changes: Partial<Booking> = {}): Booking {
  return v.parse(bookingSchema, {
    id: sampleAccess.id,
    number: 'K7M4QX9C',
    status: 'confirmed',
    cause: null,
    createdAt: '2027-02-01T09:00:00Z',
    stay: sampleStay,
    hotel: {
      name: 'Sea View Clifton',
      roomNames: ['Deluxe Double Room'],
      address: '12 Beach Avenue, Karachi',
      region: 'Karachi, PK',
      latitude: 24.8138,
      longitude: 67.0299,
      timeZone: 'Asia/Karachi',
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      phone: '+1 202 555 0142',
      email: 'stay@sea-view.example',
      imageUrl: null,
      policies: [],
    },
    utcOffset: '+05:00',
    rates: [fullRate],
    traveller: {
      guests: [{ firstName: 'Ada', lastName: 'Bell' }],
      citizenship: 'PK',
      email: 'ada@example.com',
      phone: '+923001234567',
      services: [{ service: 'meal', choice: 'Half board' }],
      specialRequests: 'A quiet room, please.',
    },
    reference: 'SVC-4711',
    inAccount: true,
    cancelling: false,
    credits: [],
    earns: null,
    earned: false,
    earnsBy: null,
    cancellation: {
      fee: { amount: '0.00', currency: 'USD' },
      returned: { amount: '234.16', currency: 'USD' },
    },
    cancellationFee: null,
    mismatch: false,
    replaces: null,
    replacedBy: null,
    history: [
      { at: '2027-02-01T09:00:00Z', status: 'pending', cause: 'created' },
      { at: '2027-02-01T09:00:01Z', status: 'confirmed', cause: 'provider' },
    ],
    ...changes,
  });
}

/** Returns a collected card payment for the whole sample. */
export function samplePayment(changes: Partial<BookingPayment> = {}): BookingPayment {
  return {
    state: 'captured',
    amount: { amount: '234.16', currency: 'USD' },
    address: null,
    until: '2027-02-01T09:30:00Z',
    at: '2027-02-01T09:05:00Z',
    card: { brand: 'mastercard', last4: '4444' },
    refunds: [],
    ...changes,
  };
}

/** Returns the problem response for a booking or cancellation that was not made. */
export function bookingProblem(
  code: BookingProblem['code'],
  status: number,
  more: Partial<BookingProblem> = {},
): BookingProblem {
  return v.parse(bookingProblemSchema, { title: 'Not booked', status, code, ...more });
}

import * as v from 'valibot';
import { languages } from '../../texts/languages.ts';
import { bookingRequestSchema } from '../bookingRequest.ts';
import { bookingResponseSchema, bookingSchema } from '../bookingSchema.ts';
import { cancellationRequestSchema, findRequestSchema } from '../bookings.ts';
import { tripsSchema } from '../account/trips.ts';
import { type Calls, emptySchema } from './call.ts';

/** The reasons why a stay was not booked, by status. */
export const notBooked = {
  409: [
    'price-changed',
    'key-reused',
    'booked-already',
    'fee-changed',
    'credit-rejected',
    'not-changeable',
    'not-paid',
    'signed-out',
  ],
  410: ['gone', 'expired'],
  422: ['rejected', 'not-combinable', 'not-chargeable'],
  503: ['paused'],
} as const;

export const bookingCalls = {
  'POST /api/bookings': {
    does: 'Books a stay, for the account that is signed in, if any. 202: the outcome is not known yet.',
    access: 'anyone',
    limit: 'book',
    idempotent: true,
    body: bookingRequestSchema,
    answers: { 201: bookingResponseSchema, 202: bookingResponseSchema },
    problems: notBooked,
  },
  'POST /api/bookings/find': {
    does: 'Mails the link of a booking to the address of the booking. The response does not reveal whether the booking exists.',
    access: 'anyone',
    limit: 'find',
    body: findRequestSchema,
    answers: { 202: emptySchema },
  },
  'GET /api/bookings/:id': {
    does: 'Returns the current state of a booking.',
    access: 'booking',
    limit: 'look',
    answers: { 200: bookingSchema },
  },
  'POST /api/bookings/:id/cancellation': {
    does: 'Cancels a booking for at most the accepted fee. 202: the outcome is not known yet.',
    access: 'booking',
    limit: 'cancel',
    body: cancellationRequestSchema,
    answers: { 200: bookingSchema, 202: bookingSchema },
    problems: { 409: ['fee-changed', 'not-cancellable', 'booking-changed'] },
  },
  'GET /api/bookings/:id/calendar.ics': {
    does: 'Returns the calendar file of a confirmed booking. The default language is the language of its mails.',
    access: 'booking',
    limit: 'look',
    query: v.object({ language: v.optional(v.picklist(languages)) }),
    answers: { 200: 'text/calendar' },
  },
} as const satisfies Calls;

export const tripCalls = {
  'GET /api/trips': {
    does: 'Lists the bookings of the account, the latest check-in first.',
    access: 'traveller',
    answers: { 200: tripsSchema },
  },
} as const satisfies Calls;

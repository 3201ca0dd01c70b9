import { idempotencyKeyHeader } from '../../provider/reservations.ts';
import { bookingPaths } from '../../site/bookings.ts';
import {
  always,
  body,
  empty,
  errors,
  idParameter,
  json,
  keyParameter,
  noSuchBooking,
  problem,
  ref,
  withId,
} from './documentParts.ts';

const tags = ['bookings'];
const id = idParameter('The `id` of the booking.');

/** A booking with its link. */
export const bookingResponse = {
  type: 'object',
  required: ['booking', 'link'],
  properties: {
    booking: ref('Booking'),
    link: {
      type: 'string',
      description: 'The path of the booking’s page, `/booking/{id}?key={key}`.',
    },
  },
};

/** The calls of bookings, as the `paths` of an OpenAPI document. */
export function bookingOperations() {
  return {
    [bookingPaths.bookings]: {
      post: {
        tags,
        operationId: 'createBooking',
        summary: 'Book a room',
        description:
          'The booking is stored before the hotel is asked. The same key with the same body always returns what became of it, and never books twice.',
        parameters: [
          {
            name: idempotencyKeyHeader,
            in: 'header',
            required: true,
            description: 'Made by the client when checkout opens: 16 to 128 visible characters.',
            schema: { type: 'string', minLength: 16, maxLength: 128 },
          },
        ],
        requestBody: body('BookingRequest'),
        responses: {
          201: json('The booking is confirmed, or requested at the hotel.', bookingResponse),
          202: json('The hotel has not answered yet. The link tells the outcome.', bookingResponse),
          400: problem('The body is not JSON, or the Idempotency-Key is missing.'),
          ...errors,
          409: problem(
            '`price-changed` with the new rate, `credit-rejected` with the credit, `booked-already` with the other booking, `not-changeable` or `fee-changed` of the booking to be changed, or `key-reused`.',
            'BookingProblem',
          ),
          410: problem('`gone` or `expired`: the room is not available.', 'BookingProblem'),
          422: problem(
            'Fields are invalid, or the hotel does not accept the booking (`rejected`).',
            'ValidationProblem',
            'BookingProblem',
          ),
          ...always,
        },
      },
    },
    [bookingPaths.find]: {
      post: {
        tags,
        operationId: 'mailBookingLink',
        summary: 'Have the link to a booking mailed to its address',
        description: 'The response is the same whether there is such a booking or not.',
        requestBody: body('FindRequest'),
        responses: {
          202: empty('The link is mailed if there is such a booking.'),
          400: problem('The body is not JSON.'),
          ...errors,
          ...always,
        },
      },
    },
    [withId(bookingPaths.booking)]: {
      get: {
        tags,
        operationId: 'getBooking',
        summary: 'A booking as it is now',
        description: 'What the page of the booking shows, for whoever has its link.',
        parameters: [id, keyParameter],
        responses: { 200: json('The booking.', ref('Booking')), ...noSuchBooking, ...always },
      },
    },
    [withId(bookingPaths.cancellation)]: {
      post: {
        tags,
        operationId: 'cancelBooking',
        summary: 'Cancel a booking',
        description: 'Safe to repeat. It never costs more than was accepted.',
        parameters: [id, keyParameter],
        requestBody: body('CancellationRequest'),
        responses: {
          200: json('The booking is cancelled.', ref('Booking')),
          202: json('The hotel has not answered yet: `cancelling` is true.', ref('Booking')),
          400: problem('The body is not JSON.'),
          ...noSuchBooking,
          409: problem('`fee-changed` with the fee, or `not-cancellable`.', 'BookingProblem'),
          ...errors,
          ...always,
        },
      },
    },
    [withId(bookingPaths.calendar)]: {
      get: {
        tags,
        operationId: 'getCalendarFile',
        summary: 'A confirmed stay as a calendar file',
        description:
          'From check-in to check-out at the times of the hotel, or whole days where they are not known.',
        parameters: [id, keyParameter],
        responses: {
          200: {
            description: 'One event in the hotel’s time zone (RFC 5545).',
            content: { 'text/calendar': { schema: { type: 'string' } } },
          },
          404: problem('There is no such booking, or it is not confirmed.'),
          ...always,
        },
      },
    },
  };
}

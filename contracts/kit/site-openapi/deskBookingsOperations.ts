import {
  bookingOrders,
  bookingWaits,
  deskBookingsPaths,
  deskBookingsSchema,
  mostExportedBookings,
} from '../../site/desk/deskBookings.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  ok,
  queryParameter,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-bookings');

const filters = [
  queryParameter(
    'text',
    'The beginning of the first guest’s name, or a whole e-mail address, number or id of a booking.',
  ),
  queryParameter('reference', 'The provider’s reference, exactly.'),
  queryParameter('hotel', 'The id of a hotel, or the beginning of its name.'),
  queryParameter('status', 'One or more states, with commas.'),
  queryParameter('waits', 'What the booking waits for.', bookingWaits),
  queryParameter('checkInFrom', 'The first day of check-in, `YYYY-MM-DD`.'),
  queryParameter('checkInTo', 'The last day of check-in.'),
  queryParameter('createdFrom', 'The first day, in UTC, on which it was booked.'),
  queryParameter('createdTo', 'The last day on which it was booked.'),
  queryParameter('account', 'The id of an account.'),
];

/** The calls of the desk's list of bookings, as the `paths` of an OpenAPI document. */
export function deskBookingsOperations() {
  return {
    [deskBookingsPaths.bookings]: {
      get: {
        parameters: [
          ...filters,
          queryParameter('order', 'The newest first, or by the day of check-in.', bookingOrders),
          cursorParameter,
        ],
        ...operation(
          'bookings.read',
          'searchDeskBookings',
          'The bookings that match all filters',
          'A page of them.',
          { 200: ok('DeskBookings') },
        ),
      },
    },
    [deskBookingsPaths.csv]: {
      get: {
        parameters: filters,
        ...operation(
          'bookings.export',
          'exportDeskBookings',
          'The same as CSV',
          `At most ${mostExportedBookings} bookings; the last line says if more match. The record gets a row.`,
          {
            200: {
              description: 'A CSV file (RFC 4180) in UTF-8 with a byte order mark.',
              content: { 'text/csv': { schema: { type: 'string' } } },
            },
          },
        ),
      },
    },
  };
}

/** The schemas of the desk's list of bookings. */
export function deskBookingsSchemas() {
  return {
    DeskBookings: component('A page of bookings.', deskBookingsSchema, {
      items: 'In the order that was asked for.',
      'items[].id': 'Names the booking.',
      'items[].number': 'As people read it.',
      'items[].status': 'What has become of it.',
      'items[].cancelling': 'Whether it is being cancelled.',
      'items[].mismatch': 'Whether the provider has something else than was booked.',
      'items[].hotelId': 'Names the hotel.',
      'items[].hotel': 'Its name; null until the provider has given it.',
      'items[].checkIn': 'A day of the hotel.',
      'items[].checkOut': 'A day of the hotel.',
      'items[].rooms': 'How many.',
      'items[].adults': 'In all rooms.',
      'items[].children': 'In all rooms.',
      'items[].guest': 'The first guest; null once the personal data is erased.',
      'items[].guest.firstName': 'As it was typed.',
      'items[].guest.lastName': 'As it was typed.',
      'items[].email': 'The address of the booking; null once erased.',
      'items[].total': 'For all rooms, credits not taken off.',
      'items[].total.amount': 'Decimal text.',
      'items[].total.currency': 'ISO 4217.',
      'items[].reference': 'That of the provider.',
      'items[].createdAt': 'When it was made.',
      'items[].waitsSince': 'Since when something of it is open; null if nothing is.',
      next: 'The `cursor` of the next page; null on the last one.',
    }),
  };
}

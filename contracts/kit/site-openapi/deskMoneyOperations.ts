import {
  deskHotelMonthSchema,
  deskLedgerSchema,
  deskMoneyPaths,
  deskMoneyProblemSchema,
  deskMonthsSchema,
  settleRequestSchema,
  undoRequestSchema,
} from '../../site/desk/deskMoney.ts';
import { problemDescriptions } from './bookingDescriptions.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  idParameter,
  ok,
  problem,
  queryParameter,
  withId,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-money');
const id = idParameter('The `id` of the hotel.');
const month = { ...queryParameter('month', 'The month of check-out, `YYYY-MM`.'), required: true };
const csv = {
  200: {
    description: 'A CSV file (RFC 4180) in UTF-8 with a byte order mark.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  },
};
const unknownHotel = { 404: problem('The site has no booking of this hotel.') };

/** The calls of what the site and the hotels owe each other, as the `paths` of an OpenAPI document. */
export function deskMoneyOperations() {
  return {
    [deskMoneyPaths.months]: {
      get: {
        parameters: [
          month,
          queryParameter('hotel', 'The `id` of a hotel, or a part of names.'),
          cursorParameter,
        ],
        ...operation(
          'money.read',
          'listMoney',
          'What the site and the hotels owe each other in a month',
          'A page of hotels, and the sums of all in each currency.',
          { 200: ok('DeskMonths') },
        ),
      },
    },
    [deskMoneyPaths.monthsCsv]: {
      get: {
        parameters: [month],
        ...operation(
          'money.export',
          'exportMoney',
          'The hotels of a month, as CSV',
          'All of them, a row for each currency.',
          csv,
        ),
      },
    },
    [deskMoneyPaths.ledger]: {
      get: operation(
        'money.read',
        'compareLedger',
        'Whether bookings and settlements explain what the ledger has of hotels',
        'Over all months.',
        { 200: ok('DeskLedger') },
      ),
    },
    [withId(deskMoneyPaths.hotel)]: {
      parameters: [id],
      get: {
        parameters: [month],
        ...operation(
          'money.read',
          'getHotelMonth',
          'A month of one hotel',
          'Its bookings with a figure, and its settlements.',
          { 200: ok('DeskHotelMonth'), ...unknownHotel },
        ),
      },
    },
    [withId(deskMoneyPaths.hotelCsv)]: {
      parameters: [id],
      get: {
        parameters: [month],
        ...operation(
          'money.export',
          'exportHotelMonth',
          'The bookings of a month of one hotel, as CSV',
          'By number, without guests.',
          { ...csv, ...unknownHotel },
        ),
      },
    },
    [withId(deskMoneyPaths.settle)]: {
      parameters: [id],
      post: operation(
        'money.settle',
        'settleMonth',
        'Settle what is open of a month in one currency',
        'Owed amounts and commission together, as one payment. Responds with the month as it is then.',
        {
          200: ok('DeskHotelMonth'),
          409: problem('Nothing was settled; see `code`.', 'DeskMoneyProblem'),
        },
        'SettleRequest',
      ),
    },
    [withId(deskMoneyPaths.undo)]: {
      parameters: [id],
      post: operation(
        'money.settle',
        'undoSettlement',
        'Undo a settlement by a counter-transaction',
        'What it settled is open again. Responds with the month as it is then.',
        {
          200: ok('DeskHotelMonth'),
          404: problem('There is no such settlement.'),
          409: problem('It was undone already.', 'DeskMoneyProblem'),
        },
        'UndoRequest',
      ),
    },
  };
}

/** The descriptions of figures at a path. */
function figures(path: string, description: string) {
  return {
    [path]: description,
    [`${path}.owed`]: 'What the site owes to the hotel, as decimal text, with a minus below zero.',
    [`${path}.commission`]: 'What the hotel owes to the site.',
    [`${path}.net`]: 'The first less the second: what the site pays to the hotel.',
  };
}

function allFigures(path: string) {
  return {
    ...figures(`${path}.total`, 'As things stand.'),
    ...figures(`${path}.settled`, 'What was settled.'),
    ...figures(`${path}.open`, 'What is not settled.'),
  };
}

function hotelMonth(path: string) {
  return {
    [`${path}.hotelId`]: 'The `id` of the hotel.',
    [`${path}.hotelName`]: 'Its name when the latest stay was booked; null if it is not known.',
    [`${path}.currency`]: 'An ISO 4217 code.',
    [`${path}.bookings`]: 'How many bookings have a figure.',
    [`${path}.waiting`]: 'How many stays are not over or not reported.',
    [`${path}.state`]: 'What remains to be done.',
    ...allFigures(path),
  };
}

function agreement(path: string) {
  return {
    [`${path}.currency`]: 'An ISO 4217 code.',
    [`${path}.bookings`]: 'What entries of bookings have added.',
    [`${path}.settled`]: 'What settlements have taken off.',
    [`${path}.explained`]: 'The first less the second.',
    [`${path}.ledger`]: 'What the accounts of hotels have.',
    [`${path}.difference`]: 'What is not explained: zero.',
  };
}

const ended = 'Whether the last day of the month has passed everywhere.';

/** The schemas of what the site and the hotels owe each other. */
export function deskMoneySchemas() {
  return {
    DeskMonths: component('The hotels of a month.', deskMonthsSchema, {
      month: 'The month of check-out, `YYYY-MM`.',
      ended,
      sums: 'The sums of all hotels, of all pages, by currency.',
      'sums[].currency': 'An ISO 4217 code.',
      'sums[].hotels': 'How many hotels.',
      ...allFigures('sums[]'),
      items: 'By the ids of hotels.',
      ...hotelMonth('items[]'),
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    DeskHotelMonth: component('A month of one hotel.', deskHotelMonthSchema, {
      hotelId: 'The `id` of the hotel.',
      hotelName: 'Its name when the latest stay was booked; null if it is not known.',
      month: 'The month of check-out, `YYYY-MM`.',
      ended,
      currencies: 'Its figures, by currency.',
      ...hotelMonth('currencies[]'),
      bookings: 'Those with a figure.',
      'bookings[].id': 'The `id` of the booking.',
      'bookings[].number': 'The number that people read out.',
      'bookings[].checkIn': 'A day.',
      'bookings[].checkOut': 'A day.',
      'bookings[].status': 'The status of the booking.',
      'bookings[].waiting': 'Whether it is not known yet what it owes in the end.',
      'bookings[].currency': 'An ISO 4217 code.',
      ...allFigures('bookings[]'),
      settlements: 'The oldest first.',
      'settlements[].id': 'Names the settlement.',
      'settlements[].currency': 'An ISO 4217 code.',
      ...figures('settlements[].figures', 'What it settled.'),
      'settlements[].bookings': 'Of how many bookings.',
      'settlements[].reference': 'That of the payment; null for none.',
      'settlements[].reason': 'Why, as whoever did it says.',
      'settlements[].at': 'When, RFC 3339.',
      'settlements[].by': 'Who did it: a name, or an id.',
      'settlements[].undoes': 'The `id` of the settlement that this one undoes; null for none.',
      'settlements[].undone': 'Whether another one undoes it.',
      ledger: 'What the ledger has of the hotel, over all months.',
      ...agreement('ledger[]'),
    }),
    DeskLedger: component('What the ledger has of all hotels.', deskLedgerSchema, {
      currencies: 'By currency.',
      ...agreement('currencies[]'),
    }),
    SettleRequest: component('Settles what is open of a month.', settleRequestSchema, {
      month: 'The month of check-out, `YYYY-MM`.',
      currency: 'An ISO 4217 code.',
      owed: 'The open `owed` that was read: with another one by now, nothing is settled.',
      commission: 'The same of `commission`.',
      reference: 'That of the payment.',
      reason: 'Kept in the record, without personal data.',
    }),
    UndoRequest: component('Undoes a settlement.', undoRequestSchema, {
      settlementId: 'The `id` of the settlement.',
      reason: 'Kept in the record, without personal data.',
    }),
    DeskMoneyProblem: component('Why nothing was settled (RFC 9457).', deskMoneyProblemSchema, {
      ...problemDescriptions,
      code: '`still-open`: the month has not ended, or stays are not over. `settled-already`, `undone-already`: somebody was faster. `figures-changed`: `open` has those of now.',
      waiting: 'How many stays are not over or not reported.',
      ...figures('open', 'What is open by now.'),
      by: 'Who settled or undid last: a name, or an id.',
      at: 'When, RFC 3339.',
    }),
  };
}

import { idempotencyKeyHeader, reservationPaths } from '../../provider/reservations.ts';
import { problemType } from '../../provider/problem.ts';
import {
  cancelledReservation,
  dearerRates,
  fullReservation,
  reservationRequest,
  unlikeRoomsRequest,
  unlikeRoomsReservation,
} from '../samples/reservations.ts';
import { problemResponse } from './describeSchema.ts';

const tags = ['reservations'];
const readBy = {
  booking: { screen: 'Booking', without: 'the booking stays pending, and the site asks again' },
  cancellation: {
    screen: 'Cancellation',
    without: 'the booking is being cancelled, and the site asks again',
  },
};
const jsonType = 'application/json';
const key = '3f0c1d52-8f6a-4a35-9f43-2a8d6c1f7b10';

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function reservation(description: string, examples: Record<string, unknown>) {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }] as const);
  return {
    description,
    content: {
      [jsonType]: { schema: refTo('Reservation'), examples: Object.fromEntries(named) },
    },
  };
}

function codedProblem(
  description: string,
  schemas: readonly string[],
  examples: Record<string, object>,
) {
  const [first = '', ...others] = schemas;
  const schema = others.length > 0 ? { oneOf: schemas.map(refTo) } : refTo(first);
  const named = Object.entries(examples).map(
    ([code, fields]) => [code, { value: { type: 'about:blank', code, ...fields } }] as const,
  );
  return {
    description,
    content: { [problemType]: { schema, examples: Object.fromEntries(named) } },
  };
}

const failed = problemResponse(
  'ServiceUnavailable',
  503,
  'Reservations are paused.',
  'Not carried out, or perhaps carried out. The site asks again, with growing pauses.',
);
const notFound = codedProblem('There is no such reservation.', ['NoReservation'], {
  'no-reservation': { title: 'Not Found', status: 404 },
});
const feeChanged = codedProblem(
  'The reservation stands: cancelling it costs more than was accepted, or in another currency.',
  ['FeeChanged'],
  {
    'fee-changed': {
      title: 'Conflict',
      status: 409,
      fee: { amount: '234.16', currency: 'USD' },
    },
  },
);
const tooLate = codedProblem(
  'The reservation stands and can no longer be cancelled.',
  ['NotCancellable'],
  { 'not-cancellable': { title: 'Unprocessable Content', status: 422 } },
);

const referenceParameter = {
  name: 'reference',
  in: 'path',
  required: true,
  description: 'The reservation’s `reference`, percent-encoded.',
  example: fullReservation.reference,
  schema: { type: 'string', minLength: 1 },
};
const keySchema = { type: 'string', minLength: 1, maxLength: 128 };

const createReservation = {
  tags,
  operationId: 'createReservation',
  'x-screens': [readBy.booking],
  summary: 'Reserve rooms, all of them or none',
  description: [
    'Called by the site’s server when a traveler books rooms at rates whose `booking` is `instant`, right after it has fetched the hotel and found the rates unchanged. Reserve all rooms or none: if one is gone, at another price, or cannot be combined with the others, nothing is reserved.',
    'A 201, 409, 410 or 422 with the body described here is the outcome; of an error, its `code` counts. After anything else (no response within 6 s, a lost connection, another status, another body, such as the error page of a gateway) the site does not know whether the rooms are reserved: it looks for the reservation by its key, and when there is none it sends the same request with the same key again, until it gets an outcome.',
    'So the same key with the same body must always get the same outcome and never reserve twice, also when both requests arrive at the same time. When the reservation has been cancelled meanwhile, respond 201 with the reservation as it is now, its `status` `cancelled`: a key never reserves a second time. Keep a key at least until the stay is over.',
  ].join('\n\n'),
  parameters: [
    {
      name: idempotencyKeyHeader,
      in: 'header',
      required: true,
      description: 'Names the request: a UUID, a new one for each booking of a traveler.',
      example: key,
      schema: keySchema,
    },
  ],
  requestBody: {
    required: true,
    content: {
      [jsonType]: {
        schema: refTo('ReservationRequest'),
        examples: {
          everyField: { value: unlikeRoomsRequest },
          oneRoom: { value: reservationRequest },
        },
      },
    },
  },
  responses: {
    201: reservation('Reserved. The same request again gets the same reservation, as it is now.', {
      confirmed: fullReservation,
      confirmedUnlikeRooms: unlikeRoomsReservation,
      cancelled: cancelledReservation,
    }),
    409: codedProblem(
      'Nothing was reserved by this request: the price of a room or of an extra has changed, or the key was used with another body.',
      ['PriceChanged', 'KeyReused'],
      {
        'price-changed': { title: 'Conflict', status: 409, rates: dearerRates },
        'key-reused': { title: 'Conflict', status: 409 },
      },
    ),
    410: codedProblem(
      'Nothing was reserved: a rate is no longer offered, or too few rooms are left.',
      ['Gone'],
      { gone: { title: 'Gone', status: 410 } },
    ),
    422: codedProblem(
      'Nothing was reserved, and the same request will never be accepted. Travelers read that the hotel does not accept the booking, or for `not-combinable` that it does not take these rooms in one booking.',
      ['Rejected', 'NotCombinable'],
      {
        rejected: { title: 'Unprocessable Content', status: 422 },
        'not-combinable': { title: 'Unprocessable Content', status: 422 },
      },
    ),
    '5XX': failed,
  },
};

const listReservations = {
  tags,
  operationId: 'listChangedReservations',
  'x-optional': true,
  'x-screens': [readBy.booking],
  summary: 'The reservations that changed on a day',
  description:
    'Optional: without it, respond 404. Called once a night, and by a command of the operator after a restore: the site names what one side lacks. List each reservation that was made, cancelled or otherwise changed on the day, by UTC, once and as it is now, whoever made it by this interface, with the Idempotency-Key it was made with.',
  parameters: [
    {
      name: 'changed_on',
      in: 'query',
      required: true,
      description: 'A day, `YYYY-MM-DD`, by UTC.',
      example: '2027-02-01',
      schema: { type: 'string', format: 'date' },
    },
    {
      name: 'after',
      in: 'query',
      required: false,
      description: 'The `next` of the page before.',
      schema: { type: 'string', minLength: 1, maxLength: 500 },
    },
  ],
  responses: {
    200: {
      description: 'A page of them. `next` is null on the last one.',
      content: {
        [jsonType]: {
          schema: refTo('ListedReservations'),
          examples: {
            one: { value: { reservations: [{ key, reservation: fullReservation }], next: null } },
          },
        },
      },
    },
    404: problemResponse('NotFound', 404, 'Not Found', 'There is no such list.'),
    '5XX': failed,
  },
};

const findReservation = {
  tags,
  operationId: 'getReservationByKey',
  'x-screens': [readBy.booking, readBy.cancellation],
  summary: 'The reservation made with a key',
  description:
    'Called when the outcome of a request to reserve is unknown. A 404 with the code `no-reservation` means that no request with this key has reserved anything so far; the site then sends the request again.',
  parameters: [
    {
      name: 'key',
      in: 'path',
      required: true,
      description: `The ${idempotencyKeyHeader} of the request, percent-encoded.`,
      example: key,
      schema: keySchema,
    },
  ],
  responses: {
    200: reservation('The reservation as it is now.', { confirmed: fullReservation }),
    404: notFound,
    '5XX': failed,
  },
};

const getReservation = {
  tags,
  operationId: 'getReservation',
  'x-screens': [readBy.booking, readBy.cancellation],
  summary: 'A reservation by its reference',
  description: 'The reservation as it is now. A cancelled one stays readable.',
  parameters: [referenceParameter],
  responses: {
    200: reservation('The reservation as it is now.', {
      confirmed: fullReservation,
      cancelled: cancelledReservation,
    }),
    404: notFound,
    '5XX': failed,
  },
};

const cancelReservation = {
  tags,
  operationId: 'cancelReservation',
  'x-screens': [readBy.cancellation],
  summary: 'Cancel a reservation',
  description:
    'Called when the traveler cancels, with the fee that they accepted. The fee is the one of the rate: that of the step of `cancellation_steps` that it is in, for all rooms; without steps nothing until `free_cancellation_until`, else the price of all rooms without the taxes due at the property, but for those with the code `vat`, `gst` or `sales-tax`, which stay in it. Where it is more than the accepted one, respond 409 and cancel nothing. Cancelling again changes nothing and responds with the same cancellation, whatever fee is accepted then. After no response or an error without a code the site looks the reservation up and repeats the call.',
  parameters: [referenceParameter],
  requestBody: {
    required: true,
    content: {
      [jsonType]: {
        schema: refTo('CancellationRequest'),
        examples: { free: { value: { accepted_fee: { amount: '0.00', currency: 'USD' } } } },
      },
    },
  },
  responses: {
    200: reservation('Cancelled, now or before.', { cancelled: cancelledReservation }),
    404: notFound,
    409: feeChanged,
    422: tooLate,
    '5XX': failed,
  },
};

/** Returns the calls about reservations as `paths` of an OpenAPI document. */
export function reservationOperations() {
  return {
    [reservationPaths.reservations]: { get: listReservations, post: createReservation },
    [reservationPaths.byKey.replace(':key', '{key}')]: { get: findReservation },
    [reservationPaths.reservation.replace(':reference', '{reference}')]: { get: getReservation },
    [reservationPaths.cancellation.replace(':reference', '{reference}')]: {
      post: cancelReservation,
    },
  };
}

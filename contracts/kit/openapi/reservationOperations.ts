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
    without: 'the cancellation has no outcome yet, and the site asks again',
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
  'The request may have been carried out or not. The site asks again, with growing pauses.',
);
const notFound = codedProblem('There is no such reservation.', ['NoReservation'], {
  'no-reservation': { title: 'Not Found', status: 404 },
});
const feeChanged = codedProblem(
  'The reservation stands: the cancellation costs more than the accepted fee, or the fee is in another currency.',
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
  'The reservation stands and can no longer be canceled.',
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
  summary: 'Reserve all rooms or none',
  description: [
    'The site’s server makes this call when a traveler books rooms at rates whose `booking` is `instant`. Directly before, it requests the hotel and finds the rates unchanged. Reserve all rooms or none: if one room is gone, has another price, or cannot be combined with the others, reserve nothing.',
    'A 201, 409, 410 or 422 with the body described here is the outcome. For an error, only the `code` counts. After anything else (no response within 6 s, a lost connection, another status, another body, such as the error page of a gateway) the site does not know whether the rooms are reserved. It then looks for the reservation by its key. If there is no reservation, it sends the same request with the same key again, until it gets an outcome.',
    'The same key with the same body must always have the same outcome and never reserve twice, even if both requests arrive at the same time. If the reservation has been canceled meanwhile, respond 201 with the current reservation, whose `status` is `cancelled`: a key never reserves a second time. Keep a key at least until the stay is over.',
  ].join('\n\n'),
  parameters: [
    {
      name: idempotencyKeyHeader,
      in: 'header',
      required: true,
      description: 'The identifier of the request: a new UUID for each booking of a traveler.',
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
    201: reservation(
      'The rooms are reserved. A repeated request gets the current state of the same reservation.',
      {
        confirmed: fullReservation,
        confirmedUnlikeRooms: unlikeRoomsReservation,
        cancelled: cancelledReservation,
      },
    ),
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
      'Nothing was reserved, and the same request will never be accepted. The site tells travelers that the hotel does not accept the booking, or for `not-combinable` that it does not take these rooms in one booking.',
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
    'Optional: a provider without this call responds with 404. The site makes this call once a night, and by a command of the operator after a restore. It compares the list with its bookings. List every reservation of this interface that was made, canceled or otherwise changed on the UTC day. List it once, in its current state, with its Idempotency-Key.',
  parameters: [
    {
      name: 'changed_on',
      in: 'query',
      required: true,
      description: 'A UTC day, `YYYY-MM-DD`.',
      example: '2027-02-01',
      schema: { type: 'string', format: 'date' },
    },
    {
      name: 'after',
      in: 'query',
      required: false,
      description: 'The `next` of the previous page.',
      schema: { type: 'string', minLength: 1, maxLength: 500 },
    },
  ],
  responses: {
    200: {
      description: 'A page of the list. `next` is null on the last page.',
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
    'The site makes this call if the outcome of a request to reserve is unknown. A 404 with the code `no-reservation` means that no request with this key has reserved anything so far. The site then sends the request again.',
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
    200: reservation('The current state of the reservation.', { confirmed: fullReservation }),
    404: notFound,
    '5XX': failed,
  },
};

const getReservation = {
  tags,
  operationId: 'getReservation',
  'x-screens': [readBy.booking, readBy.cancellation],
  summary: 'A reservation by its reference',
  description:
    'Returns the current state of the reservation. A canceled reservation stays readable.',
  parameters: [referenceParameter],
  responses: {
    200: reservation('The current state of the reservation.', {
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
    'The site makes this call when a traveler cancels. It sends the fee that the traveler accepted. The fee is that of the current step of `cancellation_steps`, for all rooms. Without steps it is zero until `free_cancellation_until`. Afterwards it is the price of all rooms without the taxes due at the property; taxes with the code `vat`, `gst` or `sales-tax` stay in the fee. If the fee is higher than the accepted fee, respond 409 and cancel nothing. A repeated cancellation changes nothing and gets the same response, whatever its accepted fee. After no response or an error without a code the site looks the reservation up and repeats the call.',
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
    200: reservation('The reservation is canceled, by this request or an earlier one.', {
      cancelled: cancelledReservation,
    }),
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

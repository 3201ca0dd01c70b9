import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import type * as v from 'valibot';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { listChanges } from '#server/reconciliation/listChanges.ts';
import { createReservationsClient } from '#server/bookings/reservations/createReservationsClient.ts';
import { problemType } from '../../provider/problem.ts';
import {
  feeChangedSchema,
  goneSchema,
  idempotencyKeyHeader,
  keyReusedSchema,
  listedReservationsSchema,
  noReservationSchema,
  priceChangedSchema,
  rejectedSchema,
  type Reservation,
  reservationPaths,
  reservationSchema,
} from '../../provider/reservations.ts';
import { matchersFor, proposed } from './matchersFor.ts';
import {
  bookable,
  cancelled,
  confirmed,
  fee,
  key,
  proposedFee,
  proposedRequest,
  proposedRoom,
  rate,
  reference,
  request,
  requestedRoom,
  reserved,
} from './reservationExamples.ts';
import { type State, states } from './states.ts';

const attempts = 5;
const notReceived = 'The following request was expected but not received';

/**
 * Runs an interaction, and again if Pact has missed its request, up to five times in all. Pact's
 * mock server responds before it records a request, so on a busy machine an answered request can
 * seem missing (https://github.com/pact-foundation/pact-core-mock-server/issues/13). A wrong
 * interaction fails every time.
 */
export async function untilRecorded(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      const isMissed = error instanceof Error && error.message.includes(notReceived);
      if (!isMissed || attempt === attempts) throw error;
    }
  }
}

const options = { requestId: 'pact', hotelId: 'pact' };
const problemHeaders = {
  'Content-Type': MatchersV3.regex('^application/(problem[+])?json(;.*)?$', problemType),
};
const conflict = { title: 'Conflict', status: 409 } as const;
const none = { title: 'Not Found', status: 404, code: 'no-reservation' } as const;
const keyPath = (name: string) => reservationPaths.byKey.replace(':key', () => name);
const referencePath = (name: string) =>
  reservationPaths.reservation.replace(':reference', () => name);
const cancellationPath = (name: string) =>
  reservationPaths.cancellation.replace(':reference', () => name);
const byKey = proposed(keyPath('${key}'), keyPath(key));
const byReference = proposed(referencePath('${reference}'), referencePath(reference));
const cancellation = proposed(cancellationPath('${reference}'), cancellationPath(reference));

const log = { info: () => {}, warn: () => {} };

/** Returns the server's reservations client, connected to a mock of the provider. */
function clientOf({ url: origin }: { url: string }) {
  return createReservationsClient(createProviderClient({ origin, log }).fetch);
}

type ResponseBuilder = {
  headers: (headers: typeof problemHeaders) => ResponseBuilder;
  jsonBody: (body: unknown) => ResponseBuilder;
};

/** Returns a response with a reservation like the sample. */
function reservationLike(sample: Reservation) {
  return (builder: ResponseBuilder): void => {
    builder.jsonBody(matchersFor(reservationSchema, sample));
  };
}

/** Returns a response with a problem like the sample. */
function problemLike<Schema extends v.GenericSchema>(schema: Schema, sample: v.InferInput<Schema>) {
  return (builder: ResponseBuilder): void => {
    builder.headers(problemHeaders).jsonBody(matchersFor(schema, sample));
  };
}

/** Describes the interactions of the site's server with a provider's reservations. */
export function describeReservations(pact: PactV4): void {
  type Params = Parameters<ReturnType<PactV4['addInteraction']>['given']>[1];
  const given = (state: State, params: Params, what: string) =>
    pact.addInteraction().given(state, params).uponReceiving(what);
  const reserving = (state: State, params: Params, what: string, body: unknown) =>
    given(state, params, what).withRequest('POST', reservationPaths.reservations, (builder) => {
      builder.headers({ [idempotencyKeyHeader]: proposed('${key}', key) }).jsonBody(body);
    });
  const cancelling = (
    state: State,
    params: Params,
    what: string,
    acceptedFee: unknown,
    path: typeof cancellation | string = cancellation,
  ) =>
    given(state, params, what).withRequest('POST', path, (builder) => {
      builder.jsonBody({ accepted_fee: acceptedFee });
    });
  const prove = (what: string, run: () => Promise<unknown>) => it(what, () => untilRecorded(run));

  describe('a request to reserve', () => {
    prove('reserves', () =>
      reserving(states.bookableRate, bookable, 'a request to reserve', proposedRequest)
        .willRespondWith(201, reservationLike(confirmed))
        .executeTest(async (server) => {
          const outcome = await clientOf(server).reserve(key, request, options);
          expect(outcome).toEqual({ kind: 'confirmed', reservation: confirmed });
        }),
    );

    prove('is at another price', () => {
      const changed = { ...conflict, code: 'price-changed' as const, rates: [rate] };
      const free = { total: '0.00', total_property: '0.00' };
      const nights = rate.nights.map(({ date }) => ({ date, amount: '0.00' }));
      const price = { ...requestedRoom.price, ...free, nights };
      const proposedPrice = {
        ...proposedRoom.price,
        ...free,
        nights: proposedRoom.price.nights.map(({ date }) => ({ date, amount: '0.00' })),
      };
      const what = 'a request to reserve at another price';
      const sent = { ...request, rooms: [{ ...requestedRoom, price }] };
      const body = { ...proposedRequest, rooms: [{ ...proposedRoom, price: proposedPrice }] };
      return reserving(states.bookableRate, bookable, what, body)
        .willRespondWith(409, problemLike(priceChangedSchema, changed))
        .executeTest(async (server) => {
          const outcome = await clientOf(server).reserve(key, sent, options);
          expect(outcome).toEqual({ kind: 'price-changed', rates: [rate] });
        });
    });

    prove('is for a rate that is no longer offered', () => {
      const gone = { title: 'Gone', status: 410, code: 'gone' } as const;
      const rate_id = 'no-such-rate';
      const what = 'a request to reserve a rate that is no longer offered';
      const sent = { ...request, rooms: [{ ...requestedRoom, rate_id }] };
      const body = { ...proposedRequest, rooms: [{ ...proposedRoom, rate_id }] };
      return reserving(states.bookableRate, bookable, what, body)
        .willRespondWith(410, problemLike(goneSchema, gone))
        .executeTest(async (server) => {
          const outcome = await clientOf(server).reserve(key, sent, options);
          expect(outcome).toEqual({ kind: 'gone' });
        });
    });

    prove('has a key that was used with another body', () => {
      const what = 'a request to reserve with a key that was used with another body';
      return reserving(states.reservation, reserved, what, request)
        .willRespondWith(409, problemLike(keyReusedSchema, { ...conflict, code: 'key-reused' }))
        .executeTest(async (server) => {
          const outcome = await clientOf(server).reserve(key, request, options);
          expect(outcome).toEqual({ kind: 'key-reused' });
        });
    });

    prove('is rejected', () => {
      const rejected = { title: 'Unprocessable Content', status: 422, code: 'rejected' } as const;
      const body = { ...proposedRequest, guests: [] };
      return reserving(states.bookableRate, bookable, 'a request to reserve for nobody', body)
        .willRespondWith(422, problemLike(rejectedSchema, rejected))
        .executeTest(async (server) => {
          const outcome = await clientOf(server).reserve(key, { ...request, guests: [] }, options);
          expect(outcome).toEqual({ kind: 'rejected' });
        });
    });

    prove('fails', () =>
      pact
        .addInteraction()
        .given(states.failingReservations)
        .uponReceiving('a request to reserve that fails')
        .withRequest('POST', reservationPaths.reservations, (builder) => {
          builder.headers({ [idempotencyKeyHeader]: key }).jsonBody(request);
        })
        .willRespondWith(
          MatchersV3.matchStatus(500, MatchersV3.HTTPResponseStatusClass.ServerError),
        )
        .executeTest(async (server) => {
          const outcome = await clientOf(server).reserve(key, request, options);
          expect(outcome).toEqual({ kind: 'unknown', reason: 'status_500' });
        }),
    );
  });

  describe('the reservations of a day', () => {
    const day = '2027-03-01';
    const body = { reservations: [{ key, reservation: confirmed }] };
    prove('are listed with their keys', () =>
      given(states.changedReservations, { day }, 'a call for what was changed on a day')
        .withRequest('GET', reservationPaths.reservations, (builder) => {
          builder.query({ changed_on: proposed('${day}', day) });
        })
        .willRespondWith(200, (builder) => {
          builder.jsonBody(matchersFor(listedReservationsSchema, body));
        })
        .executeTest(async ({ url: origin }) => {
          const { fetch } = createProviderClient({ origin, log });
          expect(await listChanges(fetch, day, options.requestId)).toEqual(body.reservations);
        }),
    );
  });

  describe('a reservation', () => {
    it.each([
      ['confirmed', states.reservation, confirmed],
      ['cancelled', states.cancelledReservation, cancelled],
    ] as const)('is found by its key when it is %s', (status, state, reservation) =>
      untilRecorded(() =>
        given(state, reserved, `a call for a ${status} reservation by its key`)
          .withRequest('GET', byKey)
          .willRespondWith(200, reservationLike(reservation))
          .executeTest(async (server) => {
            const found = await clientOf(server).findByKey(key, options);
            expect(found).toEqual({ kind: 'found', reservation });
          }),
      ),
    );

    prove('is not found by an unused key', () =>
      given(states.noReservation, { key }, 'a call for a reservation by an unused key')
        .withRequest('GET', byKey)
        .willRespondWith(404, problemLike(noReservationSchema, none))
        .executeTest(async (server) => {
          expect(await clientOf(server).findByKey(key, options)).toEqual({ kind: 'none' });
        }),
    );

    prove('is found by its reference', () =>
      given(states.reservation, reserved, 'a call for a reservation by its reference')
        .withRequest('GET', byReference)
        .willRespondWith(200, reservationLike(confirmed))
        .executeTest(async (server) => {
          const found = await clientOf(server).find(reference, options);
          expect(found).toEqual({ kind: 'found', reservation: confirmed });
        }),
    );

    it.each([
      ['confirmed', states.reservation],
      ['cancelled', states.cancelledReservation],
    ] as const)('is cancelled afterwards, also when it was %s', (status, state) =>
      untilRecorded(() =>
        cancelling(state, reserved, `a cancellation of a ${status} reservation`, proposedFee)
          .willRespondWith(200, reservationLike(cancelled))
          .executeTest(async (server) => {
            const outcome = await clientOf(server).cancel(reference, fee, options);
            expect(outcome).toEqual({ kind: 'cancelled', reservation: cancelled });
          }),
      ),
    );

    prove('is not cancelled at a fee in another currency than the accepted one', () => {
      const changed = { ...conflict, code: 'fee-changed', fee } as const;
      const accepted = { ...fee, currency: 'XTS' };
      const what = 'a cancellation at a fee in another currency';
      return cancelling(states.reservation, reserved, what, accepted)
        .willRespondWith(409, problemLike(feeChangedSchema, changed))
        .executeTest(async (server) => {
          const outcome = await clientOf(server).cancel(reference, accepted, options);
          expect(outcome).toEqual({ kind: 'fee-changed', fee });
        });
    });

    prove('is not cancelled when there is none', () => {
      const unknown = 'NO-SUCH-RESERVATION';
      const what = 'a cancellation of an unknown reservation';
      return cancelling(states.noReservation, { key }, what, fee, cancellationPath(unknown))
        .willRespondWith(404, problemLike(noReservationSchema, none))
        .executeTest(async (server) => {
          const outcome = await clientOf(server).cancel(unknown, fee, options);
          expect(outcome).toEqual({ kind: 'none' });
        });
    });
  });
}

import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { createReservationsClient } from '#server/bookings/reservations/createReservationsClient.ts';
import { problemType } from '../../provider/problem.ts';
import {
  feeChangedSchema,
  goneSchema,
  idempotencyKeyHeader,
  keyReusedSchema,
  noReservationSchema,
  priceChangedSchema,
  rejectedSchema,
  reservationPaths,
  reservationSchema,
} from '../../provider/reservations.ts';
import { matchersFor } from './matchersFor.ts';
import { proposed } from './proposed.ts';
import {
  bookable,
  cancelled,
  confirmed,
  fee,
  key,
  proposedFee,
  proposedRequest,
  rate,
  reference,
  request,
  reserved,
} from './reservationExamples.ts';
import { states } from './states.ts';

const options = { requestId: 'pact', hotelId: 'pact' };
const atKey = { [idempotencyKeyHeader]: proposed('${key}', key) };
const problemHeaders = {
  'Content-Type': MatchersV3.regex('^application/(problem[+])?json(;.*)?$', problemType),
};
const none = { title: 'Not Found', status: 404, code: 'no-reservation' } as const;
const keyPath = (name: string) => reservationPaths.byKey.replace(':key', () => name);
const cancellationPath = (name: string) =>
  reservationPaths.cancellation.replace(':reference', () => name);
const byKey = proposed(keyPath('${key}'), keyPath(key));

/** The server's reservations client, with a mock of the provider. */
function clientOf(origin: string) {
  const log = { info: () => {}, warn: () => {} };
  return createReservationsClient(createProviderClient({ origin, log }).fetch);
}

/** The interactions of the site's server with a provider's reservations. */
export function describeReservations(pact: PactV4): void {
  describe('a request to reserve', () => {
    it('reserves', () =>
      pact
        .addInteraction()
        .given(states.bookableRate, bookable)
        .uponReceiving('a request to reserve')
        .withRequest('POST', reservationPaths.reservations, (builder) => {
          builder.headers(atKey).jsonBody(proposedRequest);
        })
        .willRespondWith(201, (builder) => {
          builder.jsonBody(matchersFor(reservationSchema, confirmed));
        })
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).reserve(key, request, options);
          expect(outcome).toEqual({ kind: 'confirmed', reservation: confirmed });
        }));

    it('is at another price', () => {
      const changed = { title: 'Conflict', status: 409, code: 'price-changed', rate } as const;
      const free = { total: '0.00', total_property: '0.00' };
      const price = {
        ...request.price,
        ...free,
        nights: rate.nights.map(({ date }) => ({ date, amount: '0.00' })),
      };
      const { nights: proposedNights, ...rest } = proposedRequest.price;
      const zeroNights = proposedNights.map(({ date }) => ({ date, amount: '0.00' }));
      return pact
        .addInteraction()
        .given(states.bookableRate, bookable)
        .uponReceiving('a request to reserve at another price')
        .withRequest('POST', reservationPaths.reservations, (builder) => {
          builder
            .headers(atKey)
            .jsonBody({ ...proposedRequest, price: { ...rest, ...free, nights: zeroNights } });
        })
        .willRespondWith(409, (builder) => {
          builder.headers(problemHeaders).jsonBody(matchersFor(priceChangedSchema, changed));
        })
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).reserve(key, { ...request, price }, options);
          expect(outcome).toEqual({ kind: 'price-changed', rate });
        });
    });

    it('is for a rate that is no longer offered', () =>
      pact
        .addInteraction()
        .given(states.bookableRate, bookable)
        .uponReceiving('a request to reserve a rate that is no longer offered')
        .withRequest('POST', reservationPaths.reservations, (builder) => {
          builder.headers(atKey).jsonBody({ ...proposedRequest, rate_id: 'no-such-rate' });
        })
        .willRespondWith(410, (builder) => {
          builder
            .headers(problemHeaders)
            .jsonBody(matchersFor(goneSchema, { title: 'Gone', status: 410, code: 'gone' }));
        })
        .executeTest(async ({ url }) => {
          const gone = { ...request, rate_id: 'no-such-rate' };
          expect(await clientOf(url).reserve(key, gone, options)).toEqual({ kind: 'gone' });
        }));

    it('has a key that was used with another body', () => {
      const reused = { title: 'Conflict', status: 409, code: 'key-reused' } as const;
      return pact
        .addInteraction()
        .given(states.reservation, reserved)
        .uponReceiving('a request to reserve with a key that was used with another body')
        .withRequest('POST', reservationPaths.reservations, (builder) => {
          builder.headers(atKey).jsonBody(request);
        })
        .willRespondWith(409, (builder) => {
          builder.headers(problemHeaders).jsonBody(matchersFor(keyReusedSchema, reused));
        })
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).reserve(key, request, options);
          expect(outcome).toEqual({ kind: 'key-reused' });
        });
    });

    it('is rejected', () => {
      const rejected = { title: 'Unprocessable Content', status: 422, code: 'rejected' } as const;
      return pact
        .addInteraction()
        .given(states.bookableRate, bookable)
        .uponReceiving('a request to reserve for nobody')
        .withRequest('POST', reservationPaths.reservations, (builder) => {
          builder.headers(atKey).jsonBody({ ...proposedRequest, guests: [] });
        })
        .willRespondWith(422, (builder) => {
          builder.headers(problemHeaders).jsonBody(matchersFor(rejectedSchema, rejected));
        })
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).reserve(key, { ...request, guests: [] }, options);
          expect(outcome).toEqual({ kind: 'rejected' });
        });
    });

    it('fails', () =>
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
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).reserve(key, request, options);
          expect(outcome).toEqual({ kind: 'unknown', reason: 'status_500' });
        }));
  });

  describe('a reservation', () => {
    it.each([
      ['confirmed', states.reservation, confirmed],
      ['cancelled', states.cancelledReservation, cancelled],
    ])('is found by its key when it is %s', (status, state, reservation) =>
      pact
        .addInteraction()
        .given(state, reserved)
        .uponReceiving(`a call for a ${status} reservation by its key`)
        .withRequest('GET', byKey)
        .willRespondWith(200, (builder) => {
          builder.jsonBody(matchersFor(reservationSchema, reservation));
        })
        .executeTest(async ({ url }) => {
          const found = await clientOf(url).findByKey(key, options);
          expect(found).toEqual({ kind: 'found', reservation });
        }),
    );

    it('is not found by an unused key', () =>
      pact
        .addInteraction()
        .given(states.noReservation, { key })
        .uponReceiving('a call for a reservation by an unused key')
        .withRequest('GET', byKey)
        .willRespondWith(404, (builder) => {
          builder.headers(problemHeaders).jsonBody(matchersFor(noReservationSchema, none));
        })
        .executeTest(async ({ url }) => {
          expect(await clientOf(url).findByKey(key, options)).toEqual({ kind: 'none' });
        }));

    it('is found by its reference', () => {
      const path = (name: string) => reservationPaths.reservation.replace(':reference', () => name);
      return pact
        .addInteraction()
        .given(states.reservation, reserved)
        .uponReceiving('a call for a reservation by its reference')
        .withRequest('GET', proposed(path('${reference}'), path(reference)))
        .willRespondWith(200, (builder) => {
          builder.jsonBody(matchersFor(reservationSchema, confirmed));
        })
        .executeTest(async ({ url }) => {
          const found = await clientOf(url).find(reference, options);
          expect(found).toEqual({ kind: 'found', reservation: confirmed });
        });
    });

    it.each([
      ['confirmed', states.reservation],
      ['cancelled', states.cancelledReservation],
    ])('is cancelled afterwards, also when it was %s', (status, state) =>
      pact
        .addInteraction()
        .given(state, reserved)
        .uponReceiving(`a cancellation of a ${status} reservation`)
        .withRequest(
          'POST',
          proposed(cancellationPath('${reference}'), cancellationPath(reference)),
          (builder) => {
            builder.jsonBody({ accepted_fee: proposedFee });
          },
        )
        .willRespondWith(200, (builder) => {
          builder.jsonBody(matchersFor(reservationSchema, cancelled));
        })
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).cancel(reference, fee, options);
          expect(outcome).toEqual({ kind: 'cancelled', reservation: cancelled });
        }),
    );

    it('is not cancelled at a fee in another currency than the accepted one', () => {
      const changed = { title: 'Conflict', status: 409, code: 'fee-changed', fee } as const;
      const accepted = { ...fee, currency: 'XTS' };
      return pact
        .addInteraction()
        .given(states.reservation, reserved)
        .uponReceiving('a cancellation at a fee in another currency')
        .withRequest(
          'POST',
          proposed(cancellationPath('${reference}'), cancellationPath(reference)),
          (builder) => {
            builder.jsonBody({ accepted_fee: accepted });
          },
        )
        .willRespondWith(409, (builder) => {
          builder.headers(problemHeaders).jsonBody(matchersFor(feeChangedSchema, changed));
        })
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).cancel(reference, accepted, options);
          expect(outcome).toEqual({ kind: 'fee-changed', fee });
        });
    });

    it('is not cancelled when there is none', () =>
      pact
        .addInteraction()
        .given(states.noReservation, { key })
        .uponReceiving('a cancellation of an unknown reservation')
        .withRequest('POST', cancellationPath('NO-SUCH-RESERVATION'), (builder) => {
          builder.jsonBody({ accepted_fee: fee });
        })
        .willRespondWith(404, (builder) => {
          builder.headers(problemHeaders).jsonBody(matchersFor(noReservationSchema, none));
        })
        .executeTest(async ({ url }) => {
          const outcome = await clientOf(url).cancel('NO-SUCH-RESERVATION', fee, options);
          expect(outcome).toEqual({ kind: 'none' });
        }));
  });
}

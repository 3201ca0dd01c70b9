import * as v from 'valibot';
import { parseAmount } from '#contracts/money.ts';
import type { Rate } from '#contracts/rateFields.ts';
import {
  goneSchema,
  keyReusedSchema,
  priceChangedSchema,
  type Reservation,
  reservationPaths,
  type ReservationRequest,
  reservationSchema,
} from '#contracts/reservations.ts';
import { problemSchema } from '#contracts/problem.ts';
import type { FetchOptions, ProviderFetch } from './createProviderClient.ts';
import { ProviderError } from './providerError.ts';
import type { ReservationCall } from './providerRequest.ts';
import type { ProviderResponse } from './providerResponse.ts';

/**
 * The outcome is not known: the provider did not respond in time, failed, asked for a pause, or sent
 * something that is not in the contract. It may or may not have carried out the call. `reason` is for the
 * log: a ProviderError's reason, `status_<number>`, `invalid_body` or `aborted`. `retryAfter` is in seconds.
 */
type UnknownOutcome = { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * What became of a request to reserve. All but `confirmed` and `unknown` mean that this request reserved
 * nothing; with `key-reused` the key belongs to a reservation made with another body.
 */
type ReservationOutcome =
  | { kind: 'confirmed'; reservation: Reservation }
  | { kind: 'price-changed'; rate: Rate }
  | { kind: 'gone' }
  | { kind: 'rejected'; detail?: string }
  | { kind: 'key-reused' }
  | UnknownOutcome;

/** A reservation as it is now, which may be a cancelled one; `none` when there is none. */
type FoundReservation =
  { kind: 'found'; reservation: Reservation } | { kind: 'none' } | UnknownOutcome;

/** What became of a cancellation. `rejected`: the reservation stands and can no longer be cancelled. */
type CancellationOutcome =
  | { kind: 'cancelled'; reservation: Reservation }
  | { kind: 'rejected'; detail?: string }
  | UnknownOutcome;

type CallOptions = Pick<FetchOptions, 'requestId' | 'signal'>;

/**
 * The provider's reservations. What goes wrong is an unknown outcome, not a rejection. `reserve` is safe
 * to repeat with the same key and the same request, `cancel` at any time.
 */
export type ReservationsClient = {
  reserve: (
    key: string,
    request: ReservationRequest,
    options: CallOptions,
  ) => Promise<ReservationOutcome>;
  findByKey: (key: string, options: CallOptions) => Promise<FoundReservation>;
  find: (reference: string, options: CallOptions) => Promise<FoundReservation>;
  cancel: (reference: string, options: CallOptions) => Promise<CancellationOutcome>;
};

/** Longer than a search may take, and shorter than the API waits for its handlers. */
const timeMs = 6_000;

/**
 * Makes reservations with a provider client's `fetch`, within its limits and circuit breaker. A response
 * that does not match the contract is an unknown outcome: only a status and a body that the contract
 * defines are taken as a yes or a no.
 */
export function createReservationsClient(
  fetch: ProviderFetch<ReservationCall>,
): ReservationsClient {
  const call = async <Outcome>(
    request: Omit<ReservationCall, 'timeMs'>,
    options: CallOptions,
    read: (status: number, body: unknown) => Outcome | undefined,
  ): Promise<Outcome | UnknownOutcome> => {
    try {
      const response = await fetch({ ...request, timeMs }, options);
      const body: unknown = JSON.parse(response.body.toString());
      return read(response.status, body) ?? unknownResponse(response);
    } catch (error) {
      if (error instanceof ProviderError) return unknownError(error);
      if (options.signal?.aborted) return { kind: 'unknown', reason: 'aborted' };
      throw error;
    }
  };
  const find = (endpoint: 'byKey' | 'reservation', path: string, options: CallOptions) =>
    call({ endpoint, path }, options, readFound);

  return {
    reserve: (idempotencyKey, request, options) => {
      const post = { json: JSON.stringify(request), idempotencyKey };
      const path = reservationPaths.reservations;
      return call({ endpoint: 'reservations', path, post }, options, readReserved);
    },
    findByKey: (key, options) =>
      find(
        'byKey',
        reservationPaths.byKey.replace(':key', () => encodeURIComponent(key)),
        options,
      ),
    find: (reference, options) =>
      find('reservation', pathOf(reservationPaths.reservation, reference), options),
    cancel: (reference, options) => {
      const path = pathOf(reservationPaths.cancellation, reference);
      return call(
        { endpoint: 'cancellation', path, post: { json: '{}' } },
        options,
        (status, body) => readCancelled(reference, status, body),
      );
    },
  };
}

function pathOf(pattern: string, reference: string): string {
  return pattern.replace(':reference', () => encodeURIComponent(reference));
}

function readReserved(status: number, body: unknown): ReservationOutcome | undefined {
  if (status === 201) {
    const made = v.safeParse(reservationSchema, body);
    const confirmed = made.success && made.output.status === 'confirmed';
    return confirmed ? { kind: 'confirmed', reservation: made.output } : undefined;
  }
  if (status === 409) {
    const changed = v.safeParse(priceChangedSchema, body);
    if (changed.success) return { kind: 'price-changed', rate: changed.output.rate };
    return v.is(keyReusedSchema, body) ? { kind: 'key-reused' } : undefined;
  }
  if (status === 410) return v.is(goneSchema, body) ? { kind: 'gone' } : undefined;
  return readRejected(status, body);
}

function readFound(status: number, body: unknown): FoundReservation | undefined {
  if (status === 404) return { kind: 'none' };
  const found = v.safeParse(reservationSchema, body);
  return status === 200 && found.success ? { kind: 'found', reservation: found.output } : undefined;
}

/** A cancellation counts only for this reservation, and with a fee that can be shown. */
function readCancelled(
  reference: string,
  status: number,
  body: unknown,
): CancellationOutcome | undefined {
  if (status !== 200) return readRejected(status, body);
  const read = v.safeParse(reservationSchema, body);
  if (!read.success) return undefined;
  const { output: reservation } = read;
  const { fee } = reservation.cancellation ?? {};
  const readable = fee !== undefined && parseAmount(fee.amount, fee.currency) !== undefined;
  const isThis = reservation.reference === reference && reservation.status === 'cancelled';
  return isThis && readable ? { kind: 'cancelled', reservation } : undefined;
}

/** 422 alone is the provider's own no. Another 4xx may come from a gateway in front of it. */
function readRejected(status: number, body: unknown) {
  if (status !== 422) return undefined;
  const problem = v.safeParse(problemSchema, body);
  return problem.success ? { kind: 'rejected' as const, detail: problem.output.detail } : undefined;
}

function unknownResponse({ status, headers }: ProviderResponse): UnknownOutcome {
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  const isBodyWrong = status === 200 || status === 201 || [409, 410, 422].includes(status);
  return {
    kind: 'unknown',
    reason: isBodyWrong ? 'invalid_body' : `status_${status}`,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}

function unknownError({ reason, retryAfter }: ProviderError): UnknownOutcome {
  return { kind: 'unknown', reason, ...(retryAfter !== undefined && { retryAfter }) };
}

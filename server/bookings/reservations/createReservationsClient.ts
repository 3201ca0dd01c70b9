import * as v from 'valibot';
import { type DecimalMoney, parseAmount } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import {
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  noReservationSchema,
  notCancellableSchema,
  priceChangedSchema,
  rejectedSchema,
  type Reservation,
  reservationPaths,
  type ReservationRequest,
  reservationSchema,
} from '#contracts/provider/reservations.ts';
import type { FetchOptions, ProviderFetch } from '../../provider/createProviderClient.ts';
import { ProviderError } from '../../provider/providerError.ts';
import type { ReservationCall } from '../../provider/providerRequest.ts';
import type { ProviderResponse } from '../../provider/readResponse.ts';

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
  | { kind: 'rejected' }
  | { kind: 'key-reused' }
  | UnknownOutcome;

/** A reservation as it is now, which may be a cancelled one; `none` when there is none. */
type FoundReservation =
  { kind: 'found'; reservation: Reservation } | { kind: 'none' } | UnknownOutcome;

/**
 * What became of a cancellation. `fee-changed`: it costs more than was accepted, and the reservation
 * stands. `rejected`: it stands and can no longer be cancelled. `none`: there is no such reservation.
 */
type CancellationOutcome =
  | { kind: 'cancelled'; reservation: Reservation }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'rejected' }
  | { kind: 'none' }
  | UnknownOutcome;

type CallOptions = Pick<FetchOptions, 'requestId' | 'signal'>;
/** `hotelId` tells whose trouble a failure is. */
type HotelOptions = CallOptions & { hotelId: string };

/**
 * The provider's reservations. What goes wrong is an unknown outcome, not a rejection. `reserve` is safe
 * to repeat with the same key and the same request, `cancel` at any time; it never costs more than
 * `acceptedFee`.
 */
export type ReservationsClient = {
  reserve: (
    key: string,
    request: ReservationRequest,
    options: CallOptions,
  ) => Promise<ReservationOutcome>;
  findByKey: (key: string, options: HotelOptions) => Promise<FoundReservation>;
  find: (reference: string, options: HotelOptions) => Promise<FoundReservation>;
  cancel: (
    reference: string,
    acceptedFee: DecimalMoney,
    options: HotelOptions,
  ) => Promise<CancellationOutcome>;
};

/** Longer than a search may take, and shorter than the API waits for its handlers. */
const timeMs = 6_000;

/**
 * Makes reservations with a provider client's `fetch`, within its limits and circuit breaker. A response
 * that does not match the contract is an unknown outcome: only a status with a body that the contract
 * defines for it is taken as a yes or a no. An error of a gateway in front of the provider has no such body.
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

  return {
    reserve: (idempotencyKey, request, options) => {
      const post = { json: JSON.stringify(request), idempotencyKey };
      const path = reservationPaths.reservations;
      const { hotel_id: hotelId } = request;
      return call({ endpoint: 'reservations', path, hotelId, post }, options, readReserved);
    },
    findByKey: (key, options) => {
      const path = reservationPaths.byKey.replace(':key', () => encodeURIComponent(key));
      return call({ endpoint: 'byKey', path, hotelId: options.hotelId }, options, readFound);
    },
    find: (reference, options) => {
      const path = pathOf(reservationPaths.reservation, reference);
      return call(
        { endpoint: 'reservation', path, hotelId: options.hotelId },
        options,
        (status, body) => {
          const found = readFound(status, body);
          // The answer to another request proves nothing about this one.
          const isOther = found?.kind === 'found' && found.reservation.reference !== reference;
          return isOther ? undefined : found;
        },
      );
    },
    cancel: (reference, { amount, currency }, options) => {
      const path = pathOf(reservationPaths.cancellation, reference);
      const post = { json: JSON.stringify({ accepted_fee: { amount, currency } }) };
      return call(
        { endpoint: 'cancellation', path, hotelId: options.hotelId, post },
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
  return status === 422 && v.is(rejectedSchema, body) ? { kind: 'rejected' } : undefined;
}

function readFound(
  status: number,
  body: unknown,
): Exclude<FoundReservation, UnknownOutcome> | undefined {
  if (status === 404) return v.is(noReservationSchema, body) ? { kind: 'none' } : undefined;
  const found = v.safeParse(reservationSchema, body);
  return status === 200 && found.success ? { kind: 'found', reservation: found.output } : undefined;
}

/** A cancellation counts only for this reservation. Its fee is not judged here. */
function readCancelled(
  reference: string,
  status: number,
  body: unknown,
): CancellationOutcome | undefined {
  if (status === 404) return v.is(noReservationSchema, body) ? { kind: 'none' } : undefined;
  if (status === 422) return v.is(notCancellableSchema, body) ? { kind: 'rejected' } : undefined;
  if (status === 409) {
    const changed = v.safeParse(feeChangedSchema, body);
    if (!changed.success) return undefined;
    const { fee } = changed.output;
    const isReadable = parseAmount(fee.amount, fee.currency) !== undefined;
    return isReadable ? { kind: 'fee-changed', fee } : undefined;
  }
  const read = v.safeParse(reservationSchema, body);
  if (status !== 200 || !read.success) return undefined;
  const { output: reservation } = read;
  const isThis = reservation.reference === reference && reservation.status === 'cancelled';
  return isThis ? { kind: 'cancelled', reservation } : undefined;
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

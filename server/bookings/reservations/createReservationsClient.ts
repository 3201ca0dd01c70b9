import type { DecimalMoney } from '#contracts/money/money.ts';
import { requestPath } from '#contracts/provider/calls/requestPath.ts';
import { reservationPaths, type ReservationRequest } from '#contracts/provider/reservations.ts';
import { ProviderError } from '../../provider/providerError.ts';
import { jsonOf } from '../../provider/readResponse.ts';
import type {
  FetchOptions,
  ProviderFetch,
  ReservationCall,
} from '../../provider/providerRequest.ts';
import {
  type CancellationOutcome,
  type FoundReservation,
  readCancelled,
  readFound,
  readReserved,
  type ReservationOutcome,
  unknownError,
  type UnknownOutcome,
  unknownResponse,
} from './reservationOutcome.ts';

type CallOptions = Pick<FetchOptions, 'requestId' | 'traceparent' | 'acceptLanguage' | 'signal'>;
/** `hotelId` attributes a failure to a hotel. */
type HotelOptions = CallOptions & { hotelId: string };

/**
 * The client of the provider's reservations. A failed call resolves to an unknown outcome and does
 * not reject. `reserve` is safe to repeat with the same key and the same request. `cancel` is
 * always safe to repeat and never costs more than `acceptedFee`.
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

/** Receives the endpoint and the kind of outcome of each call. */
export type OnReservationOutcome = (call: ReservationCall['endpoint'], outcome: string) => void;

/**
 * The time limit of a call: longer than for a search, and shorter than the API waits for its
 * handlers.
 */
const timeMs = 6_000;

/**
 * Creates a client that calls the provider with `fetch`, within its limits and circuit breaker. A
 * response counts as success or refusal only if the contract defines its body for its status. Any
 * other response, such as an error of a gateway in front of the provider, is an unknown outcome.
 */
export function createReservationsClient(
  fetch: ProviderFetch<ReservationCall>,
  onOutcome: OnReservationOutcome = () => {},
): ReservationsClient {
  type Read<Outcome> = (status: number, body: unknown) => Outcome | undefined;
  const call = async <Outcome extends { kind: string }>(
    request: Omit<ReservationCall, 'timeMs'>,
    options: CallOptions,
    read: Read<Outcome>,
  ): Promise<Outcome | UnknownOutcome> => {
    const outcome = await ask(request, options, read);
    onOutcome(request.endpoint, outcome.kind);
    return outcome;
  };
  const ask = async <Outcome>(
    request: Omit<ReservationCall, 'timeMs'>,
    options: CallOptions,
    read: Read<Outcome>,
  ): Promise<Outcome | UnknownOutcome> => {
    try {
      const response = await fetch({ ...request, timeMs }, options);
      const body = jsonOf(response)?.value;
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
      const path = requestPath(reservationPaths.byKey, key);
      return call({ endpoint: 'byKey', path, hotelId: options.hotelId }, options, readFound);
    },
    find: (reference, options) => {
      const path = requestPath(reservationPaths.reservation, reference);
      return call(
        { endpoint: 'reservation', path, hotelId: options.hotelId },
        options,
        (status, body) => {
          const found = readFound(status, body);
          // A response about another reservation proves nothing about this one.
          const isOther = found?.kind === 'found' && found.reservation.reference !== reference;
          return isOther ? undefined : found;
        },
      );
    },
    cancel: (reference, { amount, currency }, options) => {
      const path = requestPath(reservationPaths.cancellation, reference);
      const post = { json: JSON.stringify({ accepted_fee: { amount, currency } }) };
      return call(
        { endpoint: 'cancellation', path, hotelId: options.hotelId, post },
        options,
        (status, body) => readCancelled(reference, status, body),
      );
    },
  };
}

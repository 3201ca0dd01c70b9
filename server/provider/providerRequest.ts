import type { Endpoint } from '#contracts/provider/hotelCalls.ts';
import type { reservationPaths } from '#contracts/provider/reservations.ts';

/**
 * A GET request for hotels to the provider: one of the contract's endpoints, and the path and query to
 * send. Equal requests have equal paths.
 */
export type ProviderRequest = { endpoint: Endpoint; path: string };

/**
 * A request for reservations to the provider: a POST of `json` if `post` is given, else a GET. `timeMs`
 * replaces the time limits for the first byte and the whole response, because a reservation may take
 * longer than a search. A POST is never retried. `hotelId` tells whose trouble a failure is.
 */
export type ReservationCall = {
  endpoint: keyof typeof reservationPaths;
  path: string;
  hotelId: string;
  post?: { json: string; idempotencyKey?: string };
  timeMs: number;
};

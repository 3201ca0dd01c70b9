import * as v from 'valibot';
import { type DecimalMoney, parseAmount } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import {
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  noReservationSchema,
  notCancellableSchema,
  notCombinableSchema,
  priceChangedSchema,
  rejectedSchema,
  type Reservation,
  reservationSchema,
} from '#contracts/provider/reservations.ts';
import { type ProviderError } from '../../provider/providerError.ts';
import type { ProviderResponse } from '../../provider/readResponse.ts';

/**
 * An outcome that is not known: the provider timed out, failed, asked for a pause, or sent a
 * response that is not in the contract. It may or may not have carried out the call. `reason` is
 * for the log: the reason of a ProviderError, `status_<number>`, `invalid_body` or `aborted`.
 * `retryAfter` is in seconds.
 */
export type UnknownOutcome = { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * The outcome of a request to reserve. All kinds except `confirmed` and `unknown` mean that this
 * request reserved nothing. `not-combinable`: the rooms cannot be in one reservation. `key-reused`:
 * the key belongs to a reservation that was made with another body. `cancelled`: an earlier request
 * with the key made a reservation that was canceled later.
 */
export type ReservationOutcome =
  | { kind: 'confirmed' | 'cancelled'; reservation: Reservation }
  | { kind: 'price-changed'; rates: Rate[] }
  | { kind: 'gone' }
  | { kind: 'rejected' }
  | { kind: 'not-combinable' }
  | { kind: 'key-reused' }
  | UnknownOutcome;

/**
 * The current state of a reservation, which may be canceled. `none`: there is no such reservation.
 */
export type FoundReservation =
  { kind: 'found'; reservation: Reservation } | { kind: 'none' } | UnknownOutcome;

/**
 * The outcome of a cancellation. `fee-changed`: it costs more than was accepted, and the
 * reservation still exists. `rejected`: the reservation still exists and can no longer be canceled.
 * `none`: there is no such reservation.
 */
export type CancellationOutcome =
  | { kind: 'cancelled'; reservation: Reservation }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'rejected' }
  | { kind: 'none' }
  | UnknownOutcome;

/**
 * Reads the response to a request to reserve. Returns undefined unless the status has a body that
 * the contract defines for it.
 */
export function readReserved(status: number, body: unknown): ReservationOutcome | undefined {
  if (status === 201) {
    const made = v.safeParse(reservationSchema, body);
    if (!made.success) return undefined;
    const { status: kind } = made.output;
    const isOutcome = kind === 'confirmed' || kind === 'cancelled';
    return isOutcome ? { kind, reservation: made.output } : undefined;
  }
  if (status === 409) {
    const changed = v.safeParse(priceChangedSchema, body);
    if (changed.success) return { kind: 'price-changed', rates: changed.output.rates };
    return v.is(keyReusedSchema, body) ? { kind: 'key-reused' } : undefined;
  }
  if (status === 410) return v.is(goneSchema, body) ? { kind: 'gone' } : undefined;
  if (status !== 422) return undefined;
  if (v.is(notCombinableSchema, body)) return { kind: 'not-combinable' };
  return v.is(rejectedSchema, body) ? { kind: 'rejected' } : undefined;
}

/**
 * Reads the response to a look-up. Returns undefined if the contract does not define the response.
 */
export function readFound(
  status: number,
  body: unknown,
): Exclude<FoundReservation, UnknownOutcome> | undefined {
  if (status === 404) return v.is(noReservationSchema, body) ? { kind: 'none' } : undefined;
  const found = v.safeParse(reservationSchema, body);
  return status === 200 && found.success ? { kind: 'found', reservation: found.output } : undefined;
}

/**
 * Reads the response to a cancellation. Returns undefined if it belongs to another reservation or
 * is not in the contract. Does not compare the fee with the accepted fee.
 */
export function readCancelled(
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

/** Returns the unknown outcome of a call whose response is not in the contract. */
export function unknownResponse({ status, headers }: ProviderResponse): UnknownOutcome {
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  const isBodyWrong = status === 200 || status === 201 || [409, 410, 422].includes(status);
  return {
    kind: 'unknown',
    reason: isBodyWrong ? 'invalid_body' : `status_${status}`,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}

/** Returns the unknown outcome of a call that got no response. */
export function unknownError({ reason, retryAfter }: ProviderError): UnknownOutcome {
  return { kind: 'unknown', reason, ...(retryAfter !== undefined && { retryAfter }) };
}

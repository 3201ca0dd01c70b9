import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { DecimalMoney } from '../../money/money.ts';
import {
  feeChangedSchema,
  notCancellableSchema,
  reservationPaths,
  type ReservationRequest,
} from '../../provider/reservations.ts';
import type { Language } from '../../texts/languages.ts';
import { requestPath } from '../../provider/calls/requestPath.ts';
import { readJson } from '../../values/readJson.ts';
import { throwIfInterrupted } from '../http/interruption.ts';
import type { ProviderClient, ProviderResult } from '../http/createProviderClient.ts';

const cleanUpAttempts = 3;
const madeSchema = v.object({ reference: v.string(), status: v.optional(v.string()) });

/** A response of the sandbox with its request; `body` is undefined unless it is JSON. */
export interface SandboxResponse {
  request: string;
  result: ProviderResult;
  status: number | undefined;
  body: unknown;
}

/**
 * Sends requests to the sandbox of a provider, and remembers every reservation that they made or
 * may have made.
 *
 * `cleanUp` cancels all of these, and nothing else is ever canceled. It resolves to the remaining
 * ones: reservations that it could not cancel, and keys of requests whose outcome stayed unknown.
 * Once `signal` has aborted, only `cleanUp` sends requests, and everything else throws an
 * `InterruptedError`.
 */
export function createSandbox(client: ProviderClient, pauseMs: number, signal?: AbortSignal) {
  const reserved = new Set<string>();
  const unknownKeys = new Set<string>();
  let stop = signal;

  const get = async (path: string) => {
    throwIfInterrupted(stop);
    const result = await client.get(path, undefined, stop);
    throwIfInterrupted(stop);
    return read(`GET ${path}`, result);
  };
  const byKey = (key: string) => get(requestPath(reservationPaths.byKey, key));
  const byReference = (reference: string) =>
    get(requestPath(reservationPaths.reservation, reference));

  const changedOn = (day: string, after = '') => {
    const query = new URLSearchParams({ changed_on: day, ...(after && { after }) });
    return get(`${reservationPaths.reservations}?${query.toString()}`);
  };

  const reserve = async (
    request: ReservationRequest,
    key: string = randomUUID(),
    acceptLanguage?: Language,
  ) => {
    throwIfInterrupted(stop);
    const path = reservationPaths.reservations;
    unknownKeys.add(key);
    const asks = acceptLanguage && { acceptLanguage };
    const post = { body: request, idempotencyKey: key, asks };
    const response = read(`POST ${path}`, await client.post(path, post));
    const { status = 0, body } = response;
    const isMade = status >= 200 && status < 300 && v.is(madeSchema, body);
    if (isMade && body.status !== 'cancelled') reserved.add(body.reference);
    if (isMade || (status >= 400 && status < 500)) unknownKeys.delete(key);
    return response;
  };

  const cancel = async (reference: string, acceptedFee: DecimalMoney) => {
    throwIfInterrupted(stop);
    const path = requestPath(reservationPaths.cancellation, reference);
    const post = { body: { accepted_fee: acceptedFee } };
    const response = read(`POST ${path}`, await client.post(path, post));
    if (isCancelled(response)) reserved.delete(reference);
    return response;
  };

  /** After the last attempt a 404 is final: the request has reserved nothing. */
  const lookUp = async (key: string, isLast: boolean) => {
    const { status, body } = await byKey(key);
    const found = status === 200 && v.is(madeSchema, body);
    if (found && body.status !== 'cancelled') reserved.add(body.reference);
    if (found || (isLast && status === 404)) unknownKeys.delete(key);
  };

  /** Accepts any fee that the sandbox demands. */
  const end = async (reference: string) => {
    const response = await cancel(reference, { amount: '0.00', currency: 'USD' });
    if (isCancelled(response)) return;
    const stands = response.status === 422 && v.is(notCancellableSchema, response.body);
    if (stands) reserved.delete(reference);
    const changed = v.safeParse(feeChangedSchema, response.body);
    if (changed.success && isCancelled(await cancel(reference, changed.output.fee))) return;
    if (isCancelled(await byReference(reference))) reserved.delete(reference);
  };

  const cleanUp = async (): Promise<string[]> => {
    stop = undefined;
    for (let attempt = 1; attempt <= cleanUpAttempts; attempt += 1) {
      for (const key of unknownKeys) await lookUp(key, attempt === cleanUpAttempts);
      for (const reference of reserved) await end(reference);
      if (reserved.size + unknownKeys.size === 0) break;
      if (attempt < cleanUpAttempts) await sleep(pauseMs);
    }
    return [
      ...[...reserved].map((reference) => `the reservation ${reference}`),
      ...[...unknownKeys].map((key) => `perhaps a reservation with the key ${key}`),
    ];
  };

  return { get, byKey, byReference, changedOn, reserve, cancel, cleanUp };
}
export type Sandbox = ReturnType<typeof createSandbox>;

function isCancelled({ status, body }: SandboxResponse): boolean {
  return status === 200 && v.is(madeSchema, body) && body.status === 'cancelled';
}

function read(request: string, result: ProviderResult): SandboxResponse {
  if ('error' in result) return { request, result, status: undefined, body: undefined };
  return { request, result, status: result.status, body: readJson(result.body)?.value };
}

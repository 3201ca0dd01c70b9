import * as v from 'valibot';
import {
  type ListedReservation,
  listedReservationsSchema,
  mostChangePages,
  reservationPaths,
} from '#contracts/provider/reservations.ts';
import type { ProviderFetch, ReservationCall } from '../provider/providerRequest.ts';
import { ProviderError } from '../provider/providerError.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';
import { ComparisonFailed } from './reconciliation.ts';

/** A reservation in the provider's list. Its key is the id of the booking. */
export type Listed = Pick<ListedReservation, 'key'> &
  Pick<ListedReservation['reservation'], 'reference' | 'status'>;

/**
 * The time limit of a call, in milliseconds. The call concerns no hotel, so its failures are
 * counted under the name `changes`.
 */
const timeMs = 6_000;
/** The statuses with which a provider without this call responds. */
const absent = [404, 405, 501];

/**
 * Returns the reservations that the provider made or changed on a day in UTC, or undefined if the
 * provider does not have this call. Throws `ComparisonFailed` if the provider does not answer or
 * its response breaks the contract.
 */
export async function listChanges(
  fetch: ProviderFetch<ReservationCall>,
  day: string,
  requestId: string,
): Promise<ListedReservation[] | undefined> {
  const listed: ListedReservation[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostChangePages; page += 1) {
    const query = new URLSearchParams({ changed_on: day, ...(after !== null && { after }) });
    const path = `${reservationPaths.reservations}?${query.toString()}`;
    const call = { endpoint: 'changes', path, hotelId: 'changes', timeMs } as const;
    const response: ProviderResponse = await fetch(call, { requestId }).catch(noAnswer);
    if (page === 0 && absent.includes(response.status)) return undefined;
    if (response.status !== 200) {
      throw new ComparisonFailed(
        'no-answer',
        `The provider answered the request for the list of ${day} with the status ${response.status}.`,
      );
    }
    const read = v.safeParse(listedReservationsSchema, jsonOf(response)?.value);
    if (!read.success)
      throw new ComparisonFailed('no-answer', `The list of ${day} breaks the contract.`);
    listed.push(...read.output.reservations);
    after = read.output.next ?? null;
    if (after === null) return listed;
  }
  throw new ComparisonFailed('no-answer', `The list of ${day} does not end.`);
}

/**
 * Converts a failed call to a failed comparison. A provider that does not answer reveals nothing
 * about its reservations.
 */
function noAnswer(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new ComparisonFailed('no-answer', error.message);
}

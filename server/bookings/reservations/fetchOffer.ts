import * as v from 'valibot';
import { problemSchema } from '#contracts/provider/problem.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isRateOf } from '#contracts/provider/rates.ts';
import { readBookableRates } from '#contracts/provider/readBookableRates.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { bookedHotel } from '#contracts/site/bookedHotel.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { BookedStay } from '#contracts/site/bookingRequest.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import { formatParty } from '#contracts/values/party.ts';
import { ProviderError } from '../../provider/providerError.ts';
import { jsonOf } from '../../provider/readResponse.ts';
import type {
  FetchOptions,
  ProviderFetch,
  ProviderRequest,
} from '../../provider/providerRequest.ts';

/**
 * A rate as the provider offers it now. `gone`: there is no such rate, or no such hotel. `unknown`:
 * the provider failed; `reason` is for the log.
 */
export type OfferOutcome =
  | { kind: 'offered'; rate: Rate; hotel: BookedHotel }
  | { kind: 'gone'; hotel?: BookedHotel }
  | { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * What other calls have in the place of a hotel's id, such as `search`: asked for as a hotel, it
 * would never be one and never a 404.
 */
const namesOfCalls: ReadonlySet<string | undefined> = new Set(
  Object.values(hotelCalls).map(({ path }) => path.split('/')[3]),
);

/**
 * Fetches the hotel for the stay, its party and residency, past every cache, and finds the booked
 * rate in it. A 404 or 410 counts with a problem body only; a page of HTML may come from a gateway.
 * A gateway that sends such bodies too cannot be told apart: the booking is declined then, before
 * the provider was asked to reserve, and can be made again.
 */
export async function fetchOffer(
  fetch: ProviderFetch<ProviderRequest>,
  stay: BookedStay,
  options: Pick<FetchOptions, 'requestId' | 'traceparent' | 'acceptLanguage'>,
): Promise<OfferOutcome> {
  if (namesOfCalls.has(stay.hotelId.toLowerCase())) return { kind: 'gone' };
  const { checkIn: check_in, checkOut: check_out, residency } = stay;
  const occupancy = formatParty(bookedParty(stay));
  const path = hotelPath(stay.hotelId, { check_in, check_out, occupancy, residency });
  try {
    const response = await fetch({ endpoint: 'hotel', path }, options);
    const { status } = response;
    const body = jsonOf(response)?.value;
    if (status === 200) return findRate(body, stay);
    const isOwn = !response.bodyReplaced && v.is(problemSchema, body) && body.status === status;
    if (isOwn && (status === 404 || status === 410)) return { kind: 'gone' };
    return { kind: 'unknown', reason: `status_${status}` };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { reason, retryAfter } = error;
    return { kind: 'unknown', reason, ...(retryAfter !== undefined && { retryAfter }) };
  }
}

function findRate(body: unknown, stay: BookedStay): OfferOutcome {
  const read = readBookableRates(body, {
    hotel_id: stay.hotelId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    party: bookedParty(stay),
  });
  if (!read) return { kind: 'unknown', reason: 'invalid_body' };
  const { rateId, roomId } = stay;
  const rate = read.rates.find((each) => each.id === rateId && isRateOf(each, { id: roomId }));
  const hotel = bookedHotel(read.hotel, rate ?? { room_group_id: roomId });
  return rate ? { kind: 'offered', rate, hotel } : { kind: 'gone', hotel };
}

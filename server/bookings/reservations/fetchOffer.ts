import * as v from 'valibot';
import { problemSchema } from '#contracts/provider/problem.ts';
import { fitsRoom, type OfferedRates } from '#contracts/provider/lowestRate.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isRateOf } from '#contracts/provider/rates.ts';
import { readBookableRates } from '#contracts/provider/readBookableRates.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { bookedHotel } from '#contracts/site/bookedHotel.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { BookedRoom, BookedStay } from '#contracts/site/bookingRequest.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import { formatParty, parseOccupancy } from '#contracts/values/party.ts';
import { ProviderError } from '../../provider/providerError.ts';
import { jsonOf } from '../../provider/readResponse.ts';
import type {
  FetchOptions,
  ProviderFetch,
  ProviderRequest,
} from '../../provider/providerRequest.ts';

/**
 * The rates of the rooms as the provider offers them now. `gone`: one of them is not offered, or
 * there is no such hotel. `unknown`: the provider failed; `reason` is for the log.
 */
export type OfferOutcome =
  | { kind: 'offered'; rates: Rate[]; hotel: BookedHotel }
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
 * rate of each room in it. A 404 or 410 counts with a problem body only; a page of HTML may come
 * from a gateway. A gateway that sends such bodies too cannot be told apart: the booking is declined
 * then, before the provider was asked to reserve, and can be made again.
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
    if (status === 200) return findRates(body, stay);
    const isOwn = !response.bodyReplaced && v.is(problemSchema, body) && body.status === status;
    if (isOwn && (status === 404 || status === 410)) return { kind: 'gone' };
    return { kind: 'unknown', reason: `status_${status}` };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { reason, retryAfter } = error;
    return { kind: 'unknown', reason, ...(retryAfter !== undefined && { retryAfter }) };
  }
}

function findRates(body: unknown, stay: BookedStay): OfferOutcome {
  const read = readBookableRates(body, {
    hotel_id: stay.hotelId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    party: bookedParty(stay),
  });
  if (!read) return { kind: 'unknown', reason: 'invalid_body' };
  const offered = { ...read.hotel, rates: read.rates };
  const rates = stay.rooms.flatMap((room) => findRate(offered, room) ?? []);
  if (rates.length === stay.rooms.length) {
    return { kind: 'offered', rates, hotel: bookedHotel(read.hotel, rates) };
  }
  const kinds = stay.rooms.map(({ roomId }) => ({ room_group_id: roomId }));
  return { kind: 'gone', hotel: bookedHotel(read.hotel, kinds) };
}

/** The rate of a room for those who sleep in it. */
function findRate(
  hotel: OfferedRates,
  { rateId, roomId, occupancy }: BookedRoom,
): Rate | undefined {
  const room = parseOccupancy(occupancy);
  return hotel.rates?.find(
    (rate) =>
      rate.id === rateId &&
      isRateOf(rate, { id: roomId }) &&
      room !== undefined &&
      fitsRoom(hotel, rate, room),
  );
}

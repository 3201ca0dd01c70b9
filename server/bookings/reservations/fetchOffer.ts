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
 * The rates of the rooms that the provider offers now. `gone`: one of the rates is no longer
 * offered, or the hotel does not exist. `unknown`: the provider failed, and `reason` is for the
 * log.
 */
export type OfferOutcome =
  | { kind: 'offered'; rates: Rate[]; hotel: BookedHotel }
  | { kind: 'gone'; hotel?: BookedHotel }
  | { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * The path segments that stand in the place of a hotel's id but name another call, such as
 * `search`. A request for a hotel with such an id would reach the other call and never get a 404.
 */
const namesOfCalls: ReadonlySet<string | undefined> = new Set(
  Object.values(hotelCalls).map(({ path }) => path.split('/')[3]),
);

/**
 * Fetches the hotel for the stay, its party and residency, without any cache, and finds the booked
 * rate of each room.
 *
 * A 404 or 410 counts only with a problem body, because an HTML page may come from a gateway. A
 * gateway that sends problem bodies cannot be told apart from the provider. In that case the
 * booking is declined before the provider was asked to reserve, and the traveler can book again.
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

/** Finds the rate of a room, if it fits the room's occupancy. */
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

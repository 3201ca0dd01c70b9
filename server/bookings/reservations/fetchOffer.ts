import * as v from 'valibot';
import { hotelsPaths } from '#contracts/provider/hotelCalls.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { parseHotel } from '#contracts/provider/parseHotel.ts';
import { problemSchema } from '#contracts/provider/problem.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isRateFor, isRateOf } from '#contracts/provider/rates.ts';
import type { BookedStay } from '#contracts/site/bookingRequest.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import { sleepsParty } from '#contracts/values/partyLimits.ts';
import { ProviderError } from '../../provider/providerError.ts';
import type { ProviderFetch, ProviderRequest } from '../../provider/providerRequest.ts';
import { bookedHotel } from './bookedHotel.ts';

/** A rate as the provider offers it now. `unknown`: the provider failed; `reason` is for the log. */
export type OfferOutcome =
  | { kind: 'offered'; rate: Rate; hotel: BookedHotel }
  | { kind: 'gone' }
  | { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * Fetches the hotel for the stay, past every cache, and finds the booked rate in it. A 404 or 410 counts
 * with a problem body only; a page of HTML may come from a gateway.
 */
export async function fetchOffer(
  fetch: ProviderFetch<ProviderRequest>,
  stay: BookedStay,
  requestId: string,
): Promise<OfferOutcome> {
  const { hotelId, checkIn, checkOut } = stay;
  const query = new URLSearchParams({ check_in: checkIn, check_out: checkOut }).toString();
  const path = `${hotelsPaths.hotel.replace(':id', () => encodeURIComponent(hotelId))}?${query}`;
  try {
    const response = await fetch({ endpoint: 'hotel', path }, { requestId });
    const { status } = response;
    const body: unknown = JSON.parse(response.body.toString());
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
  const { hotel } = parseHotel(body);
  if (hotel?.id !== stay.hotelId) return { kind: 'unknown', reason: 'invalid_body' };
  const rate = hotel.rates?.find((each) => isBooked(each, stay));
  if (!rate || !isRoomEnough(hotel, rate, stay)) return { kind: 'gone' };
  return { kind: 'offered', rate, hotel: bookedHotel(hotel, rate) };
}

/** Whether the rooms sleep everybody: the browser shows no rate for a larger party either. */
function isRoomEnough(
  { room_groups: groups }: Pick<Hotel, 'room_groups'>,
  rate: Rate,
  { rooms, adults, children }: BookedStay,
): boolean {
  const sleeps = groups?.find((each) => isRateOf(rate, each))?.sleeps;
  return sleepsParty(sleeps, { rooms, people: adults + children.length });
}

function isBooked(rate: Rate, stay: BookedStay): boolean {
  const { checkIn: check_in, checkOut: check_out, rateId, roomId } = stay;
  return (
    rate.id === rateId && isRateOf(rate, { id: roomId }) && isRateFor(rate, { check_in, check_out })
  );
}

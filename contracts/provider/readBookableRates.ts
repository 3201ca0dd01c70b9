import { formatParty, type Party } from '../values/party.ts';
import type { Hotel } from './hotels.ts';
import { parseHotel } from './parseHotel.ts';
import type { Rate } from './rateFields.ts';
import { fitsRoom } from './lowestRate.ts';
import { isRateFor, isRateOf } from './rates.ts';
import type { ReservationRequest } from './reservations.ts';

/** The hotel, the stay and the party of a booking. */
export type WantedStay = Pick<ReservationRequest, 'hotel_id' | 'check_in' | 'check_out'> & {
  party: Party;
};

/**
 * Reads a hotel and its bookable rates from a response. A bookable rate is valid, is for the stay
 * and for a room of the party, and its room has enough beds for the guests of that room. The
 * browser shows no other rates. Returns undefined if the body is not this hotel.
 */
export function readBookableRates(
  body: unknown,
  wanted: WantedStay,
): { hotel: Omit<Hotel, 'rates'>; rates: Rate[] } | undefined {
  const { hotel } = parseHotel(body);
  if (hotel?.id !== wanted.hotel_id) return undefined;
  const { rates, ...rest } = hotel;
  return { hotel: rest, rates: (rates ?? []).filter((rate) => isBookable(rate, rest, wanted)) };
}

function isBookable(
  rate: Rate,
  { room_groups: groups }: Pick<Hotel, 'room_groups'>,
  { check_in, check_out, party }: WantedStay,
): boolean {
  const room = groups?.find((each) => isRateOf(rate, each));
  if (groups?.length && !room) return false;
  const occupancy = formatParty(party);
  // The reservation will tell whether enough rooms are left.
  return (
    isRateFor(rate, { check_in, check_out, occupancy }) &&
    party.some((each) => fitsRoom({ room_groups: room && [room] }, rate, each))
  );
}

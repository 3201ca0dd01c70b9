import { formatParty, type Party } from '../values/party.ts';
import type { Hotel } from './hotels.ts';
import { parseHotel } from './parseHotel.ts';
import type { Rate } from './rateFields.ts';
import { fitsRoom } from './lowestRate.ts';
import { isRateFor, isRateOf } from './rates.ts';
import type { ReservationRequest } from './reservations.ts';

/** The hotel and stay to book, and for whom. */
export type WantedStay = Pick<ReservationRequest, 'hotel_id' | 'check_in' | 'check_out'> & {
  party: Party;
};

/**
 * Reads the response to a request for a hotel with a stay: the hotel, and those of its rates that
 * can be booked. Such a rate is valid, for the stay and a room of its party, and its room sleeps
 * everybody in that; the browser shows no other. Undefined when the body is not this hotel.
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
  // Whether enough rooms are left is found out when they are reserved.
  return (
    isRateFor(rate, { check_in, check_out, occupancy }) &&
    party.some((each) => fitsRoom({ room_groups: room && [room] }, rate, each))
  );
}

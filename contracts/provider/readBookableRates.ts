import * as v from 'valibot';
import { sleepsParty } from '../values/partyLimits.ts';
import { type Hotel, hotelSchema } from './hotels.ts';
import { list } from './known.ts';
import type { Rate } from './rateFields.ts';
import { isRateFor, isRateOf, rateSchema } from './rates.ts';
import type { ReservationRequest } from './reservations.ts';

/** A hotel whose rates are checked one by one: a wrong one must not hide the others. ADR 0005. */
const detailSchema = v.object({ ...hotelSchema.entries, rates: list(v.unknown()) });

/** The hotel and stay to book, and for how many. */
export type WantedStay = Pick<
  ReservationRequest,
  'hotel_id' | 'check_in' | 'check_out' | 'rooms' | 'adults' | 'children_ages'
>;

/**
 * Reads the response to a request for a hotel with a stay: the hotel, and those of its rates that can be
 * booked. Such a rate is valid, for the stay, and its rooms sleep everybody; the browser shows no other.
 * Undefined when the body is not this hotel.
 */
export function readBookableRates(
  body: unknown,
  wanted: WantedStay,
): { hotel: Omit<Hotel, 'rates'>; rates: Rate[] } | undefined {
  const read = v.safeParse(detailSchema, body);
  if (!read.success || read.output.id !== wanted.hotel_id) return undefined;
  const { rates, ...hotel } = read.output;
  const bookable = (rates ?? []).flatMap((each) => {
    const rate = v.safeParse(rateSchema, each);
    return rate.success && isBookable(rate.output, hotel, wanted) ? [rate.output] : [];
  });
  return { hotel, rates: bookable };
}

function isBookable(
  rate: Rate,
  { room_groups: groups }: Pick<Hotel, 'room_groups'>,
  { check_in, check_out, rooms, adults, children_ages: children }: WantedStay,
): boolean {
  const room = groups?.find((each) => isRateOf(rate, each));
  if (groups?.length && !room) return false;
  const people = adults + children.length;
  return isRateFor(rate, { check_in, check_out }) && sleepsParty(room?.sleeps, { rooms, people });
}

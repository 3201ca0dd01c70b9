import type { Request } from 'express';
import { type CalendarDay, mostCalendarDays } from '../../provider/calendar.ts';
import { toDecimalMoney } from '../../money/money.ts';
import { lowestRates, priceOfRates } from '../../provider/lowestRate.ts';
import { dayText } from '../../values/calendarDay.ts';
import { defaultParty } from '../../values/party.ts';
import { type Asked, queryText, readParty, readStay, type Stay } from '../readStay.ts';
import type { Rates } from './createRates.ts';
import type { PricedHotel, ReservedUnits } from './offers.ts';

/** The days, the party and the residency of a request for a calendar, or an error as a sentence. */
type CalendarReading = CalendarAsked | { error: string };

type CalendarAsked = Pick<Asked, 'party' | 'residency'> & { days: Stay };

/** Reads a request for a calendar. The default party is two adults in one room. */
export function readCalendarRequest(request: Request): CalendarReading {
  const text = (name: string) => queryText(request, name);
  const from = readStay({ check_in: text('from') });
  const to = readStay({ check_in: text('to') });
  if ('error' in from || 'error' in to) return { error: 'from and to must be calendar days.' };
  if (!from.stay || !to.stay) return { error: 'from and to are required.' };
  const days = { first: from.stay.first, end: to.stay.end };
  const count = days.end - days.first;
  if (count < 1 || count > mostCalendarDays) {
    return { error: `from and to must be 1 to ${mostCalendarDays} days.` };
  }
  const reading = readParty(request);
  const residency = text('residency');
  return 'error' in reading ? reading : { days, party: reading.party, residency };
}

/**
 * Returns the days of a calendar with the lowest price for a party. The price of a day is the
 * lowest total of all rooms for one night in the response of the hotel itself. `reserved` returns
 * the rooms that are reserved in a night. For a hotel with unknown rooms, all days are unknown.
 */
export async function listDays(
  hotel: PricedHotel,
  { days: { first, end }, party, residency }: CalendarAsked,
  rates: Rates,
  reserved: (night: Stay) => Promise<ReservedUnits | undefined>,
): Promise<CalendarDay[]> {
  const groups = hotel.rooms.map(({ sleeps }, nth) => ({ id: hotel.firstRoomId + nth, sleeps }));
  const dayOf = async (day: number): Promise<CalendarDay> => {
    const date = dayText(day);
    if (hotel.rooms.length === 0) return { date, price: null, min_nights: null, arrival: null };
    const night = { first: day, end: day + 1 };
    const offered = rates.all(hotel, { stay: night, party, residency }, await reserved(night));
    const wanted = party ?? defaultParty;
    const lowest = lowestRates({ rates: offered, room_groups: groups }, wanted);
    if (!lowest) return { date, price: null, min_nights: null, arrival: false };
    const price = toDecimalMoney(priceOfRates(lowest));
    return { date, price, min_nights: 1, arrival: true };
  };
  return Promise.all(Array.from({ length: end - first }, (_, i) => dayOf(first + i)));
}

import type { Request } from 'express';
import { type CalendarDay, mostCalendarDays } from '../../provider/calendar.ts';
import { lowestRate } from '../../provider/lowestRate.ts';
import { dayText } from '../../values/calendarDay.ts';
import { queryText, readStay, type Stay } from '../readStay.ts';
import type { Rates } from './createRates.ts';
import type { PricedHotel, ReservedUnits } from './offers.ts';

/**
 * The days and the party that a calendar is asked for, or what is wrong with them in a sentence.
 */
type CalendarReading = { days: Stay; rooms: number; people: number } | { error: string };

/** Reads a request for a calendar. Without a party it is for two adults in one room. */
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
  const rooms = Number(text('rooms') ?? 1);
  const adults = Number(text('adults') ?? 2);
  const children = text('children_ages')?.split(',').length ?? 0;
  if (!Number.isInteger(rooms) || rooms < 1 || !Number.isInteger(adults) || adults < 1) {
    return { error: 'rooms and adults must be whole numbers from 1.' };
  }
  return { days, rooms, people: adults + children };
}

/**
 * The days of a calendar with the lowest total that the hotel's own response would have for one
 * night, for a party. `reserved` tells the rooms that are reserved in a night. Of a hotel whose
 * rooms are not known nothing is known.
 */
export async function listDays(
  hotel: PricedHotel,
  { days: { first, end }, rooms, people }: { days: Stay; rooms: number; people: number },
  rates: Rates,
  reserved: (night: Stay) => Promise<ReservedUnits | undefined>,
): Promise<CalendarDay[]> {
  const groups = hotel.rooms.map(({ sleeps }, nth) => ({ id: hotel.firstRoomId + nth, sleeps }));
  const dayOf = async (day: number): Promise<CalendarDay> => {
    const date = dayText(day);
    if (hotel.rooms.length === 0) return { date, price: null, min_nights: null, arrival: null };
    const night = { first: day, end: day + 1 };
    const offered = rates.all(hotel, night, await reserved(night));
    const lowest = lowestRate({ rates: offered, room_groups: groups }, { rooms, people });
    if (!lowest) return { date, price: null, min_nights: null, arrival: false };
    const price = { amount: lowest.total, currency: lowest.currency };
    return { date, price, min_nights: 1, arrival: true };
  };
  return Promise.all(Array.from({ length: end - first }, (_, i) => dayOf(first + i)));
}

import { addDays, type CalendarDay, formatYearDay, today } from './calendarDay.ts';
import type { Stay } from './searchQuery.ts';

/**
 * Mends a stay that cannot be booked, such as that of an old link. Days in the past are dropped, and a
 * check-out that is not after the check-in becomes the next day. `note` says what was mended, '' if
 * nothing was. Yesterday is accepted, because it may still be today where the hotel is.
 */
export function mendStay(stay: Stay, day: CalendarDay = today()): { stay: Stay; note: string } {
  const { checkIn, checkOut } = stay;
  const earliest = addDays(day, -1);
  if (checkIn !== '' && checkIn < earliest) return dropped('Check-in', checkIn);
  if (checkIn === '' && checkOut !== '' && checkOut < earliest)
    return dropped('Check-out', checkOut);
  if (checkIn === '' || checkOut === '' || checkOut > checkIn) return { stay, note: '' };
  const note = 'Check-out was not after check-in, so it is now the next day.';
  return { stay: { checkIn, checkOut: addDays(checkIn, 1) }, note };
}

function dropped(what: string, day: CalendarDay): { stay: Stay; note: string } {
  return {
    stay: { checkIn: '', checkOut: '' },
    note: `${what} was in the past: ${formatYearDay(day)}. Choose new dates.`,
  };
}

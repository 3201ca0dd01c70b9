import { addDays, type CalendarDay, today } from './calendarDay.ts';
import type { Stay } from './searchQuery.ts';

/**
 * The reason why a stay was corrected: a day in the past, or a check-out that is not after the
 * check-in.
 */
type Mended =
  | { readonly why: 'checkInPast' | 'checkOutPast'; readonly day: CalendarDay }
  | { readonly why: 'notAfterCheckIn' };

/**
 * Corrects a stay that cannot be booked, such as the stay in an old link. If its first day is in
 * the past, both days are dropped. A check-out that is not after the check-in becomes the day after
 * the check-in. `mended` gives the reason, or is undefined if nothing was wrong. Yesterday is
 * accepted, because at the hotel it may still be that day.
 */
export function mendStay(
  stay: Stay,
  day: CalendarDay = today(),
): { stay: Stay; mended: Mended | undefined } {
  const { checkIn, checkOut } = stay;
  const earliest = addDays(day, -1);
  if (checkIn !== '' && checkIn < earliest) {
    return { stay: noDays, mended: { why: 'checkInPast', day: checkIn } };
  }
  if (checkIn === '' && checkOut !== '' && checkOut < earliest) {
    return { stay: noDays, mended: { why: 'checkOutPast', day: checkOut } };
  }
  if (checkIn === '' || checkOut === '' || checkOut > checkIn) return { stay, mended: undefined };
  return {
    stay: { checkIn, checkOut: addDays(checkIn, 1) },
    mended: { why: 'notAfterCheckIn' },
  };
}

const noDays: Stay = { checkIn: '', checkOut: '' };

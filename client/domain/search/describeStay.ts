import type { StayAndParty } from '../addresses/stayAddress.ts';
import { addDays, countDays, formatStayWithYear, tonight } from './calendarDay.ts';
import { countNights, countRooms } from './counts.ts';
import { formatGuests } from './party.ts';
import type { Stay } from './searchQuery.ts';

/**
 * 'Nov 3 - Nov 5, 2 nights, 2 adults', and the rooms if there are several. One day alone stands for one
 * night from or until it, as it does for providers; no day for tonight.
 */
export function describeStay(stay: StayAndParty): string {
  const rooms = stay.rooms > 1 && countRooms(stay.rooms);
  return [describeDays(stay), formatGuests(stay), rooms].filter(Boolean).join(', ');
}

function describeDays({ checkIn, checkOut }: Stay): string {
  if (checkIn === '' && checkOut === '') return tonight;
  const from = checkIn || addDays(checkOut, -1);
  const to = checkOut || addDays(checkIn, 1);
  return `${formatStayWithYear(from, to)}, ${countNights(countDays(from, to))}`;
}

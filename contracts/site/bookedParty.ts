import { type Party, spreadParty } from '../values/party.ts';
import type { BookedStay } from './bookingRequest.ts';

/** Who stays, room by room: a booking has all people of its rooms together. */
export function bookedParty({
  rooms,
  adults,
  children,
}: Pick<BookedStay, 'rooms' | 'adults' | 'children'>): Party {
  return spreadParty(rooms, adults, children);
}

import { parseParty, type Party, spreadParty } from '../values/party.ts';
import type { BookedStay } from './bookingRequest.ts';

/**
 * Who stays, room by room. A booking that does not say who sleeps where has its people spread over
 * its rooms.
 */
export function bookedParty({
  occupancy,
  rooms,
  adults,
  children,
}: Pick<BookedStay, 'occupancy' | 'rooms' | 'adults' | 'children'>): Party {
  return (occupancy && parseParty(occupancy)) ?? spreadParty(rooms, adults, children);
}

import type { Booking } from '#contracts/site/bookings.ts';
import { isFreeToCancel } from '#contracts/money/cancellation.ts';
import type { Offer } from './offers.ts';
import type { RoomWithOffers } from './roomsWithOffers.ts';

/** What of a booking its like is found by. */
export type BookedTerms = Pick<Booking, 'stay' | 'rate'>;

/** Whether a room is the kind of room that is booked. */
export function isBookedRoom(
  { room }: Pick<RoomWithOffers, 'room'>,
  { stay }: BookedTerms,
): boolean {
  return room.id != null && String(room.id) === stay.roomId;
}

/**
 * Puts the room that is booked first, if it has offers, and in each room the offers on the terms
 * that are booked.
 */
export function bookedFirst(
  rooms: readonly RoomWithOffers[],
  booked: BookedTerms,
): RoomWithOffers[] {
  const isFirst = (room: RoomWithOffers) => room.offers.length > 0 && isBookedRoom(room, booked);
  const { meal, booking } = booked.rate;
  const hasTerms = ({ rate }: Offer) =>
    rate.meal === meal &&
    rate.booking === booking &&
    isFreeToCancel(rate) === isFreeToCancel(booked.rate);
  return rooms
    .map((room) => ({
      ...room,
      offers: room.offers.toSorted((a, b) => Number(hasTerms(b)) - Number(hasTerms(a))),
    }))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

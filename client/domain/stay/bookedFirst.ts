import type { Booking } from '#contracts/site/bookings.ts';
import { isFreeToCancel } from '#contracts/money/freeCancellation.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { Party } from '#contracts/values/party.ts';
import type { BookingAddress } from '../addresses/bookingAddress.ts';
import { type HotelOffers, type Offer, ratesFor } from './offers.ts';
import type { RoomWithOffers } from './roomsWithOffers.ts';

/** The parts of a booking by which similar rooms and rates are found. */
export type BookedTerms = Pick<Booking, 'stay' | 'rates'>;

/** Returns whether a room is of a booked kind. */
export function isBookedRoom(
  { room }: Pick<RoomWithOffers, 'room'>,
  { stay }: BookedTerms,
): boolean {
  return stay.rooms.some(({ roomId }) => room.id != null && String(room.id) === roomId);
}

/**
 * Puts the booked rooms first if they have offers. In each room, offers with the booked terms come
 * first.
 */
export function bookedFirst(
  rooms: readonly RoomWithOffers[],
  booked: BookedTerms,
): RoomWithOffers[] {
  const isFirst = (room: RoomWithOffers) => room.offers.length > 0 && isBookedRoom(room, booked);
  const terms = booked.rates.map(termsOf);
  const hasTerms = ({ rates }: Offer) => rates.every((rate) => terms.includes(termsOf(rate)));
  return rooms
    .map((room) => ({
      ...room,
      offers: [...room.offers].sort((a, b) => Number(hasTerms(b)) - Number(hasTerms(a))),
    }))
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

function termsOf(rate: Rate): string {
  return [rate.meal, rate.booking, isFreeToCancel(rate)].join();
}

/**
 * Returns the initial rates for a change of a booking, as address fields. For each room of the
 * party, this is the booked rate, or otherwise a rate for the same kind of room on the same terms.
 * Without such a rate it is ''.
 */
export function likeBooked(
  hotel: HotelOffers,
  party: Party,
  booked: BookedTerms,
): Pick<BookingAddress, 'rooms' | 'rates'> {
  const found = party.map((people, index) => {
    const rate = booked.rates[index];
    const ofKind = ratesFor(hotel, people).filter(
      ({ room_group_id: kind }) => rate && String(kind) === String(rate.room_group_id),
    );
    return (
      ofKind.find(({ id }) => id === rate?.id) ??
      ofKind.find((each) => rate && termsOf(each) === termsOf(rate))
    );
  });
  return {
    rooms: found.map((rate) => (rate ? String(rate.room_group_id) : '')),
    rates: found.map((rate) => rate?.id ?? ''),
  };
}

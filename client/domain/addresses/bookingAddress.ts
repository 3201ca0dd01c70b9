import type { Rate } from '#contracts/provider/rateFields.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { addressCodec } from './addressCodec.ts';
import { flagsOf, one, text } from './addressFields.ts';
import { roomFields } from './roomFields.ts';
import type { Party } from '#contracts/values/party.ts';
import { partyFields } from '../search/party.ts';
import { routes } from '../paths.ts';
import { stayFields } from '../search/searchQuery.ts';

/** The maximum length of a hotel id in an address. */
const maxHotelIdLength = 128;

const codec = addressCodec({
  hotel: one('hotel', text(maxHotelIdLength), ''),
  ...roomFields,
  ...stayFields,
  ...partyFields,
  facts: flagsOf(rateFactNames),
  // An address may be shared, so it never contains the key of this booking.
  change: one('change', text(64), ''),
});

/**
 * The content of a checkout's address: the kind of room and the rate of each room, the facts of
 * rates that the hotel's page listed first, and the booking that is being changed. '' and an empty
 * list mean that nothing is chosen. A list with one entry applies to all rooms of the party.
 */
export type BookingAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of a checkout. Wrong values become their default and are named in `mended`. */
export const readBookingAddress = codec.read;

/** Returns the address of the checkout for a stay. A missing field has its default. */
export function bookingAddress(booking: Partial<BookingAddress>): string {
  return routes.checkout + codec.write(booking);
}

/**
 * Returns the address under which the draft and the bookings of a stay are stored. It leaves out
 * the facts by which the rates were ordered, because they do not affect the stay.
 */
export function bookedStayAddress(booking: BookingAddress): string {
  return bookingAddress({ ...booking, facts: [] });
}

/** Returns whether an address names a stay or a booking to change. */
export function namesStay({ hotel, rooms, rates, change }: BookingAddress): boolean {
  return Boolean(hotel || rooms.length > 0 || rates.length > 0 || change);
}

/** A rate as an address names it, with its kind of room. */
export interface NamedRate {
  readonly room: string;
  readonly rate: string;
}

/**
 * Returns the rate of each room of a party, or undefined if an address does not name all of them.
 */
export function namedRates(
  { rooms, rates }: Pick<BookingAddress, 'rooms' | 'rates'>,
  party: Party,
): readonly NamedRate[] | undefined {
  const named = rates.map((rate, index) => ({ room: rooms[index] ?? '', rate }));
  const [first] = named;
  if (first && named.length === 1) return party.map(() => first);
  return named.length === party.length ? named : undefined;
}

/**
 * Returns the address fields for the rates of rooms. If all rooms have the same rate, the lists
 * have one entry.
 */
export function nameRates(
  rates: readonly Pick<Rate, 'id' | 'room_group_id'>[],
): Pick<BookingAddress, 'rooms' | 'rates'> {
  const named = rates.map(({ id, room_group_id }) => ({ room: String(room_group_id), rate: id }));
  const [first] = named;
  const isOne = named.every(({ room, rate }) => room === first?.room && rate === first.rate);
  const listed = isOne ? named.slice(0, 1) : named;
  return { rooms: listed.map(({ room }) => room), rates: listed.map(({ rate }) => rate) };
}

export function isNamed({ id, room_group_id }: Rate, { room, rate }: NamedRate): boolean {
  return id === rate && String(room_group_id) === room;
}

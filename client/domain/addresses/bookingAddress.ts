import type { Rate } from '#contracts/provider/rateFields.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { addressCodec } from './addressCodec.ts';
import { flagsOf, one, text } from './addressFields.ts';
import { roomFields } from './roomFields.ts';
import type { Party } from '#contracts/values/party.ts';
import { partyFields } from '../search/party.ts';
import { routes } from '../paths.ts';
import { stayFields } from '../search/searchQuery.ts';

/** The longest id of a hotel in an address. */
const maxHotelIdLength = 128;

const codec = addressCodec({
  hotel: one('hotel', text(maxHotelIdLength), ''),
  ...roomFields,
  ...stayFields,
  ...partyFields,
  facts: flagsOf(rateFactNames),
  // Its key is never in an address that may be shared.
  change: one('change', text(64), ''),
});

/**
 * What the address of a checkout says: the kind of room and the rate of each room, which rates the
 * hotel's page had first, and the booking that is being changed. '' and an empty list mean not
 * chosen; a list of one stands for all rooms of the party.
 */
export type BookingAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of either page. Wrong values become their default and are named in `mended`. */
export const readBookingAddress = codec.read;

/** The address in which a stay is booked; a field that is not given has its default. */
export function bookingAddress(booking: Partial<BookingAddress>): string {
  return routes.checkout + codec.write(booking);
}

/**
 * The address that stands for a stay, by which its draft and its bookings are found: without the
 * order of rates.
 */
export function bookedStayAddress(booking: BookingAddress): string {
  return bookingAddress({ ...booking, facts: [] });
}

/** Whether an address names a stay, or a booking to change. */
export function namesStay({ hotel, rooms, rates, change }: BookingAddress): boolean {
  return Boolean(hotel || rooms.length > 0 || rates.length > 0 || change);
}

/** A rate as an address names it, with the kind of room that it is for. */
export interface NamedRate {
  readonly room: string;
  readonly rate: string;
}

/** The rate of each room of a party; undefined where an address does not name each of them. */
export function namedRates(
  { rooms, rates }: Pick<BookingAddress, 'rooms' | 'rates'>,
  party: Party,
): readonly NamedRate[] | undefined {
  const named = rates.map((rate, index) => ({ room: rooms[index] ?? '', rate }));
  const [first] = named;
  if (first && named.length === 1) return party.map(() => first);
  return named.length === party.length ? named : undefined;
}

/** The rates of rooms as an address names them: one where all rooms have the same. */
export function nameRates(
  rates: readonly Pick<Rate, 'id' | 'room_group_id'>[],
): Pick<BookingAddress, 'rooms' | 'rates'> {
  const named = rates.map(({ id, room_group_id }) => ({ room: String(room_group_id), rate: id }));
  const [first] = named;
  const isOne = named.every(({ room, rate }) => room === first?.room && rate === first.rate);
  const listed = isOne ? named.slice(0, 1) : named;
  return { rooms: listed.map(({ room }) => room), rates: listed.map(({ rate }) => rate) };
}

/** Whether a rate is the one that an address names. */
export function isNamed({ id, room_group_id }: Rate, { room, rate }: NamedRate): boolean {
  return id === rate && String(room_group_id) === room;
}

import type { Hotel } from '../provider/hotels.ts';
import type { Rate } from '../provider/rateFields.ts';
import { distinctRoomName } from '../provider/roomNames.ts';
import { isRateOf } from '../provider/rates.ts';
import type { BookedHotel } from './bookings.ts';

/** The placeholder for a hotel of which only the id is known. */
export const unknownHotel: BookedHotel = {
  name: 'Your hotel',
  roomNames: [],
  address: null,
  region: null,
  latitude: null,
  longitude: null,
  timeZone: null,
  checkInFrom: null,
  checkOutUntil: null,
  phone: null,
  email: null,
  paymentNote: null,
  imageUrl: null,
  policies: [],
};

/** The name of a room that has no known name. */
const unknownRoom = 'Room';

/**
 * Returns the facts about the hotel and the rooms that are stored with a booking, so that its page
 * does not depend on the provider. `rates` are the rates of the booked rooms.
 */
export function bookedHotel(
  hotel: Omit<Hotel, 'rates'>,
  rates: readonly Pick<Rate, 'room_group_id'>[],
): BookedHotel {
  const rooms = rates.map((rate) => hotel.room_groups?.find((each) => isRateOf(rate, each)));
  const { name, country_code: country } = hotel.region ?? {};
  return {
    name: hotel.name,
    roomNames: rooms.map((room) => distinctRoomName(room, hotel.room_groups) || unknownRoom),
    address: hotel.address?.trim() || null,
    region: [name, country].filter(Boolean).join(', ') || null,
    latitude: hotel.latitude ?? null,
    longitude: hotel.longitude ?? null,
    timeZone: knownZone(hotel.time_zone),
    checkInFrom: hotel.check_in_from?.trim() || null,
    checkOutUntil: hotel.check_out_until?.trim() || null,
    phone: hotel.contact_phone?.trim() || null,
    email: hotel.contact_email?.trim() || null,
    paymentNote: hotel.payment_note?.trim() || null,
    imageUrl: firstPicture(rooms[0]?.images ?? []) ?? firstPicture(hotel.images ?? []) ?? null,
    policies: hotel.policies ?? [],
  };
}

/**
 * Returns the first picture with an http, https or same-origin address. Other pages follow the same
 * rule. Spec §3.
 */
function firstPicture(images: readonly { url: string }[]): string | undefined {
  return images
    .map(({ url }) => url.replaceAll('{size}', 'x600').trim())
    .find((url) => /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url));
}

/**
 * Returns the time zone if this machine knows it, otherwise null. Mails and calendar files show
 * times in this zone, which only works with a known zone.
 */
function knownZone(timeZone: string | null | undefined): string | null {
  if (!timeZone) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone && timeZone;
  } catch {
    return null;
  }
}

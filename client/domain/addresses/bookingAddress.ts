import { maxProviderIdLength } from '#contracts/provider/rateFields.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { addressCodec } from './addressCodec.ts';
import { flagsOf, one, text } from './addressFields.ts';
import { partyFields } from '../search/party.ts';
import { routes } from '../paths.ts';
import { stayFields } from '../search/searchQuery.ts';

/** The longest id of a hotel in an address. */
const maxHotelIdLength = 128;
const providerId = text(maxProviderIdLength);

const codec = addressCodec({
  hotel: one('hotel', text(maxHotelIdLength), ''),
  room: one('room', providerId, ''),
  rate: one('rate', providerId, ''),
  ...stayFields,
  ...partyFields,
  facts: flagsOf(rateFactNames),
  // Its key is never in an address that may be shared.
  change: one('change', text(64), ''),
});

/**
 * What the address of a checkout says: the chosen room and rate, which
 * rates the hotel's page had first, and the booking that is being changed. '' means not
 * chosen.
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
export function namesStay({ hotel, room, rate, change }: BookingAddress): boolean {
  return Boolean(hotel || room || rate || change);
}

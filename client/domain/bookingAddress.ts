import { addressCodec, one, text } from './addressCodec.ts';
import { partyFields } from './party.ts';
import { routes } from './paths.ts';
import { stayFields } from './searchQuery.ts';

/** The longest id of a hotel, room or rate in an address. */
const maxIdLength = 128;
const id = text(maxIdLength);

const codec = addressCodec({
  hotel: one('hotel', id, ''),
  room: one('room', id, ''),
  rate: one('rate', id, ''),
  ...stayFields,
  ...partyFields,
});

/** What the addresses of pre-checkout and checkout say: the chosen room and rate. '' means not chosen. */
export type BookingAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of either page. Wrong values become their default and are named in `mended`. */
export const readBookingAddress = codec.read;

/** The address of pre-checkout or checkout; a field that is not given has its default. */
export function bookingAddress(
  page: 'preCheckout' | 'checkout',
  booking: Partial<BookingAddress> = {},
): string {
  return routes[page] + codec.write(booking);
}

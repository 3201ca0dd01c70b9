import { fillPath } from '#contracts/values/fillPath.ts';
import { addressCodec } from './addressCodec.ts';
import { roomFields } from './roomFields.ts';
import { flag, one, text } from './addressFields.ts';
import { routes } from '../paths.ts';
import { partyFields } from '../search/party.ts';
import { stayFields } from '../search/searchQuery.ts';

const codec = addressCodec({
  key: one('key', text(128), ''),
  changing: one('changing', flag, false),
  ...stayFields,
  ...partyFields,
  ...roomFields,
});

/**
 * The content of a booking page's address apart from the booking itself: whether the change is
 * open, and the days, the party and the rates that are chosen for it. Without days, nothing is
 * chosen yet.
 */
export type BookingPageAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of a booking's page. */
export const readBookingPage = codec.read;

/** Writes the query of a booking's page. */
export const bookingPageQuery = codec.write;

/**
 * The access to a booking's page: the id of the booking and its key. Without the key the server
 * shows nothing. With the key '' the page shows the copy that the device has saved.
 */
export interface BookingAccess {
  readonly id: string;
  readonly key: string;
}

/**
 * Returns the address of a booking's page. With a `change`, the address opens that change on the
 * page.
 */
export function bookingLink(
  { id, key }: BookingAccess,
  change?: Partial<BookingPageAddress>,
): string {
  const changing = change && { ...change, changing: true };
  return fillPath(routes.booking, { id }) + codec.write({ ...changing, key });
}

/**
 * Reads the key from the query of a booking's page. Returns '' if the key is missing or malformed.
 */
export function readBookingKey(query: string): string {
  return codec.read(query).value.key;
}

/**
 * Reads the key from a link to a booking, which is a whole URL or a path. Returns '' if the link
 * has no key.
 */
export function keyOfLink(link: string): string {
  const { search } = new URL(link, 'http://site.invalid');
  return readBookingKey(search);
}

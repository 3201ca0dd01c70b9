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
 * What the address of a booking's page says beside the booking: whether its change is open, and the
 * days, the party and the rates of its rooms that were chosen for it, without days none yet.
 */
export type BookingPageAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of a booking's page. */
export const readBookingPage = codec.read;

/** The query of a booking's page. */
export const bookingPageQuery = codec.write;

/**
 * What opens a booking's page: its id, and the key without which the site shows nothing. '' is no
 * key: the page shows what the device has saved.
 */
export interface BookingAccess {
  readonly id: string;
  readonly key: string;
}

/** The address of a booking's page; with a `change`, of the change of that booking on it. */
export function bookingLink(
  { id, key }: BookingAccess,
  change?: Partial<BookingPageAddress>,
): string {
  const changing = change && { ...change, changing: true };
  return fillPath(routes.booking, { id }) + codec.write({ ...changing, key });
}

/** Reads the key from the query of a booking's page; '' when it is missing or malformed. */
export function readBookingKey(query: string): string {
  return codec.read(query).value.key;
}

/** Reads the key from a link to a booking, a whole URL or a path; '' when it has none. */
export function keyOfLink(link: string): string {
  const { search } = new URL(link, 'http://site.invalid');
  return readBookingKey(search);
}

import { fillPath } from '#contracts/values/fillPath.ts';
import { addressCodec } from './addressCodec.ts';
import { one, text } from './addressFields.ts';
import { routes } from '../paths.ts';

const codec = addressCodec({ key: one('key', text(128), '') });

/**
 * The id of the booking that is being changed, in the addresses of the hotel and of the review; ''
 * for none. The key is never in them: they may be shared.
 */
export const changeField = one('change', text(64), '');

/**
 * What opens a booking's page: its id, and the key without which the site shows nothing. '' is no
 * key: the page shows what the device has saved.
 */
export interface BookingAccess {
  readonly id: string;
  readonly key: string;
}

/** The address of a booking's page. */
export function bookingLink({ id, key }: BookingAccess): string {
  return fillPath(routes.booking, { id }) + codec.write({ key });
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

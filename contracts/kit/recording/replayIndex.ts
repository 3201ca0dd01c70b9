import * as v from 'valibot';
import { hotelsPaths } from '../../provider/hotelCalls.ts';
import { queryText } from '../../provider/requestPath.ts';
import { type Exchange, listedIn, readBody, type Recording } from './recording.ts';

const identified = v.looseObject({ id: v.string() });

/**
 * The replayed result of a request: a recorded response or error, or one hotel of a recorded list.
 */
export type Replayed = Exchange['response'] | { hotel: object };

/**
 * Returns a function that finds the recorded response for a request path. A stay that was not
 * recorded gets the response without one, and a hotel that was not requested by id is taken from a
 * list, if possible from one for the same stay. Anything else that was not recorded is `undefined`.
 */
export function replayIndex(folder: string, { exchanges }: Recording) {
  const byPath = new Map(exchanges.map(({ path, response }) => [splitPath(path).whole, response]));
  const hotels = new Map(
    exchanges.flatMap(({ path, response }) => {
      const { stay } = splitPath(path);
      return hotelsIn(folder, response).flatMap((hotel) => [
        [hotel.id, hotel] as const,
        [`${hotel.id} ${stay}`, hotel] as const,
      ]);
    }),
  );
  return (path: string): Replayed | undefined => {
    const { pathname, stay, whole, withoutStay } = splitPath(path);
    const recorded = byPath.get(whole) ?? byPath.get(withoutStay);
    if (recorded) return recorded;
    const id = idIn(pathname);
    const hotel = hotels.get(`${id} ${stay}`) ?? hotels.get(id);
    return hotel && { hotel };
  };
}

/**
 * A path with its query parameters sorted and encoded alike, the same without its stay, and its
 * stay.
 */
function splitPath(path: string) {
  const { pathname, searchParams: query } = new URL(path, 'http://replay');
  const text = () => `${pathname}${queryText(Object.fromEntries(query))}`;
  const whole = text();
  const stay = `${query.get('check_in')}..${query.get('check_out')}`;
  query.delete('check_in');
  query.delete('check_out');
  return { pathname, stay, whole, withoutStay: text() };
}

function idIn(pathname: string): string {
  const [before = ''] = hotelsPaths.hotel.split(':');
  if (!pathname.startsWith(before)) return '';
  try {
    return decodeURIComponent(pathname.slice(before.length));
  } catch {
    return '';
  }
}

function hotelsIn(folder: string, response: Exchange['response']) {
  if ('error' in response || response.status !== 200) return [];
  try {
    return listedIn(readBody(folder, response.body)).filter((item) => v.is(identified, item));
  } catch {
    // The file of the body is missing.
    return [];
  }
}

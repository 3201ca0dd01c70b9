import * as v from 'valibot';
import { hotelsPaths } from '../../provider/hotelCalls.ts';
import { type Exchange, listedIn, readBody, type Recording } from './recording.ts';

const identified = v.looseObject({ id: v.string() });

/** The replayed result of a request: a recorded response or error, or one hotel of a recorded list. */
export type Replayed = Exchange['response'] | { hotel: object };

/**
 * Returns a function that finds the recorded response for a request path. A search with dates that
 * were not recorded gets the response for its city, and a hotel that was not requested by id is taken
 * from a list. Anything else that was not recorded is `undefined`.
 */
export function replayIndex(folder: string, { exchanges }: Recording) {
  const byPath = new Map(exchanges.map(({ path, response }) => [canonical(path), response]));
  const hotels = new Map(
    exchanges
      .flatMap(({ response }) => hotelsIn(folder, response))
      .map((hotel) => [hotel.id, hotel]),
  );
  return (path: string): Replayed | undefined => {
    const exact = byPath.get(canonical(path));
    if (exact) return exact;
    const { pathname, searchParams } = new URL(path, 'http://replay');
    if (pathname === hotelsPaths.search) return byPath.get(canonical(cityOnly(searchParams)));
    const hotel = hotels.get(idIn(pathname));
    return hotel && { hotel };
  };
}

/** The path with its query parameters sorted and encoded alike. */
function canonical(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://replay');
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

function cityOnly(query: URLSearchParams): string {
  const city = query.get('city');
  return `${hotelsPaths.search}?${new URLSearchParams(city === null ? {} : { city }).toString()}`;
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

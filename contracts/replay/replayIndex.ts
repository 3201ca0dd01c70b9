import * as v from 'valibot';
import { hotelsPaths } from '../hotels.ts';
import { type Exchange, readBody, type Recording } from './recording.ts';

const listSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ hotels: v.array(v.unknown()) }),
    v.transform(({ hotels }) => hotels),
  ),
]);
const identified = v.looseObject({ id: v.string() });

/** What is replayed for a call: a recorded exchange, or one hotel of a recorded list. */
export type Replayed = Exchange['answered'] | { hotel: object };

/**
 * Finds what a recording answers to a call. A search with dates that were not recorded gets the answer
 * of its city, and a hotel that was not fetched is taken from a list that has it, so that the site can
 * be walked further than the recorder went; anything else that was not recorded is undefined.
 */
export function replayIndex(folder: string, { exchanges }: Recording) {
  const byAddress = new Map(exchanges.map(({ asked, answered }) => [canonical(asked), answered]));
  const hotels = new Map(
    exchanges
      .flatMap(({ answered }) => hotelsIn(folder, answered))
      .map((hotel) => [hotel.id, hotel]),
  );
  return (asked: string): Replayed | undefined => {
    const exact = byAddress.get(canonical(asked));
    if (exact) return exact;
    const { pathname, searchParams } = new URL(asked, 'http://replay');
    if (pathname === hotelsPaths.search) return byAddress.get(canonical(cityOnly(searchParams)));
    const hotel = hotels.get(idIn(pathname));
    return hotel && { hotel };
  };
}

/** The address with its parameters in order, encoded alike. */
function canonical(asked: string): string {
  const { pathname, searchParams } = new URL(asked, 'http://replay');
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

function hotelsIn(folder: string, answered: Exchange['answered']) {
  if ('fault' in answered || answered.status !== 200) return [];
  try {
    const list = v.parse(listSchema, JSON.parse(readBody(folder, answered.body).toString()));
    return list.filter((item) => v.is(identified, item));
  } catch {
    return [];
  }
}

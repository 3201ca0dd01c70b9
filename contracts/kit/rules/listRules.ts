import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { hotelCalls } from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import type { ProviderResponse } from '../http/createProviderClient.ts';
import type { Exchange } from '../verify/exchange.ts';
import { kilometers } from '../../values/kilometers.ts';
import { coordinatesOf } from './placeRules.ts';
import { isObject } from './shapeRules.ts';
import {
  type CheckResult,
  eachExchange,
  eachJson,
  listEndpoints,
  type Occurrence,
  randomEndpoints,
  repeated,
  type Rule,
} from './rule.ts';

const maxRows = 500;
/**
 * The largest distance between a hotel and its position in a list, whose coordinates may be
 * rounded.
 */
const maxMovedKm = 2;
/** Lists may round guest scores. */
const maxRounding = 0.5;
const emptySearchSchema = v.object({ hotels: v.pipe(v.array(v.unknown()), v.empty()) });

/**
 * Rules for a list as a whole, and for the agreement between a list and the hotel's own response.
 */
export const listRules: readonly Rule[] = [
  {
    id: 'ids-unique',
    title: 'Ids are unique in a list',
    rank: 'broken',
    endpoints: listEndpoints,
    expected: 'each id once in a list',
    check: eachJson((_, { hotels }) => {
      const again = repeated(hotels, ({ hotel }) => hotel.id);
      return again.map(({ item: { at, hotel }, earlier }): Occurrence => {
        const description = `${hotel.id}, the same as ${earlier.at}`;
        return isDeepStrictEqual(earlier.hotel, hotel)
          ? { at: `${at}.id`, description, rank: 'degraded', shows: 'the hotel is listed twice' }
          : { at: `${at}.id`, description, shows: 'two hotels that open the same page' };
      });
    }),
  },
  {
    id: 'home-has-hotels',
    title: 'Random lists are not empty',
    rank: 'degraded',
    endpoints: randomEndpoints,
    expected: 'at least one hotel',
    check: eachJson((value) =>
      Array.isArray(value) && value.length === 0 ? { at: '$', received: [] } : undefined,
    ),
  },
  {
    id: 'home-count',
    title: 'Random lists have 4 and 8',
    rank: 'advice',
    endpoints: randomEndpoints,
    expected: '4 hotels from rand4 and 8 from rand8',
    check: eachJson((value, { endpoint }) => {
      const call = hotelCalls[endpoint];
      const count = Array.isArray(value) ? value.length : 0;
      return count === 0 || !('count' in call) || count === call.count
        ? undefined
        : { at: '$', description: `${count} hotels` };
    }),
  },
  {
    id: 'home-varies',
    title: 'Random lists vary',
    rank: 'advice',
    endpoints: randomEndpoints,
    expected:
      'different hotels in at least one of three calls, if there are more hotels than one response has',
    check: sameEachTime,
  },
  {
    id: 'search-whole',
    title: 'Searches are not cut into pages',
    rank: 'degraded',
    endpoints: ['search'],
    expected: 'all matching hotels in one response, because the site requests no further page',
    check: eachJson((value, { hotels, response }) => {
      const found = furtherPage(value, hotels.length);
      if (found) return { shows: 'the first page alone', ...found };
      const name = furtherPageHeader(response.headers, hotels.length);
      if (name === undefined) return undefined;
      const received = response.headers[name];
      return { at: `header ${name}`, received, shows: 'the first page alone' };
    }),
  },
  {
    id: 'search-finds-hotels',
    title: 'Searches find hotels',
    rank: 'degraded',
    endpoints: ['search'],
    hidesOthers: 'anywhere',
    expected: 'at least one hotel; pass a city that you serve with --city',
    check: eachJson((value, { purpose }) =>
      purpose === 'site' && v.is(emptySearchSchema, value)
        ? { at: '$.hotels', received: [] }
        : undefined,
    ),
  },
  {
    id: 'list-length',
    title: 'Lists are not too long',
    rank: 'degraded',
    endpoints: listEndpoints,
    expected: `at most ${maxRows} hotels in one response`,
    check: eachJson((_, { endpoint, hotels }) =>
      hotels.length > maxRows
        ? {
            at: hotelCalls[endpoint].items.at.replace('[*]', ''),
            description: `${hotels.length} hotels`,
            shows: 'all rows are rendered: a phone freezes for seconds',
          }
        : undefined,
    ),
  },
  {
    id: 'detail-is-the-hotel',
    title: 'Detail is the hotel of the list',
    rank: 'broken',
    endpoints: ['hotel'],
    expected: 'the requested id',
    check: eachExchange(['site'], ({ listed, hotels }) => {
      const [found] = hotels;
      if (!listed || !found || found.hotel.id === listed.hotel.id) return undefined;
      return {
        at: '$.id',
        received: found.hotel.id,
        expected: `the requested id, ${listed.hotel.id}`,
        shows: 'another hotel than the selected one',
      };
    }),
  },
  {
    id: 'detail-like-list',
    title: 'Detail and list agree',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'the same name, region, coordinates, stars and guest rating as in the list',
    check: eachExchange(['site'], ({ listed, first, hotels }) => {
      const [found] = hotels;
      if (!listed || first || !found) return [];
      const isUnknown = (field: string) =>
        [listed, found].some(({ wrongFields }) => wrongFields.has(field.split('.', 1).join('')));
      const pairs = [
        ['name', listed.hotel.name, found.hotel.name],
        ['region.name', listed.hotel.region?.name, found.hotel.region?.name],
        [
          'region.country_code',
          listed.hotel.region?.country_code,
          found.hotel.region?.country_code,
        ],
      ] as const;
      const [before, after] = [coordinatesOf(listed.hotel), coordinatesOf(found.hotel)];
      const km = before && after ? kilometers(before, after) : 0;
      const rated = numbersApart(listed.hotel, found.hotel).map(([field, inList, inDetail]) => ({
        at: `$.${field}`,
        received: inDetail,
        expected: `${inList}, as in ${listed.at}.${field} of ${listed.path}`,
        shows: 'something else than the list did',
      }));
      const moved = km > maxMovedKm && {
        at: '$.latitude',
        received: `${after?.latitude}, ${after?.longitude}`,
        expected: `${before?.latitude}, ${before?.longitude}, as in ${listed.at} of ${listed.path}`,
        shows: 'another place than the list did',
      };
      const differing = pairs
        .filter(
          ([field, inList, inDetail]) => !isUnknown(field) && (inList ?? '') !== (inDetail ?? ''),
        )
        .map(([field, inList, inDetail]) => ({
          at: `$.${field}`,
          received: inDetail,
          expected: `${JSON.stringify(inList ?? null)}, as in ${listed.at}.${field} of ${listed.path}`,
          shows: 'something else than the list did',
        }));
      return [...differing, ...rated, ...(moved ? [moved] : [])];
    }),
  },
];

/**
 * Returns the stars and scores of a hotel that differ between its list and its detail. A number
 * that only one of them has is no difference.
 */
function numbersApart(inList: Hotel, inDetail: Hotel) {
  const pairs = [
    ['star_rating', inList.star_rating, inDetail.star_rating, 0],
    ['guest_rating.score', inList.guest_rating?.score, inDetail.guest_rating?.score, maxRounding],
  ] as const;
  return pairs.filter(
    ([, before, after, most]) => before != null && after != null && Math.abs(before - after) > most,
  );
}

/**
 * Finds the random lists that return the same hotels in each call, although other calls return
 * more.
 */
function sameEachTime(
  exchanges: readonly Exchange[],
  all: readonly Exchange[] = exchanges,
): CheckResult {
  const lists = exchanges.filter(({ purpose, first }) => purpose === 'site' && !first);
  const idsOf = ({ hotels }: Exchange) => [...new Set(hotels.map(({ hotel }) => hotel.id))];
  const [first, ...others] = lists;
  const known = new Set(all.filter(({ purpose }) => purpose === 'site').flatMap(idsOf));
  const ids = new Set(lists.flatMap(idsOf));
  const call = first && hotelCalls[first.endpoint];
  const isWhole = call && 'count' in call && first.hotels.length === call.count;
  const isSame = isWhole && lists.every((each) => idsOf(each).length === ids.size);
  if (!isSame || others.length === 0 || known.size <= ids.size) {
    return { checked: lists.length, occurrences: [] };
  }
  const description = `the same ${ids.size} hotels in ${lists.length} calls`;
  return { checked: lists.length, occurrences: [{ exchange: first, at: '$', description }] };
}

const totals =
  /^(total|count|num|number_?of|matches|found)(_?(count|results|hotels|items|elements|found))?$/i;
const nextPages = /^(next|has_?more|has_?next)(_?(page|link|url|href|cursor|token))?$/i;
const noPage: readonly unknown[] = [null, undefined, false, '', 0];

const saysMore: Readonly<Record<string, (value: string, count: number) => boolean>> = {
  link: (value) => /rel="?next\b/i.test(value),
  'x-total-count': (value, count) => Number(value) > count,
  'content-range': (value, count) => Number(/\/\s*(\d+)\s*$/.exec(value)?.[1]) > count,
};

/** Returns the header that announces more hotels than the response of a search contains. */
function furtherPageHeader(headers: ProviderResponse['headers'], count: number) {
  return Object.keys(saysMore).find(
    (name) => count > 0 && saysMore[name]?.(String(headers[name] ?? ''), count),
  );
}

/** The finding for the contract's own `total`. With it, the listing shows the number of hotels. */
const said = { rank: 'advice', shows: 'the first hotels, and how many there are' } as const;

/**
 * Returns the evidence that a search has more hotels than its response: a larger total, or a next
 * page.
 */
function furtherPage(
  value: unknown,
  count: number,
): Pick<Occurrence, 'at' | 'received' | 'rank' | 'shows'> | undefined {
  const above = isObject(value) ? Object.entries(value) : [];
  const below = above.flatMap(([name, inner]: [string, unknown]) =>
    isObject(inner)
      ? Object.entries(inner).map(
          ([key, each]: [string, unknown]) => [`${name}.${key}`, each] as const,
        )
      : [],
  );
  for (const [path, received] of [...above, ...below]) {
    const name = path.split('.').at(-1) ?? '';
    const isMore = totals.test(name) && typeof received === 'number' && received > count;
    const hasNext = nextPages.test(name) && !noPage.includes(received);
    if (count > 0 && (isMore || hasNext))
      return { at: `$.${path}`, received, ...(path === 'total' && said) };
  }
  return undefined;
}

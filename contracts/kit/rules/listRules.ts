import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { hotelCalls } from '../../provider/hotelCalls.ts';
import {
  eachExchange,
  eachJson,
  listEndpoints,
  type Occurrence,
  randomEndpoints,
  type Rule,
} from './rule.ts';

const maxRows = 500;
const emptySearchSchema = v.object({ hotels: v.pipe(v.array(v.unknown()), v.empty()) });

/** Rules for a list as a whole, and for the agreement of a list with the hotel's own response. */
export const listRules: readonly Rule[] = [
  {
    id: 'ids-unique',
    title: 'Ids are unique in a list',
    rank: 'broken',
    endpoints: listEndpoints,
    expected: 'each id once in a list',
    check: eachJson((_, { hotels }) => {
      const first = new Map<string, (typeof hotels)[number]>();
      return hotels.flatMap((found): Occurrence[] => {
        const { hotel, at } = found;
        const earlier = first.get(hotel.id);
        if (!earlier) {
          first.set(hotel.id, found);
          return [];
        }
        const occurrence = {
          at: `${at}.id`,
          description: `${hotel.id}, the same as ${earlier.at}`,
        };
        return isDeepStrictEqual(earlier.hotel, hotel)
          ? [{ ...occurrence, rank: 'degraded', shows: 'the hotel is listed twice' }]
          : [{ ...occurrence, shows: 'two hotels that open the same page' }];
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
    id: 'search-finds-hotels',
    title: 'Searches find hotels',
    rank: 'degraded',
    endpoints: ['search'],
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
            at: hotelCalls[endpoint].body === 'hotels' ? '$.hotels' : '$',
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
    expected: 'the same name and region as in the list',
    check: eachExchange(['site'], ({ listed, hotels }) => {
      const [found] = hotels;
      if (!listed || !found) return [];
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
      return pairs
        .filter(
          ([field, inList, inDetail]) => !isUnknown(field) && (inList ?? '') !== (inDetail ?? ''),
        )
        .map(([field, inList, inDetail]) => ({
          at: `$.${field}`,
          received: inDetail,
          expected: `${JSON.stringify(inList ?? null)}, as in ${listed.at}.${field} of ${listed.path}`,
          shows: 'something else than the list did',
        }));
    }),
  },
];

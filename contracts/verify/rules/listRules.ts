import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Breach, eachExchange, eachJson, listEndpoints, type Rule } from '../rule.ts';

const mostRows = 500;
const emptySearchSchema = v.object({ hotels: v.pipe(v.array(v.unknown()), v.empty()) });
const promised = { rand4: 4, rand8: 8 } as const;

/** What holds of a list as a whole, and between a list and the hotel's own answer. */
export const listRules: readonly Rule[] = [
  {
    id: 'ids-unique',
    title: 'Ids are unique in a list',
    group: 'Content',
    rank: 'broken',
    endpoints: listEndpoints,
    expects: 'each id once in a list',
    check: eachJson((_, { hotels }) => {
      const first = new Map<string, (typeof hotels)[number]>();
      return hotels.flatMap(({ hotel, at }): Breach[] => {
        const earlier = first.get(hotel.id);
        if (!earlier) {
          first.set(hotel.id, { hotel, at });
          return [];
        }
        const breach = { at: `${at}.id`, came: `${hotel.id}, as at ${earlier.at}` };
        return isDeepStrictEqual(earlier.hotel, hotel)
          ? [{ ...breach, rank: 'degraded', shows: 'the hotel stands there twice' }]
          : [{ ...breach, shows: 'two hotels that open the same page' }];
      });
    }),
  },
  {
    id: 'home-has-hotels',
    title: 'Random lists are not empty',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['rand4', 'rand8'],
    expects: 'at least one hotel',
    check: eachJson((value) =>
      Array.isArray(value) && value.length === 0 ? { at: '$', came: [] } : undefined,
    ),
  },
  {
    id: 'home-count',
    title: 'Random lists have 4 and 8',
    group: 'Content',
    rank: 'advice',
    endpoints: ['rand4', 'rand8'],
    expects: '4 hotels from rand4 and 8 from rand8',
    check: eachJson((value, { endpoint }) => {
      if (endpoint !== 'rand4' && endpoint !== 'rand8') return undefined;
      const count = Array.isArray(value) ? value.length : 0;
      return count === 0 || count === promised[endpoint]
        ? undefined
        : { at: '$', came: `${count} hotels` };
    }),
  },
  {
    id: 'search-finds-hotels',
    title: 'Searches find hotels',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['search'],
    expects: 'at least one hotel; name a city that you serve with --city',
    check: eachJson((value) =>
      v.is(emptySearchSchema, value) ? { at: '$.hotels', came: [] } : undefined,
    ),
  },
  {
    id: 'list-length',
    title: 'Lists can be drawn',
    group: 'Content',
    rank: 'degraded',
    endpoints: listEndpoints,
    expects: `at most ${mostRows} hotels in one answer`,
    check: eachJson((_, { endpoint, hotels }) =>
      hotels.length > mostRows
        ? {
            at: endpoint === 'search' ? '$.hotels' : '$',
            came: `${hotels.length} hotels`,
            shows: 'every row is drawn: a phone stalls for seconds',
          }
        : undefined,
    ),
  },
  {
    id: 'detail-is-the-hotel',
    title: 'Detail is the hotel of the list',
    group: 'Content',
    rank: 'broken',
    endpoints: ['hotel'],
    expects: 'the id that was asked for',
    check: eachExchange(['site'], ({ listed, hotels }) => {
      const [found] = hotels;
      if (!listed || !found || found.hotel.id === listed.hotel.id) return undefined;
      return {
        at: '$.id',
        came: found.hotel.id,
        expects: `the id that was asked for, ${listed.hotel.id}`,
        shows: 'another hotel than the one that was chosen',
      };
    }),
  },
  {
    id: 'detail-like-list',
    title: 'Detail and list agree',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['hotel'],
    expects: 'the same name and region as in the list',
    check: eachExchange(['site'], ({ listed, hotels }) => {
      const [found] = hotels;
      if (!listed || !found) return [];
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
        .filter(([, inList, inDetail]) => (inList ?? '') !== (inDetail ?? ''))
        .map(([field, inList, inDetail]) => ({
          at: `$.${field}`,
          came: inDetail,
          expects: `${JSON.stringify(inList ?? null)}, as at ${listed.at}.${field} of ${listed.path}`,
          shows: 'something else than the list promised',
        }));
    }),
  },
];

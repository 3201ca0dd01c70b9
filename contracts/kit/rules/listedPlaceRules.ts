import { mostPlaces, type Place } from '../../provider/places.ts';
import { type Exchange, type FoundItem, placesIn } from '../verify/exchange.ts';
import { kilometers } from '../../values/kilometers.ts';
import { fold, isCountryCode, median, coordinatesOnEarth } from './placeRules.ts';
import {
  type CheckResult,
  eachItem,
  eachJson,
  type Occurrence,
  repeated,
  type Rule,
} from './rule.ts';

/** The largest distance between the center of a place and the middle of its hotels. */
const maxKm = 100;
/**
 * The share of the listed number of hotels that a search may miss or add, because rooms and hotels
 * come and go.
 */
const maxDeviation = 0.1;

/** Rules for the optional list of places, and for searches by the names of those places. */
export const listedPlaceRules: readonly Rule[] = [
  {
    id: 'places-once',
    title: 'Places are listed once',
    rank: 'degraded',
    endpoints: ['places'],
    expected: 'each name once in a country',
    check: eachJson((_, exchange) =>
      repeated(
        placesIn(exchange),
        ({ item }) => `${fold(item.name)} ${item.country_code ?? ''}`,
      ).map(({ item: { at, item }, earlier }) => ({
        at: `${at}.name`,
        description: `${item.name}, the same as ${earlier.at}`,
        shows: 'the place is suggested twice',
      })),
    ),
  },
  {
    id: 'places-searchable',
    title: 'Places can be searched for',
    rank: 'degraded',
    endpoints: ['places'],
    expected: 'a name on one line, without a comma and without spaces around it',
    check: eachItem(placesIn, ({ name }) =>
      name.trim() !== name || /[,\p{Cc}]/u.test(name)
        ? {
            at: 'name',
            received: name,
            shows: 'a search sends only the part before the first comma',
          }
        : undefined,
    ),
  },
  {
    id: 'places-country',
    title: 'Countries of places are ISO 3166-1',
    rank: 'degraded',
    endpoints: ['places'],
    expected: 'an ISO 3166-1 alpha-2 code in capitals',
    check: eachItem(placesIn, ({ country_code: code }) =>
      code && !isCountryCode(code) ? { at: 'country_code', received: code } : undefined,
    ),
  },
  {
    id: 'places-length',
    title: 'Lists of places are not too long',
    rank: 'degraded',
    endpoints: ['places'],
    expected: `at most ${mostPlaces} places`,
    check: eachJson((_, exchange) => {
      const count = placesIn(exchange).length;
      if (count <= mostPlaces) return undefined;
      return { at: '$.places', description: `${count} places`, shows: 'the first places alone' };
    }),
  },
  {
    id: 'places-found',
    title: 'Listed places are found',
    rank: 'degraded',
    endpoints: ['places'],
    expected: 'a name that a search finds hotels for',
    check: eachSearched(({ at, item: place }, { hotels, path }) =>
      hotels.length > 0 || place.hotels === 0
        ? undefined
        : {
            at: `${at}.name`,
            description: `'${place.name}', for which ${path} has no hotels`,
            shows: 'a suggestion that finds nothing',
          },
    ),
  },
  {
    id: 'places-count',
    title: 'Numbers of hotels are right',
    rank: 'degraded',
    endpoints: ['places'],
    expected: 'as many hotels as a search for the name finds',
    check: eachSearched(({ at, item: place }, search) => {
      const { path } = search;
      const hotels = hotelsOf(place, search);
      if (place.hotels == null || hotels.length === 0) return undefined;
      const off = Math.abs(place.hotels - hotels.length);
      if (off <= Math.max(1, maxDeviation * hotels.length)) return undefined;
      return {
        at: `${at}.hotels`,
        received: place.hotels,
        expected: `${hotels.length}, as ${path} has`,
        shows: 'a wrong number of hotels',
      };
    }),
  },
  {
    id: 'places-centre',
    title: 'Centres are among the hotels',
    rank: 'degraded',
    endpoints: ['places'],
    expected: `coordinates within ${maxKm} km of the middle of the hotels that a search finds`,
    check: eachSearched(({ at, item: place }, search) => {
      const centre = coordinatesOnEarth(place);
      const known = hotelsOf(place, search).flatMap(({ hotel }) => coordinatesOnEarth(hotel) ?? []);
      if (!centre || known.length === 0) return undefined;
      const km = kilometers(centre, {
        latitude: median(known.map(({ latitude }) => latitude)),
        longitude: median(known.map(({ longitude }) => longitude)),
      });
      if (km <= maxKm) return undefined;
      return {
        at: `${at}.latitude`,
        description: `${centre.latitude}, ${centre.longitude}: ${Math.round(km)} km from the hotels in ${place.name}`,
        shows: 'wrong distances from the centre',
      };
    }),
  },
];

/**
 * Returns the hotels of a search in the country of a place. Hotels of another country may belong to
 * a place of the same name.
 */
function hotelsOf({ country_code: country }: Place, { hotels }: Exchange) {
  return hotels.filter(({ hotel: { region } }) => {
    const other = region?.country_code;
    return !country || !other || other === country;
  });
}

/**
 * Checks each listed place together with the search for it, if that search had a response and any
 * search finds hotels.
 */
function eachSearched(
  check: (found: FoundItem<Place>, search: Exchange) => Occurrence | undefined,
) {
  return (exchanges: readonly Exchange[], all: readonly Exchange[] = []): CheckResult => {
    const searches = all.flatMap((search) =>
      search.place && !('error' in search.response) ? [{ search, found: search.place }] : [],
    );
    const [exchange] = exchanges;
    const finds = all.some(({ endpoint, hotels }) => endpoint === 'search' && hotels.length > 0);
    if (!exchange || !finds) return { checked: 0, occurrences: [] };
    const occurrences = searches.flatMap(({ search, found }) => {
      const occurrence = check(found, search);
      return occurrence ? [{ ...occurrence, exchange }] : [];
    });
    return { checked: searches.length, occurrences };
  };
}

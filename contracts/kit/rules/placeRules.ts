import { countryNamesIn } from '#client/domain/destinations/foldName.ts';
import { readWorld, type World } from '#client/domain/destinations/worldPlaces.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { kilometers, type Point } from '../../values/kilometers.ts';
import { type Exchange, placesIn, queryOf } from '../verify/exchange.ts';
import {
  type CheckResult,
  eachExchange,
  eachHotel,
  eachValue,
  endpointsReading,
  hasResponse,
  isText,
  type Occurrence,
  type Rule,
} from './rule.ts';

/** Returns the position of a hotel or a place; undefined without both coordinates. */
export function coordinatesOf({
  latitude,
  longitude,
}: Pick<Hotel, 'latitude' | 'longitude'>): Point | undefined {
  return latitude == null || longitude == null ? undefined : { latitude, longitude };
}

/**
 * Returns the position of a hotel or a place; undefined for missing or meaningless coordinates,
 * such as 0, 0.
 */
export function coordinatesOnEarth(
  coordinates: Parameters<typeof coordinatesOf>[0],
): Point | undefined {
  const place = coordinatesOf(coordinates);
  if (!place || Math.abs(place.latitude) > 90 || Math.abs(place.longitude) > 180) return undefined;
  return place.latitude === 0 && place.longitude === 0 ? undefined : place;
}

/** Returns the median of the numbers; NaN without numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * The largest distance of a hotel from the middle of its place. Regions can be as large as a
 * country.
 */
const maxKm = 1_000;
const minHotels = 4;
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

// Regions that Unicode names but ISO 3166-1 does not assign: unions, exclaves, and reserved,
// private and withdrawn codes.
const notCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO QU RH SU TA TP UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Rules for the positions of hotels, and for searches that find them there. */
export const placeRules: readonly Rule[] = [
  {
    id: 'unknown-city',
    title: 'Unknown city finds nothing',
    rank: 'broken',
    endpoints: ['search'],
    expected: 'status 200 with an empty hotels list',
    check: eachExchange(['unknown city'], (exchange) => {
      if (!hasResponse(exchange)) return undefined;
      const { status } = exchange.response;
      if (status >= 500) return { at: 'status', received: status };
      if (status !== 200) {
        return {
          at: 'status',
          received: status,
          rank: 'degraded',
          shows: 'the search fails, and the page does not say that nothing was found',
        };
      }
      return exchange.hotels.length === 0
        ? undefined
        : {
            at: '$.hotels',
            description: `${exchange.hotels.length} hotels`,
            shows: 'hotels in other places than the searched one',
          };
    }),
  },
  {
    id: 'city-matches',
    title: 'Hotels are in the searched city',
    rank: 'degraded',
    endpoints: ['search'],
    expected: 'the searched city as the region name, or a part of it',
    check: eachExchange(['site'], (exchange) => {
      const { city } = queryOf(exchange);
      if (city === undefined) return undefined;
      return exchange.hotels.flatMap(({ hotel, at }): Occurrence[] => {
        const name = hotel.region?.name?.trim();
        if (!name || isSamePlace(name, city)) return [];
        return [
          {
            at: `${at}.region.name`,
            received: name,
            expected: `'${city}'`,
            shows: `a hotel in '${name}' in a search for '${city}'`,
          },
        ];
      });
    }),
  },
  {
    id: 'country-code',
    title: 'Country codes are ISO 3166-1',
    rank: 'degraded',
    endpoints: endpointsReading('region.country_code'),
    expected: 'an ISO 3166-1 alpha-2 code in capitals',
    check: eachValue(['region.country_code'], isText, (code) =>
      !code || isCountryCode(code) ? undefined : { shows: `'${code}' after the place` },
    ),
  },
  {
    id: 'coordinates-on-earth',
    title: 'Coordinates are valid',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'a latitude of -90 to 90 and a longitude of -180 to 180, not both 0',
    check: eachHotel(({ latitude, longitude }, at) => {
      if (latitude == null || longitude == null) return undefined;
      const occurrences: Occurrence[] = [];
      if (Math.abs(latitude) > 90) occurrences.push({ at: `${at}.latitude`, received: latitude });
      if (Math.abs(longitude) > 180)
        occurrences.push({ at: `${at}.longitude`, received: longitude });
      if (latitude === 0 && longitude === 0)
        occurrences.push({ at: `${at}.latitude`, description: '0, with longitude 0' });
      return occurrences;
    }),
  },
  {
    id: 'coordinates-of-place',
    title: 'Hotels are near the others of their place',
    rank: 'degraded',
    endpoints: endpointsReading('latitude'),
    expected: `latitude and longitude in this order, within ${maxKm} km of the middle of the hotels with this region name and country`,
    check: farHotels,
  },
  {
    id: 'time-zone-exists',
    title: 'Time zones exist',
    rank: 'degraded',
    endpoints: endpointsReading('time_zone'),
    expected: 'an IANA time zone',
    check: eachValue(['time_zone'], isText, (zone) => (!zone || isTimeZone(zone) ? undefined : {})),
  },
];

/**
 * Finds the hotels that are far from the others of their region, if it has at least four, and the
 * hotels whose latitude and longitude are swapped.
 */
function farHotels(exchanges: readonly Exchange[], all: readonly Exchange[] = []): CheckResult {
  const listed = new Map(
    all
      .filter(({ endpoint }) => endpoint === 'places')
      .flatMap(placesIn)
      .flatMap(({ item: place }) => {
        const { name, country_code } = place;
        const centre = coordinatesOnEarth(place);
        return centre ? [[regionKey({ region: { name, country_code } }), centre] as const] : [];
      }),
  );
  const found = exchanges
    .filter(({ purpose }) => purpose === 'site')
    .flatMap((exchange) =>
      exchange.hotels.flatMap(({ hotel, at }) => {
        const place = coordinatesOnEarth(hotel);
        return place && hotel.region?.name ? [{ exchange, at, hotel, place }] : [];
      }),
    );
  const byRegion = new Map<string, Map<string, Point>>();
  for (const { hotel, place } of found) {
    const key = regionKey(hotel);
    byRegion.set(key, (byRegion.get(key) ?? new Map<string, Point>()).set(hotel.id, place));
  }
  const occurrences = found.flatMap(({ exchange, at, hotel, place }) => {
    const own = listed.get(regionKey(hotel)) ?? knownCity(hotel);
    const places = [...(byRegion.get(regionKey(hotel))?.values() ?? [])];
    const middle = {
      latitude: median(places.map(({ latitude }) => latitude)),
      longitude: median(places.map(({ longitude }) => longitude)),
    };
    const km = Math.round(kilometers(place, middle));
    const isFar = places.length >= minHotels && km > maxKm;
    if (!isFar && !(own && isSwapped(place, own))) return [];
    return [
      {
        exchange,
        at: `${at}.latitude`,
        description: `${place.latitude}, ${place.longitude}: ${isFar ? `${km} km from the others in` : 'swapped, for'} ${hotel.region?.name}`,
        shows: 'the hotel in another place of the map',
      },
    ];
  });
  return { checked: found.length, occurrences };
}

/** Cached, because reading the table takes time. */
let world: World | undefined;

/** Returns the position of a hotel's city to a degree, by the same table as travelers' searches. */
function knownCity({ region }: Pick<Hotel, 'region'>): Point | undefined {
  const { name, country_code: country } = region ?? {};
  if (!name || !country) return undefined;
  world ??= readWorld(countryNamesIn(['en']));
  return world.placeNamed(name, country)?.at;
}

/** Tells whether a hotel is at its place only if its latitude and longitude are swapped. */
function isSwapped({ latitude, longitude }: Point, own: Point): boolean {
  const turned = coordinatesOnEarth({ latitude: longitude, longitude: latitude });
  if (!turned || kilometers({ latitude, longitude }, own) <= maxKm) return false;
  return kilometers(turned, own) <= maxKm;
}

function regionKey({ region }: Pick<Hotel, 'region'>): string {
  return `${fold(region?.name ?? '')} ${region?.country_code ?? ''}`;
}

function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return a.includes(b) || b.includes(a);
}

/** Returns a text in lower case, without accents and punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Tells whether a text is an officially assigned ISO 3166-1 alpha-2 code in capitals: `PK`, not
 * `pk`, `UK` or `EU`.
 */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || notCountries.has(text)) return false;
  // `UK` and other aliases resolve to another code, so they are not assigned codes.
  if (Intl.getCanonicalLocales(`und-${text}`)[0] !== `und-${text}`) return false;
  return names.of(text) !== undefined;
}

/** Cached, because the hotels of a place share a zone, and creating a format takes time. */
const zones = new Map<string, boolean>();

function isTimeZone(timeZone: string): boolean {
  const known = zones.get(timeZone) ?? existsZone(timeZone);
  zones.set(timeZone, known);
  return known;
}

function existsZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

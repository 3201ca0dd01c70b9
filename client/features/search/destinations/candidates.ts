import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Landmark } from '#contracts/provider/landmarks.ts';
import type { Place } from '#contracts/provider/places.ts';
import { cityText } from '#contracts/texts/placeNames.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { popularCities } from '#contracts/values/popularCities.ts';
import type { DeviceStorage } from '../../../api/api.ts';
import { foldName } from '../../../domain/destinations/foldName.ts';
import type { Named } from '../../../domain/destinations/indexPlaces.ts';
import type { World, WorldPlace } from '../../../domain/destinations/worldPlaces.ts';
import { stayDaysText } from '../../../domain/search/describeStay.ts';
import { mendStay } from '../../../domain/search/mendStay.ts';
import { placeText } from '../../../domain/search/placeText.ts';
import { type Near, nearOf, type Stay } from '../../../domain/search/searchQuery.ts';
import { findCountryNames } from './placeSources.ts';
import { readRecentSearches } from './recentSearches.ts';

/** A suggestion: a place, a landmark in a place, or a hotel in a place. */
export interface Destination extends Near {
  /**
   * The name to search for. This is the provider's name of the place, or the English name if the
   * provider does not list the place.
   */
  city: string;
  /** The name of the place in the language of the page. */
  name: string;
  /** The name of the suggested hotel, if the suggestion is not the place itself. */
  hotel?: string;
  /** The place in the provider's list, if it is there. */
  listed?: Place;
  /** The country, the number of hotels, or the days of a recent search. */
  detail: string;
  /** The days of a recent search, unless they have passed. */
  stay?: Stay;
}

/** A place together with the data by which it is found and ranked. */
export interface Candidate extends Named {
  readonly destination: Destination;
  readonly city: string;
  readonly countryCode: string;
  /**
   * Whether the place is known to have no hotels, because the provider lists its places and has no
   * hotels in this one.
   */
  readonly empty: boolean;
  /** The weight that decides the rank among candidates that fit a text equally well. */
  readonly weight: number;
  /** The matching entry among the places of the world, if there is one. */
  readonly worldPlace: WorldPlace | undefined;
}

/**
 * The weights of candidates by their source. For a place of the world, the weight is its size from
 * 0 to 10.
 */
export const weights = {
  recent: 1_000_000,
  listed: 1_000,
  seen: 500,
  popular: 100,
  landmark: 50,
  hotel: -1,
} as const;

/**
 * Removes duplicates. If several candidates are the same place or have the same visible name, only
 * the first is kept.
 */
export function joinCandidates(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<unknown>();
  return candidates.filter(({ names: [name], worldPlace, destination }) => {
    const isIn = destination.hotel ?? destination.near;
    const key = isIn ? `${name} ${destination.city}` : name;
    if (seen.has(key) || (worldPlace && seen.has(worldPlace))) return false;
    seen.add(key).add(worldPlace);
    return true;
  });
}

export function toDestination({ destination }: Candidate): Destination {
  return destination;
}

function candidate(
  destination: Destination,
  weight: number,
  worldPlace?: WorldPlace,
  countryCode = '',
  empty = false,
): Candidate {
  const { city } = destination;
  const own = foldName(destination.hotel ?? city);
  const names = [foldName(destination.hotel ?? destination.name), ...(worldPlace?.names ?? [])];
  const others = [...new Set(names)].filter((name) => name !== own);
  const code = countryCode || (worldPlace?.countryCode ?? '');
  const countries = worldPlace?.countries ?? (code ? findCountryNames()(code) : []);
  return {
    destination,
    weight,
    worldPlace,
    names: [own, ...others],
    countries,
    city,
    countryCode: code,
    empty,
  };
}

/**
 * Returns the recent searches as candidates. If the provider lists the place of a search, the
 * candidate has the provider's name of that place.
 */
export function recentSearches(
  i18n: SiteI18n,
  storage: DeviceStorage | undefined,
  listed: readonly Candidate[],
  world: World | undefined,
): Candidate[] {
  return readRecentSearches(storage).map(({ city, checkIn, checkOut, ...search }) => {
    const { stay } = mendStay({ checkIn, checkOut });
    const shownStay = stayDaysText(i18n, stay.checkIn, stay.checkOut);
    const detail = [i18n.t('destinations.recent'), shownStay].filter(Boolean).join(' · ');
    const worldPlace = world?.placeNamed(city);
    const same = worldPlace && listed.find((place) => place.worldPlace === worldPlace);
    const own = same?.destination.city ?? city;
    const near = nearOf(search);
    const name = placeText(i18n, { city: own, ...near }, worldPlace?.countryCode);
    const destination = { city: own, name, stay, detail, ...near };
    if (!near.nearName) return candidate(destination, weights.recent, worldPlace);
    return {
      ...candidate(destination, weights.recent),
      names: [near.nearName, name].map(foldName),
    };
  });
}

export function listedPlaces(
  i18n: SiteI18n,
  places: readonly Place[],
  world: World | undefined,
): Candidate[] {
  const { t, formats } = i18n;
  return [...places]
    .sort((one, other) => (other.hotels ?? 0) - (one.hotels ?? 0))
    .map((place) => {
      const { name } = place;
      const code = place.country_code ?? '';
      const hotels = place.hotels ?? 0;
      const count =
        hotels > 0
          ? t('destinations.hotels', { count: hotels })
          : place.hotels === 0 && t('destinations.noHotels');
      const detail = [formats.country(code), count].filter(Boolean).join(' · ');
      const worldPlace = world?.placeNamed(name, code);
      return candidate(
        { city: name, name: cityText(i18n, name, code), listed: place, detail },
        weights.listed + hotels,
        worldPlace,
        code,
      );
    });
}

export function seenPlaces(
  i18n: SiteI18n,
  hotels: readonly Hotel[],
  world: World | undefined,
): Candidate[] {
  const names = new Set<string>();
  return hotels.flatMap(({ region }) => {
    const city = region?.name?.trim();
    if (!city || names.has(city)) return [];
    names.add(city);
    const code = region?.country_code ?? '';
    const named = { city, name: cityText(i18n, city, code), detail: i18n.formats.country(code) };
    return candidate(named, weights.seen, world?.placeNamed(city, code), code);
  });
}

export function popularPlaces(
  i18n: SiteI18n,
  places: readonly Place[],
  world: World | undefined,
): Candidate[] {
  return popularCities.map(({ city, countryCode }) =>
    candidate(
      {
        city,
        name: cityText(i18n, city, countryCode),
        detail: unlistedDetail(i18n, countryCode, places),
      },
      weights.popular,
      world?.placeNamed(city),
      countryCode,
    ),
  );
}

/**
 * Returns the hotels whose place has a name, as candidates. Choosing such a hotel searches in its
 * place.
 */
export function seenHotels(i18n: SiteI18n, hotels: readonly Hotel[]): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const { id, name, region } of hotels) {
    const city = region?.name?.trim();
    if (!city || seen.has(id)) continue;
    const place = cityText(i18n, city, region?.country_code);
    const detail = i18n.t('destinations.hotelIn', { city: place });
    seen.set(id, candidate({ city, name: place, hotel: name, detail }, weights.hotel));
  }
  return [...seen.values()];
}

export function fromWorld(i18n: SiteI18n, place: WorldPlace, places: readonly Place[]): Candidate {
  const { name: city, countryCode, size } = place;
  const name = cityText(i18n, city, countryCode);
  const detail = unlistedDetail(i18n, countryCode, places);
  return candidate({ city, name, detail }, size, place, countryCode, places.length > 0);
}

/**
 * Turns a landmark into a candidate. Choosing it searches in the landmark's city, near its
 * coordinates.
 */
export function fromLandmark(i18n: SiteI18n, landmark: Landmark): Candidate {
  const { name, city, country_code: code, latitude, longitude, other_names: others } = landmark;
  const detail = [cityText(i18n, city, code), code && i18n.formats.country(code)]
    .filter(Boolean)
    .join(' · ');
  const near = [latitude, longitude].map((degrees) => degrees.toFixed(5)).join(',');
  const destination = { city, name, detail, near, nearName: name };
  return {
    ...candidate(destination, weights.landmark, undefined, code ?? ''),
    names: [name, ...(others ?? [])].map(foldName),
  };
}

/**
 * Returns the detail text of a place that the provider does not list, which names the country. If
 * the provider lists any places, the text also says that this place has no hotels.
 */
function unlistedDetail({ t, formats }: SiteI18n, code: string, places: readonly Place[]): string {
  const country = formats.country(code);
  return places.length > 0 ? [country, t('destinations.noHotels')].join(' · ') : country;
}

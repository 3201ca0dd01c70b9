import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { languages } from '#contracts/texts/languages.ts';
import { cityText } from '#contracts/texts/placeNames.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { DeviceStorage } from '../../../api/api.ts';
import { hotelsApi } from '../../../api/hotels/hotelsApi.ts';
import { selectKnownHotels, type StateWithApi } from '../../../api/hotels/knownHotels.ts';
import type { Thunk } from '../../../api/thunk.ts';
import { countryNamesIn, foldName } from '../../../domain/destinations/foldName.ts';
import {
  fewHits,
  fits,
  type Hit,
  indexPlaces,
  type Named,
} from '../../../domain/destinations/indexPlaces.ts';
import { providerCity as cityOfProvider } from '../../../domain/destinations/providerCity.ts';
import type { World, WorldPlace } from '../../../domain/destinations/worldPlaces.ts';
import { stayDaysText } from '../../../domain/search/describeStay.ts';
import { mendStay } from '../../../domain/search/mendStay.ts';
import { popularCities } from '../../../domain/search/popularCities.ts';
import type { Stay } from '../../../domain/search/searchQuery.ts';
import { readRecentSearches } from './recentSearches.ts';

/** A place to suggest, or a hotel in it. */
export interface Destination {
  /** What is searched for: the place by the provider's name, or else by the English one. */
  city: string;
  /** The place in the language of the page. */
  name: string;
  /** The hotel that is suggested, if it is not the place itself. */
  hotel?: string;
  /** The place as the provider lists it, if it does. */
  listed?: Place;
  /** The country, the number of hotels, or the days of a recent search. */
  detail: string;
  /** The days of the recent search that it is from, as far as they are not past. */
  stay?: Stay;
}

/**
 * Returns the destinations that fit a text, best first; undefined where no place of the world does.
 */
export type FindDestinations = (text: string) => Destination[] | undefined;

/** Where places come from, beside the store. */
export interface PlaceSources {
  /** The world's larger cities. */
  world: World | undefined;
  /** The places that the provider lists. */
  places: readonly Place[];
  /** Whether recent searches are among them. */
  withRecent: boolean;
}

/**
 * Loads the world's places, which have a chunk of their own. Their countries are found in the
 * languages of the site and of the browser.
 */
export async function loadWorld(): Promise<World> {
  const { readWorld } = await import(
    /* webpackChunkName: "places" */ '../../../domain/destinations/worldPlaces.ts'
  );
  return readWorld(findCountryNames());
}

interface Candidate extends Named {
  readonly destination: Destination;
  /** What ranks it among those that fit as well. */
  readonly weight: number;
  /** The place of the world that it is, if it is one of them. */
  readonly worldPlace: WorldPlace | undefined;
}

const mostShown = 7;
const mostOfWorld = 20;

/** A place of the world has its size instead, from 0 to 10. */
const weights = { recent: 1_000_000, listed: 1_000, seen: 500, popular: 100, hotel: -1 } as const;

let countryNames: ReturnType<typeof countryNamesIn> | undefined;

/** What finds the names of a country, made once. */
function findCountryNames() {
  countryNames ??= countryNamesIn([...languages, ...navigator.languages]);
  return countryNames;
}

/**
 * Reads what is known of places: recent searches, the places that the provider lists, those of
 * hotels seen since the site was opened, these hotels, popular cities, and the world's larger ones.
 * The function that it returns finds at most seven that fit a text, the best first, then those with
 * the most hotels. Of several by the same name there is one. It finds none when the text already is
 * the only place and nothing else is known of it, and proposes what to search for first when the
 * text is empty.
 */
export function readDestinations(
  i18n: SiteI18n,
  { world, places, withRecent }: PlaceSources,
): Thunk<FindDestinations, StateWithApi> {
  return (_, getState, { storage }) => {
    const hotels = selectKnownHotels(getState());
    const listed = listedPlaces(i18n, places, world);
    const candidates = joinCandidates([
      ...(withRecent ? recentSearches(i18n, storage, listed, world) : []),
      ...listed,
      ...seenPlaces(i18n, hotels, world),
      ...popularPlaces(i18n, places, world),
    ]);
    const findKnown = indexPlaces([...candidates, ...seenHotels(i18n, hotels)]);
    const known = new Set(candidates.map(({ worldPlace }) => worldPlace));
    return (text) => {
      const typed = text.split(',', 1).join();
      if (!foldName(typed)) return candidates.slice(0, mostShown).map(toDestination);
      const ofWorld = (world?.find(typed) ?? [])
        .filter(({ place }) => !known.has(place))
        .sort((one, other) => one.fit - other.fit || other.place.size - one.place.size)
        .slice(0, mostOfWorld)
        .map(({ place, fit }) => ({ place: fromWorld(i18n, place, places), fit }));
      const hits = [...findKnown(typed), ...ofWorld];
      return hits.length > 0 || !world ? choose(hits, typed) : undefined;
    };
  };
}

/**
 * What is only similar to the text is left out where enough places begin with it, or one is called
 * so. A place that is known to the site ranks by what it begins with as if it was called so.
 */
function choose(hits: readonly Hit<Candidate>[], typed: string): Destination[] {
  const rank = ({ place, fit }: Hit<Candidate>) =>
    fit === fits.start && place.weight >= weights.popular ? fits.name : fit;
  const sorted = [...hits].sort(
    (one, other) => rank(one) - rank(other) || other.place.weight - one.place.weight,
  );
  const begun = sorted.filter(({ fit }) => fit < fits.sound);
  const enough = begun.length >= fewHits || begun.some(({ fit }) => fit === fits.name);
  const chosen = joinCandidates((enough ? begun : sorted).map(({ place }) => place));
  const [only] = chosen;
  const { name, hotel, detail } = only?.destination ?? {};
  if (chosen.length === 1 && name === typed.trim() && !hotel && !detail) return [];
  return chosen.slice(0, mostShown).map(toDestination);
}

/** Keeps the first of those that are the same place or are shown by the same name. */
function joinCandidates(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<unknown>();
  return candidates.filter(({ names: [name], worldPlace, destination }) => {
    const key = destination.hotel ? `${name} ${destination.city}` : name;
    if (seen.has(key) || (worldPlace && seen.has(worldPlace))) return false;
    seen.add(key).add(worldPlace);
    return true;
  });
}

function toDestination({ destination }: Candidate): Destination {
  return destination;
}

function candidate(
  destination: Destination,
  weight: number,
  worldPlace?: WorldPlace,
  countryCode = '',
): Candidate {
  const own = foldName(destination.hotel ?? destination.city);
  const names = [foldName(destination.hotel ?? destination.name), ...(worldPlace?.names ?? [])];
  const others = [...new Set(names)].filter((name) => name !== own);
  const countries = worldPlace?.countries ?? (countryCode ? findCountryNames()(countryCode) : []);
  return { destination, weight, worldPlace, names: [own, ...others], countries };
}

/** The recent searches, each by the provider's name of the place if it lists it. */
function recentSearches(
  i18n: SiteI18n,
  storage: DeviceStorage | undefined,
  listed: readonly Candidate[],
  world: World | undefined,
): Candidate[] {
  return readRecentSearches(storage).map(({ city, ...days }) => {
    const { stay } = mendStay(days);
    const shownStay = stayDaysText(i18n, stay.checkIn, stay.checkOut);
    const detail = [i18n.t('destinations.recent'), shownStay].filter(Boolean).join(' · ');
    const worldPlace = world?.placeNamed(city);
    const same = worldPlace && listed.find((place) => place.worldPlace === worldPlace);
    const own = same?.destination.city ?? city;
    const name = cityText(i18n, own, worldPlace?.countryCode);
    return candidate({ city: own, name, stay, detail }, weights.recent, worldPlace);
  });
}

function listedPlaces(
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

function seenPlaces(
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

function popularPlaces(
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

/** Hotels whose place has a name, which is what is searched for. */
function seenHotels(i18n: SiteI18n, hotels: readonly Hotel[]): Candidate[] {
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

function fromWorld(i18n: SiteI18n, place: WorldPlace, places: readonly Place[]): Candidate {
  const { name: city, countryCode, size } = place;
  const name = cityText(i18n, city, countryCode);
  const detail = unlistedDetail(i18n, countryCode, places);
  return candidate({ city, name, detail }, size, place);
}

/**
 * The country of a place that is not among the provider's, and that it has no hotels there, if the
 * provider lists its places.
 */
function unlistedDetail({ t, formats }: SiteI18n, code: string, places: readonly Place[]): string {
  const country = formats.country(code);
  return places.length > 0 ? [country, t('destinations.noHotels')].join(' · ') : country;
}

/** `providerCity` of a text, as far as the provider's places are known. */
export function providerCity(i18n: SiteI18n, typed: string): Thunk<string, StateWithApi> {
  return (_, getState) => {
    const { places = [] } = hotelsApi.endpoints.getPlaces.select()(getState()).data ?? {};
    return cityOfProvider(
      i18n,
      typed,
      places.map(({ name }) => name),
    );
  };
}

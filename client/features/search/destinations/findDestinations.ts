import type { Landmark } from '#contracts/provider/landmarks.ts';
import type { Place } from '#contracts/provider/places.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { selectKnownHotels, type StateWithApi } from '../../../api/hotels/knownHotels.ts';
import type { Thunk } from '../../../api/thunk.ts';
import { foldName } from '../../../domain/destinations/foldName.ts';
import { fewHits, fits, type Hit, indexPlaces } from '../../../domain/destinations/indexPlaces.ts';
import { joined, withoutAround, wordsOf } from '../../../domain/destinations/placeWords.ts';
import {
  citiesWithin,
  indexLandmarks,
  type LandmarkIndex,
  type Meaning,
  understandPlace,
} from '../../../domain/destinations/understandPlace.ts';
import type { World, WorldPlace } from '../../../domain/destinations/worldPlaces.ts';
import { coordinatesOf } from '../../../domain/map/coordinates.ts';
import { kilometersBetween } from '../../../domain/map/distancesFromMiddle.ts';
import { farthestKm } from '../../../domain/search/centerDistance.ts';
import { placesNamed } from '../../../domain/search/nearbyPlaces.ts';
import {
  type Candidate,
  type Destination,
  fromLandmark,
  fromWorld,
  joinCandidates,
  listedPlaces,
  popularPlaces,
  recentSearches,
  seenHotels,
  seenPlaces,
  toDestination,
  weights,
} from './candidates.ts';
import type { PlaceSources } from './placeSources.ts';

/** A function that finds destinations by a typed text. */
export interface FindDestinations {
  /**
   * Returns the destinations that fit a text, best first, or undefined if no place in the world
   * fits.
   */
  (text: string): Destination[] | undefined;
  /** Returns the destination if the meaning of the text is certain, otherwise undefined. */
  certain: (text: string) => Destination | undefined;
}

const mostShown = 7;
const mostOfWorld = 20;

/**
 * Reads the known places, and returns a function that finds at most seven destinations for a text.
 * The known places are recent searches, the provider's places, popular cities, landmarks and the
 * larger cities of the world. The hotels that were seen since the site was opened are also known,
 * together with their places.
 *
 * The best fits come first, and equal fits are ordered by their number of hotels. Places that are
 * known to have no hotels come last. If the text has a certain meaning, that destination comes
 * before all others. The meaning is certain if the text contains a name or a code, whatever words
 * surround it, or if only one name is similar. Of several destinations with the same name, only one
 * is returned.
 *
 * For an empty text, the function proposes destinations to begin with. It returns nothing if the
 * only result would repeat the text without any further details. ADR 0012.
 */
export function readDestinations(
  i18n: SiteI18n,
  { world, places, landmarks: all = noLandmarks, withRecent }: PlaceSources,
): Thunk<FindDestinations, StateWithApi> {
  return (_, getState, { storage }) => {
    const hotels = selectKnownHotels(getState());
    const listed = listedPlaces(i18n, places, world);
    const candidates = joinCandidates([
      ...(withRecent ? recentSearches(i18n, storage, listed, world) : []),
      ...listed,
      ...seenPlaces(i18n, hotels, world),
      ...popularPlaces(i18n, places, world),
    ]).map((each) => ({ ...each, empty: places.length > 0 && isEmpty(each, listed) }));
    const { landmarks, index } = landmarksNear(all, places, world);
    const landmarkCandidates = landmarks.map((landmark) => fromLandmark(i18n, landmark));
    const findKnown = indexPlaces([
      ...candidates,
      ...landmarkCandidates,
      ...seenHotels(i18n, hotels),
    ]);
    const known = new Set(candidates.map(({ worldPlace }) => worldPlace));
    const ofWorld = (place: WorldPlace) => fromWorld(i18n, place, places);
    const byName = candidatesByName(candidates);
    const atlas = {
      landmarks: index,
      citiesNamed: (name: string) => [
        ...(byName.get(name) ?? []),
        ...(world?.placesNamed(name) ?? []).filter((place) => !known.has(place)).map(ofWorld),
      ],
    };
    const hitsOf = (typed: string): Hit<Candidate>[] => {
      const inWorld = (world?.find(typed) ?? [])
        .filter(({ place }) => !known.has(place))
        .sort((one, other) => one.fit - other.fit || other.place.size - one.place.size)
        .slice(0, mostOfWorld)
        .map(({ place, fit }) => ({ place: ofWorld(place), fit }));
      return [...findKnown(typed), ...inWorld];
    };
    const meant = (text: string) => {
      const meaning = understandPlace(atlas, text) ?? understandPlace(atlas, beforeComma(text));
      if (meaning) return toCandidate(i18n, meaning);
      const core = joined(withoutAround(wordsOf(text)));
      return core === '' ? undefined : onlyHit(hitsOf(core), core);
    };
    const find = (text: string) => {
      const typed = beforeComma(text);
      if (!foldName(typed)) {
        return emptyLast(candidates).slice(0, mostShown).map(toDestination);
      }
      const certain = meant(text);
      const core = joined(withoutAround(wordsOf(typed)));
      const hitsOfAll = hitsOf(typed);
      // A landmark must not be found by words such as "hotel" alone: 'Hôtel de ville'.
      const whole =
        core === '' ? hitsOfAll.filter(({ place }) => !place.destination.near) : hitsOfAll;
      const asTyped = core === foldName(typed) || whole.some(({ fit }) => fit < fits.sound);
      const hits = asTyped ? whole : core === '' ? [] : hitsOf(core);
      if (!certain && hits.length === 0 && world) {
        const within = citiesWithin(atlas, typed).map((place) => ({ place, fit: fits.word }));
        return within.length > 0 ? choose(within, typed) : undefined;
      }
      if (!certain) return choose(hits, typed);
      return choose([{ place: certain, fit: fits.name }, ...hits], typed);
    };
    return Object.assign(find, {
      certain: (text: string) => {
        const certain = meant(text);
        return certain && toDestination(certain);
      },
    });
  };
}

function beforeComma(text: string): string {
  return text.split(',', 1).join();
}

function emptyLast(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((one, other) => Number(one.empty) - Number(other.empty));
}

/** Returns whether a place is missing from the provider's list or is listed without hotels. */
function isEmpty({ worldPlace, city }: Candidate, listed: readonly Candidate[]): boolean {
  const name = foldName(city);
  return !listed.some(
    (place) =>
      place.destination.listed?.hotels !== 0 &&
      (place.names[0] === name || (worldPlace !== undefined && place.worldPlace === worldPlace)),
  );
}

function candidatesByName(candidates: readonly Candidate[]): ReadonlyMap<string, Candidate[]> {
  const byName = new Map<string, Candidate[]>();
  for (const each of candidates) {
    // A recent search near a landmark is not a city.
    if (each.destination.near) continue;
    for (const name of each.names) byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  return byName;
}

/**
 * The index is built again only when the provider's lists or the places of the world are new
 * objects.
 */
let lastIndex:
  { of: readonly unknown[]; landmarks: readonly Landmark[]; index: LandmarkIndex } | undefined;

/**
 * Returns the landmarks from which distances can be measured, and their index. An airport may be
 * too far from its city for that.
 */
function landmarksNear(
  all: readonly Landmark[],
  places: readonly Place[],
  world: World | undefined,
) {
  const of = [all, places, world];
  if (!lastIndex || of.some((each, index) => each !== lastIndex?.of[index])) {
    const landmarks = all.filter((landmark) =>
      placesNamed(places, landmark.city)
        .flatMap((place) => coordinatesOf(place) ?? [])
        .every((center) => kilometersBetween(center, landmark) <= farthestKm),
    );
    const namesOf = (city: string, code: string) => world?.placeNamed(city, code)?.names ?? [];
    lastIndex = { of, landmarks, index: indexLandmarks(landmarks, namesOf) };
  }
  return lastIndex;
}

function toCandidate(i18n: SiteI18n, meaning: Meaning<Candidate>): Candidate {
  return meaning.landmark ? fromLandmark(i18n, meaning.landmark) : meaning.city;
}

/**
 * The minimum length of a text whose meaning can be certain. A shorter text may be the beginning of
 * anything.
 */
const leastCertain = 4;

/**
 * Returns the only place whose name begins with the text. If there is no such place, returns the
 * only place with a similar name. A text that occurs only inside a name, or that is the name of a
 * country, has no certain meaning.
 */
function onlyHit(hits: readonly Hit<Candidate>[], core: string): Candidate | undefined {
  if (core.length < leastCertain) return undefined;
  const best = Math.min(...hits.map(({ fit }) => fit));
  const isBegun = best < fits.word;
  const similar = [fits.sound, fits.misspelt].some((fit) => fit === best);
  if (!isBegun && !similar) return undefined;
  const nearest = hits.filter(({ fit }) =>
    isBegun ? fit < fits.sound : fit === fits.sound || fit === fits.misspelt,
  );
  const distinct = joinCandidates(nearest.map(({ place }) => place));
  const withHotels = distinct.filter(({ empty, destination }) => !empty && !destination.hotel);
  const [only, ...others] = isBegun ? distinct : withHotels;
  return others.length > 0 || only?.destination.hotel ? undefined : only;
}

/**
 * Sorts the hits and chooses destinations among them. Names that are only similar to the text are
 * left out if enough names begin with the text, or if one name equals it. If the site knows a
 * place, a name that begins with the text ranks like an equal name.
 */
function choose(hits: readonly Hit<Candidate>[], typed: string): Destination[] {
  const rank = ({ place, fit }: Hit<Candidate>) =>
    fit === fits.start && place.weight >= weights.popular ? fits.name : fit;
  const sorted = [...hits].sort(
    (one, other) =>
      Number(one.place.empty) - Number(other.place.empty) ||
      rank(one) - rank(other) ||
      other.place.weight - one.place.weight,
  );
  const begun = sorted.filter(({ fit }) => fit < fits.sound);
  const enough = begun.length >= fewHits || begun.some(({ fit }) => fit === fits.name);
  const chosen = joinCandidates((enough ? begun : sorted).map(({ place }) => place));
  const [only] = chosen;
  const { name, hotel, detail } = only?.destination ?? {};
  if (chosen.length === 1 && name === typed.trim() && !hotel && !detail) return [];
  return chosen.slice(0, mostShown).map(toDestination);
}

const noLandmarks: readonly Landmark[] = [];

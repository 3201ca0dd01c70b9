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
import { kilometresBetween } from '../../../domain/map/distancesFromMiddle.ts';
import { farthestKm } from '../../../domain/search/centreDistance.ts';
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

/** Finds destinations by a text that somebody types. */
export interface FindDestinations {
  /** Those that fit a text, best first; undefined where no place of the world does. */
  (text: string): Destination[] | undefined;
  /** The one that the text means for certain, if there is one. */
  certain: (text: string) => Destination | undefined;
}

const mostShown = 7;
const mostOfWorld = 20;

/**
 * Reads what is known of places: recent searches, the places that the provider lists, those of
 * hotels seen since the site was opened, these hotels, popular cities, landmarks, and the world's
 * larger cities. The function that it returns finds at most seven that fit a text, the best first,
 * then those with the most hotels; where it is known that a place has none, it comes behind the
 * others. What the text means for certain comes first: a name or a code, whatever is said around
 * it, or the only name that is written about so. Of several by the same name there is one. It finds
 * none when the text already is the only place and nothing else is known of it, and proposes what
 * to search for first when the text is empty. ADR 0012.
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
      // Words for what is looked for name no landmark: 'Hôtel de ville'.
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

/** Whether a place is none of those that the provider lists with hotels. */
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
    // A recent search near a landmark is no city.
    if (each.destination.near) continue;
    for (const name of each.names) byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  return byName;
}

/** Indexed once for the lists of the provider and a reading of the world. */
let lastIndex:
  { of: readonly unknown[]; landmarks: readonly Landmark[]; index: LandmarkIndex } | undefined;

/**
 * The landmarks from which distances can be measured, and their index. An airport may be too far
 * from the city that it serves.
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
        .every((centre) => kilometresBetween(centre, landmark) <= farthestKm),
    );
    const namesOf = (city: string, code: string) => world?.placeNamed(city, code)?.names ?? [];
    lastIndex = { of, landmarks, index: indexLandmarks(landmarks, namesOf) };
  }
  return lastIndex;
}

function toCandidate(i18n: SiteI18n, meaning: Meaning<Candidate>): Candidate {
  return meaning.landmark ? fromLandmark(i18n, meaning.landmark) : meaning.city;
}

/** A shorter text may be the beginning of anything. */
const leastCertain = 4;

/**
 * The only place that begins with the text or, where none does, the only one that is written about
 * so. A text that is part of a name, or the name of a country, is none for certain.
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
 * What is only similar to the text is left out where enough places begin with it, or one is called
 * so. A place that is known to the site ranks by what it begins with as if it was called so.
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

import { type CountryNames, foldName } from './foldName.ts';
import { type Hit, indexPlaces, type Named } from './indexPlaces.ts';
import { otherNames } from './otherNames.ts';
import type { Coordinates } from '../map/coordinates.ts';
import { worldCities } from './worldCities.ts';

/** A place of the world by its English name. */
export interface WorldPlace extends Named {
  readonly name: string;
  /** The ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
  /** A number from 0 to 9. Each step doubles the population. */
  readonly size: number;
  /** The location, rounded to a degree. Undefined for a place that only `otherNames` lists. */
  readonly at: Coordinates | undefined;
}

/** The world's larger cities and best-known places. */
export interface World {
  find: (text: string) => Hit<WorldPlace>[];
  /**
   * Returns the largest place with this name in any language, or undefined. With the code of a
   * country, only places in that country count.
   */
  placeNamed: (name: string, countryCode?: string) => WorldPlace | undefined;
  /** Returns all places with this folded name in any language. */
  placesNamed: (name: string) => readonly WorldPlace[];
  /** Returns whether a place or a country has this name. */
  knows: (name: string) => boolean;
}

/**
 * The minimum size of a place of `otherNames`. Because travelers often look for these places, they
 * rank before cities of the same population.
 */
const leastSoughtSize = 3;

/** Reads the table of the world's places. The names of countries come from `countryNames`. */
export function readWorld(countryNames: CountryNames): World {
  const places = readPlaces(countryNames);
  const byName = new Map<string, WorldPlace[]>();
  const countries = new Set(places.flatMap((place) => place.countries));
  for (const place of places) {
    for (const name of place.names) {
      const others = byName.get(name);
      if (others) others.push(place);
      else byName.set(name, [place]);
    }
  }
  return {
    find: indexPlaces(places),
    placeNamed: (name, countryCode) =>
      byName
        .get(foldName(name))
        ?.filter((place) => !countryCode || place.countryCode === countryCode.toUpperCase())
        .reduce<WorldPlace | undefined>(
          (largest, place) => (largest && largest.size >= place.size ? largest : place),
          undefined,
        ),
    placesNamed: (name) => byName.get(name) ?? [],
    knows: (name) => byName.has(foldName(name)) || countries.has(foldName(name)),
  };
}

/**
 * Returns the degrees that a letter of the table represents. The first `before` letters represent
 * degrees below 0.
 */
function degreesOf(line: string, index: number, before: number): number {
  return line.charCodeAt(index) - 0x100 - before;
}

function readPlaces(countryNames: CountryNames): WorldPlace[] {
  const places = new Map<string, WorldPlace>();
  let countryCode = '';
  let countries: readonly string[] = [];
  for (const line of worldCities.trim().split('\n')) {
    if (line.startsWith('=')) {
      countryCode = line.slice(1);
      countries = countryNames(countryCode);
      continue;
    }
    const [city = '', others] = line.split(':');
    const name = city.slice(3);
    // If several places in a country share a name, the table lists the largest first, and only that
    // one is kept.
    if (places.has(`${countryCode} ${name}`)) continue;
    const names = [foldName(name), ...(others ? others.normalize('NFD').split(',') : [])];
    places.set(`${countryCode} ${name}`, {
      name,
      names,
      countryCode,
      countries,
      size: Number(city[0]),
      at: { latitude: degreesOf(city, 1, 90), longitude: degreesOf(city, 2, 180) },
    });
  }
  for (const line of otherNames.trim().split('\n')) {
    const [place = '', others = ''] = line.split(':');
    const [key = '', english] = place.split(' = ');
    const known = places.get(key);
    const name = english ?? key.slice(3);
    const added = [name, ...others.split(',')].map(foldName).filter(Boolean);
    places.set(key, {
      name,
      names: [...new Set([...added, ...(known?.names ?? [])])],
      countryCode: key.slice(0, 2),
      countries: known?.countries ?? countryNames(key.slice(0, 2)),
      size: Math.max((known?.size ?? 0) + 1, leastSoughtSize),
      at: known?.at,
    });
  }
  return [...places.values()];
}

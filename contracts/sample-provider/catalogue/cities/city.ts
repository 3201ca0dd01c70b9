import type { CultureName } from '../cultures.ts';

/** The surroundings of a city, which the pictures, amenities and prices depend on. */
export type Setting =
  'coast' | 'tropical' | 'desert' | 'mountain' | 'metropolis' | 'oldtown' | 'nordic';

/** A neighbourhood: its centre in WGS 84 degrees and a few of its streets. */
export type Area = {
  name: string;
  latitude: number;
  longitude: number;
  streets: readonly string[];
};

/** A real city with the number of hotels that the catalogue of 1,200 places in it. */
export type City = {
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  hotels: number;
  setting: Setting;
  culture: CultureName;
  areas: readonly Area[];
};

/**
 * Creates a city from a table of its neighbourhoods with one per line:
 * `name | latitude longitude | street, street`. Throws when a line cannot be read.
 */
export function city(
  name: string,
  countryCode: string,
  hotels: number,
  setting: Setting,
  culture: CultureName,
  table: string,
): City {
  const areas = table
    .trim()
    .split('\n')
    .map((line) => parseArea(name, line));
  return { name, countryCode, hotels, setting, culture, areas };
}

function parseArea(cityName: string, line: string): Area {
  const [area = '', place = '', streets = ''] = line.split('|').map((cell) => cell.trim());
  const [latitude = NaN, longitude = NaN] = place.split(/\s+/).map(Number);
  if (!area || Number.isNaN(latitude) || Number.isNaN(longitude)) {
    throw new Error(`${cityName}: not a neighbourhood: ${line}`);
  }
  return { name: area, latitude, longitude, streets: streets ? streets.split(/,\s*/) : [] };
}

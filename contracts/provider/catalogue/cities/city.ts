import type { CultureName } from '../cultures.ts';

/** What lies around a city: it decides what the pictures show. */
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
 * A city from a line of facts and a table of its neighbourhoods, one a line:
 * `name | latitude longitude | street, street`. The table keeps sixty cities readable; a line that
 * does not fit throws when the module loads, so that no city is half read.
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

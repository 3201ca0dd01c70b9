import * as v from 'valibot';
import type { Hotel } from '../../provider/hotels.ts';
import type { Language } from '../../texts/languages.ts';
import { kilometers } from '../../values/kilometers.ts';
import nearbyData from './nearby.json' with { type: 'json' };
import { fill, sentences } from './sentences.ts';

/** The form of a place in the data file, and its `kind` in responses. */
const kindByForm = {
  sight: 'sight',
  station: 'transport',
  metro: 'transport',
  tram: 'transport',
  bus: 'transport',
  ferry: 'transport',
  /** A station whose name contains the word for it. */
  proper: 'transport',
  airport: 'airport',
} as const;

const placeSchema = v.strictObject({
  form: v.picklist(['sight', 'station', 'metro', 'tram', 'bus', 'ferry', 'proper', 'airport']),
  /** WGS 84 degrees, latitude first, accurate to about 200 meters. */
  at: v.tuple([v.number(), v.number()]),
  /** The English name as in a sentence, with `the`, but without the word for its form. */
  name: v.string(),
  /** The IATA code of an airport. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  /** The whole name, if the language has another one. */
  de: v.optional(v.string()),
  fr: v.optional(v.string()),
  ar: v.optional(v.string()),
});
type CityPlace = v.InferOutput<typeof placeSchema>;

const placesByCity = v.parse(v.record(v.string(), v.array(placeSchema)), nearbyData);

/**
 * The maximum number of places of each kind near a hotel, the nearest first. The total is eight.
 */
const most = { sight: 4, transport: 2, airport: 2 } as const;

/** A place as a hotel lists it. `phrase` is its name within a sentence. */
export type NearPlace = NonNullable<NonNullable<Hotel['nearby']>[number]> & { phrase: string };

/**
 * Returns the places of the city that are nearest to a hotel. The list is empty if the location of
 * the hotel is not known.
 */
export function placesNear(
  { region, latitude, longitude }: Pick<Hotel, 'region' | 'latitude' | 'longitude'>,
  language: Language,
): NearPlace[] {
  const places = placesByCity[region?.name ?? ''] ?? [];
  if (latitude == null || longitude == null) return [];
  const found = places.map((place) => {
    const [north, east] = place.at;
    const km = kilometers({ latitude, longitude }, { latitude: north, longitude: east });
    const phrase = nameOf(place, language);
    const name = language === 'en' ? phrase.replace(/^the /, '') : phrase;
    return { name, phrase, kind: kindByForm[place.form], meters: roundedMeters(km) };
  });
  const nearest = found.sort((one, other) => one.meters - other.meters);
  return (['sight', 'transport', 'airport'] as const).flatMap((kind) =>
    nearest.filter((place) => place.kind === kind).slice(0, most[kind]),
  );
}

/**
 * Returns the landmarks of a city: its sights, stations and airports, each with its coordinates.
 */
export function landmarksOf(city: string) {
  return (placesByCity[city] ?? []).map((place) => {
    const [latitude, longitude] = place.at;
    const kind = kindByForm[place.form];
    return {
      kind: kind === 'transport' ? 'station' : kind,
      nameIn: (language: Language) => bare(wordedName(place, language)),
      latitude,
      longitude,
      code: place.code,
    };
  });
}

function nameOf(place: CityPlace, language: Language): string {
  const name = wordedName(place, language);
  return place.code ? `${name} (${place.code})` : name;
}

function wordedName(place: CityPlace, language: Language): string {
  const own = language === 'en' ? undefined : place[language];
  const form = sentences[language].places[place.form] ?? '{name}';
  return own ?? fill(form, { name: language === 'en' ? place.name : bare(place.name) });
}

function bare(name: string): string {
  return name.replace(/^the /, '');
}

/**
 * Rounds a distance to 10 meters below a kilometer, and to 100 meters otherwise. The coordinates
 * are not more accurate.
 */
function roundedMeters(km: number): number {
  const step = km < 1 ? 10 : 100;
  return Math.max(step, Math.round((km * 1_000) / step) * step);
}

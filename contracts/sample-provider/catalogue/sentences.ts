import * as v from 'valibot';
import type { Language } from '../../texts/languages.ts';
import arabic from './sentences.ar.json' with { type: 'json' };
import english from './sentences.en.json' with { type: 'json' };
import french from './sentences.fr.json' with { type: 'json' };
import german from './sentences.de.json' with { type: 'json' };
import { architectures, settings } from './cities.ts';

/** Who a hotel may suit. */
export const guestKinds = [
  'families',
  'work',
  'walkers',
  'rest',
  'drivers',
  'outdoors',
  'access',
  'solo',
  'anyone',
] as const;

/** What guests would count on, and have to be told is not there. */
const missingThings = ['lift', 'restaurant', 'airConditioning', 'desk'] as const;

const parts = ['house', 'location', 'rooms', 'facilities', 'suits'] as const;

/** Of several wordings of a sentence a hotel gets one. */
const wordings = v.pipe(v.array(v.string()), v.nonEmpty());
const words = v.record(v.string(), v.string());

const sentencesSchema = v.strictObject({
  /** Names of places whose own part is the same in every language: `{name} Station`. */
  places: words,
  /** Where a city is: `in Paris`; with exceptions by the name of the city. */
  in: v.string(),
  cities: words,
  /** From 0 to 5, inserted in `kinds`. */
  stars: v.pipe(v.array(v.string()), v.length(6)),
  /** By the `kind` of a hotel; '' where that is not known. */
  kinds: words,
  titles: v.strictObject(v.entriesFromList(parts, v.string())),
  openings: wordings,
  /** For an area without a sentence of its own. */
  nearest: wordings,
  streets: wordings,
  architecture: v.strictObject(v.entriesFromList(architectures, wordings)),
  floors: wordings,
  lift: wordings,
  /** What a hotel that lists its amenities does not have. */
  missing: v.strictObject(v.entriesFromList(missingThings, wordings)),
  grounds: wordings,
  settings: v.strictObject(v.entriesFromList(settings, v.string())),
  sights: wordings,
  onwards: wordings,
  onwardsByAir: wordings,
  sizes: wordings,
  oneSize: wordings,
  inAllRooms: wordings,
  inSomeRooms: wordings,
  views: wordings,
  food: wordings,
  wellness: wordings,
  services: wordings,
  arrival: wordings,
  suits: v.strictObject(v.entriesFromList(guestKinds, wordings)),
  /** Amenities within a sentence, by their English name. What is not here is not mentioned. */
  amenities: words,
  /** A sentence on each area of the large cities. */
  areas: v.record(v.string(), words),
});

/**
 * The sentences of a language, written by hand. Their facts are filled in by `describeHotel` and
 * `placesNear`.
 */
export const sentences: Readonly<Record<Language, v.InferOutput<typeof sentencesSchema>>> = {
  en: v.parse(sentencesSchema, english),
  de: v.parse(sentencesSchema, german),
  fr: v.parse(sentencesSchema, french),
  ar: v.parse(sentencesSchema, arabic),
};

/** A sentence with its facts in place of `{name}`. */
export function fill(sentence: string, facts: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(facts[name] ?? ''));
}

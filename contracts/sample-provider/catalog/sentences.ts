import * as v from 'valibot';
import type { Language } from '../../texts/languages.ts';
import arabic from './sentences.ar.json' with { type: 'json' };
import english from './sentences.en.json' with { type: 'json' };
import french from './sentences.fr.json' with { type: 'json' };
import german from './sentences.de.json' with { type: 'json' };
import { architectures, settings } from './cities.ts';

/** The kinds of guests whom a hotel may suit. */
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

/** Facilities that guests expect, so that a description must say if they are missing. */
const missingThings = ['lift', 'restaurant', 'airConditioning', 'desk'] as const;

const parts = ['house', 'location', 'rooms', 'facilities', 'suits'] as const;

/** Alternative wordings of a sentence. Each hotel gets one of them. */
const wordings = v.pipe(v.array(v.string()), v.nonEmpty());
const words = v.record(v.string(), v.string());

const sentencesSchema = v.strictObject({
  /** Patterns for places whose proper name is the same in every language: `{name} Station`. */
  places: words,
  /**
   * The phrase for the city of a hotel: `in Paris`. `cities` has exceptions by the name of the
   * city.
   */
  in: v.string(),
  cities: words,
  /** The words for 0 to 5 stars, inserted in `kinds`. */
  stars: v.pipe(v.array(v.string()), v.length(6)),
  /** The words for each `kind` of hotel. The key is empty for an unknown kind. */
  kinds: words,
  titles: v.strictObject(v.entriesFromList(parts, v.string())),
  openings: wordings,
  /** The sentence for an area without a sentence in `areas`. */
  nearest: wordings,
  streets: wordings,
  architecture: v.strictObject(v.entriesFromList(architectures, wordings)),
  floors: wordings,
  lift: wordings,
  /** Sentences about missing facilities, for hotels that list their amenities. */
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
  /**
   * The words for amenities within a sentence, by their English name. Other amenities are not
   * mentioned.
   */
  amenities: words,
  /** A sentence about each area of the large cities. */
  areas: v.record(v.string(), words),
});

/**
 * The sentences of each language, written by hand. `describeHotel` and `placesNear` fill in their
 * facts.
 */
export const sentences: Readonly<Record<Language, v.InferOutput<typeof sentencesSchema>>> = {
  en: v.parse(sentencesSchema, english),
  de: v.parse(sentencesSchema, german),
  fr: v.parse(sentencesSchema, french),
  ar: v.parse(sentencesSchema, arabic),
};

/** Replaces each `{name}` in a sentence by its fact. */
export function fill(sentence: string, facts: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(facts[name] ?? ''));
}

import * as v from 'valibot';
import { travelerKinds } from '../../provider/reviews.ts';
import type { Language } from '../../texts/languages.ts';
import arabic from './ar.json' with { type: 'json' };
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

/** The topics of reviews. */
export const topicCodes = [
  'location',
  'staff',
  'cleanliness',
  'room',
  'quiet',
  'value',
  'facilities',
  'breakfast',
  'restaurant',
  'pool',
  'sauna',
  'parking',
  'bar',
] as const;
export type TopicCode = (typeof topicCodes)[number];

/** What a hotel must have for a review to be about it. */
export const neededAmenities: Readonly<Partial<Record<TopicCode, string>>> = {
  breakfast: 'Breakfast included',
  restaurant: 'Restaurant',
  pool: 'Swimming pool',
  sauna: 'Sauna',
  parking: 'Free parking',
  bar: 'Bar',
};

/** A sentence with the facts that it needs, in addition to those in its `{slots}`. */
export type Pattern = {
  text: string;
  /** What must be true of hotel, room, month and guest, the slots included. */
  needs: readonly string[];
  /** What must not be. */
  lacks: readonly string[];
  hasSlots: boolean;
  /** What it is about besides the guest: no other sentence of the review may be about it too. */
  names: readonly string[];
};

/** Facts about the guest and the month, which several sentences of a review share. */
const sharedFacts = new Set<string>([
  ...travelerKinds,
  'we',
  'I',
  'spring',
  'summer',
  'autumn',
  'winter',
  'hot',
  'cold',
  'snow',
  'seasonless',
  'tropical',
  'rainy',
]);

/**
 * Sentences by the facts that they need: `any` for none, else names of amenities and of the facts
 * in `reviewFacts.ts`, such as `Balcony + summer` or `we + no Lift`.
 */
const groupSchema = v.pipe(
  v.record(v.string(), v.array(v.pipe(v.string(), v.nonEmpty()))),
  v.transform((groups) => Object.entries(groups).flatMap(([key, texts]) => patternsOf(key, texts))),
);
const moodsSchema = v.strictObject({ good: groupSchema, bad: groupSchema });

const sentencesSchema = v.strictObject({
  /** From one night to seven. */
  nights: v.pipe(v.array(v.string()), v.length(7)),
  /** The storeys that a room may be on, from the one above the ground up to the sixth above it. */
  floors: v.pipe(v.array(v.string()), v.length(6)),
  /** So many minutes, by the plural category of `{n}`. */
  minutes: v.record(v.string(), v.string()),
  openings: groupSchema,
  seasons: groupSchema,
  closings: moodsSchema,
  topics: v.strictObject(
    v.entriesFromList(
      topicCodes,
      v.strictObject({ name: v.string(), titles: moodsSchema, ...moodsSchema.entries }),
    ),
  ),
});
export type Sentences = v.InferOutput<typeof sentencesSchema>;

function patternsOf(key: string, texts: readonly string[]): Pattern[] {
  const facts = key === 'any' ? [] : key.split(' + ');
  const lacks = facts.flatMap((fact) => (fact.startsWith('no ') ? [fact.slice(3)] : []));
  const own = facts.filter((fact) => !fact.startsWith('no '));
  return texts.map((text) => {
    const slots = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => slot ?? []);
    const needs = [...own, ...slots];
    const names = [...needs, ...lacks].filter((fact) => !sharedFacts.has(fact));
    return { text, needs, lacks, hasSlots: slots.length > 0, names };
  });
}

/**
 * What reviews are made of, in each language, written by hand. An error in a data file throws when
 * the module loads.
 */
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: v.parse(sentencesSchema, english),
  de: v.parse(sentencesSchema, german),
  fr: v.parse(sentencesSchema, french),
  ar: v.parse(sentencesSchema, arabic),
};

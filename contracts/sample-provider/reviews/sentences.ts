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

/** The amenity that a hotel must have for reviews about a topic. */
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
  /**
   * The facts that must be true of the hotel, the room, the month and the guest, including the
   * slots.
   */
  needs: readonly string[];
  /** The facts that must not be true. */
  lacks: readonly string[];
  hasSlots: boolean;
  /**
   * The subjects of the sentence apart from the guest. No other sentence of the review may have the
   * same subject.
   */
  names: readonly string[];
};

/** The facts about the guest and the month, which several sentences of a review may share. */
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
 * Sentences by the facts that they need. The key is `any` for none, otherwise names of amenities
 * and of facts in `reviewFacts.ts`, such as `Balcony + summer` or `we + no Lift`.
 */
const groupSchema = v.pipe(
  v.record(v.string(), v.array(v.pipe(v.string(), v.nonEmpty()))),
  v.transform((groups) => Object.entries(groups).flatMap(([key, texts]) => patternsOf(key, texts))),
);
const moodsSchema = v.strictObject({ good: groupSchema, bad: groupSchema });

const sentencesSchema = v.strictObject({
  /** The words for one to seven nights. */
  nights: v.pipe(v.array(v.string()), v.length(7)),
  /** The words for the floors of rooms, from the first to the sixth above the ground. */
  floors: v.pipe(v.array(v.string()), v.length(6)),
  /** The words for a number of minutes, by the plural category of `{n}`. */
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
 * The sentences of reviews in each language, written by hand. An error in a data file throws when
 * the module loads.
 */
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: v.parse(sentencesSchema, english),
  de: v.parse(sentencesSchema, german),
  fr: v.parse(sentencesSchema, french),
  ar: v.parse(sentencesSchema, arabic),
};

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
  'breakfast',
  'pool',
  'sauna',
  'parking',
  'bar',
] as const;
export type TopicCode = (typeof topicCodes)[number];

/** What a hotel must have for a review to be about it. */
export const neededAmenities: Readonly<Partial<Record<TopicCode, string>>> = {
  breakfast: 'Breakfast included',
  pool: 'Swimming pool',
  sauna: 'Sauna',
  parking: 'Free parking',
  bar: 'Bar',
};

const lines = v.array(v.pipe(v.string(), v.nonEmpty()));
const moods = v.strictObject({ good: lines, bad: lines });
const sentencesSchema = v.strictObject({
  nights: lines,
  openings: v.strictObject(v.entriesFromList(travelerKinds, lines)),
  topics: v.strictObject(
    v.entriesFromList(
      topicCodes,
      v.strictObject({ name: v.string(), titles: moods, ...moods.entries }),
    ),
  ),
});
export type Sentences = v.InferOutput<typeof sentencesSchema>;

/**
 * What reviews are made of, in each language. `{nights}` in an opening stands for one of `nights`.
 * An error in a data file throws when the module loads.
 */
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: v.parse(sentencesSchema, english),
  de: v.parse(sentencesSchema, german),
  fr: v.parse(sentencesSchema, french),
  ar: v.parse(sentencesSchema, arabic),
};

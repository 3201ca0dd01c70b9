import type { Hotel } from '../../provider/hotels.ts';
import { type PartnerReview, travelerKinds } from '../../provider/reviews.ts';
import type { Language } from '../../texts/languages.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import {
  neededAmenities,
  type Sentences,
  sentences,
  type TopicCode,
  topicCodes,
} from './sentences.ts';

export interface SampleReview extends PartnerReview {
  language: Language;
  traveller_kind: (typeof travelerKinds)[number];
  topics: TopicCode[];
}

/** One hotel in so many has a rating without reviews. */
const withoutReviews = 12;
const fewest = 24;
const most = 40;
/** How many months the reviews of a hotel go back. */
const months = 24;
/** How often each language is written in, of a hundred reviews. */
const shares = { en: 40, de: 25, fr: 20, ar: 15 } as const satisfies Record<Language, number>;

type Mood = 'good' | 'bad';

/**
 * The reviews of a hotel, the latest first: the same on every machine, about what the hotel has,
 * and with scores around its guest rating. None of them has a sentence of another one. There are
 * none without a guest rating, and of one hotel in twelve. `until` is the month of the latest.
 */
export function composeReviews(
  { id, guest_rating: rating, amenity_groups: groups }: Hotel,
  until: string,
): SampleReview[] {
  const random = createRandom(`reviews of ${id}`);
  if (!rating || random.between(1, withoutReviews) === 1) return [];
  const amenities = groups?.flatMap((group) => group.amenities ?? []) ?? [];
  const topics = topicCodes.filter((code) => {
    const needed = neededAmenities[code];
    return needed === undefined || amenities.some(({ amenity }) => amenity === needed);
  });
  const writers = {
    en: createWriter(sentences.en, topics, random),
    de: createWriter(sentences.de, topics, random),
    fr: createWriter(sentences.fr, topics, random),
    ar: createWriter(sentences.ar, topics, random),
  };
  const count = Math.min(rating.reviews, random.between(fewest, most));
  const reviews = Array.from({ length: count }, (_, index): SampleReview => {
    const language = pickLanguage(random);
    const score = scoreAround(rating.score, random);
    return {
      id: `${hashText(id).toString(36)}-${count - index}`,
      score,
      ...writers[language](score),
      language,
      month: monthBefore(until, Math.floor((index * months) / count)),
    };
  });
  // A writer who has said nearly everything writes too little.
  return reviews.filter(({ topics: said }) => said.length > 1);
}

/**
 * Writes the reviews of one hotel in one language. Each sentence is dealt once; who has said
 * everything about a topic says nothing more about it.
 */
function createWriter(
  { nights, openings, topics: texts }: Sentences,
  topics: readonly TopicCode[],
  random: Random,
) {
  const first = travelerKinds.map((kind) => ({ kind, left: random.shuffled(openings[kind]) }));
  const about = topics.map((code) => ({
    code,
    good: random.shuffled(texts[code].good),
    bad: random.shuffled(texts[code].bad),
    titles: {
      good: random.shuffled(texts[code].titles.good),
      bad: random.shuffled(texts[code].titles.bad),
    },
  }));

  return (score: number) => {
    const opening = random.pick(first.filter(({ left }) => left.length > 0));
    const parts = [opening.left.pop()?.replace('{nights}', random.pick(nights))];
    const said: typeof about = [];
    for (const mood of moodsOf(score, random)) {
      const open = about.filter((topic) => topic[mood].length > 0 && !said.includes(topic));
      const [topic] = random.shuffled(open);
      if (!topic) continue;
      parts.push(topic[mood].pop());
      said.push(topic);
    }
    const mood = score >= 7 ? 'good' : 'bad';
    const titled = said.find(({ titles }) => titles[mood].length > 0);
    return {
      title: titled?.titles[mood].pop(),
      text: parts.join(' '),
      traveller_kind: opening.kind,
      topics: said.map(({ code }) => code),
    };
  };
}

/** What a review with a score says of one topic after the other. */
function moodsOf(score: number, random: Random): readonly Mood[] {
  if (score <= 4) return ['bad', 'bad'];
  if (score <= 6) return ['bad', 'good'];
  if (score === 7) return ['good', 'bad'];
  return random.chance(0.3) ? ['good', 'good', 'good'] : ['good', 'good'];
}

function pickLanguage(random: Random): Language {
  let drawn = random.between(1, 100);
  if ((drawn -= shares.en) <= 0) return 'en';
  if ((drawn -= shares.de) <= 0) return 'de';
  return drawn - shares.fr <= 0 ? 'fr' : 'ar';
}

/** A whole score of 2 to 10 that differs from the average of the hotel by about one. */
function scoreAround(average: number, random: Random): number {
  const off = random.within(-1, 1) + random.within(-1, 1) + random.within(-1, 1);
  return Math.min(10, Math.max(2, Math.round(average + off)));
}

/** The month so many months before one, both `YYYY-MM`. */
function monthBefore(month: string, ago: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - ago);
  return date.toISOString().slice(0, 7);
}

import type { Hotel } from '../../provider/hotels.ts';
import { type PartnerReview, travelerKinds } from '../../provider/reviews.ts';
import { type Language, languages } from '../../texts/languages.ts';
import { buildOf } from '../catalog/buildOf.ts';
import type { City } from '../catalog/cities.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import {
  type Facts,
  hotelFacts,
  monthFacts,
  roomFacts,
  roomsFor,
  type TravelerKind,
  walksFrom,
} from './reviewFacts.ts';
import {
  neededAmenities,
  type Pattern,
  sentences,
  type TopicCode,
  topicCodes,
} from './sentences.ts';

export interface SampleReview extends PartnerReview {
  language: Language;
  traveller_kind: TravelerKind;
  topics: TopicCode[];
  month: string;
}

/**
 * A review with the month of the stay. `yearsAgo` counts the years before the latest such month.
 */
type UndatedReview = Omit<SampleReview, 'month'> & { month: number; yearsAgo: number };

/** One in this number of hotels has a rating but no reviews. */
const withoutReviews = 12;
const fewest = 8;
const most = 16;
/** The number of ratings from which a hotel has the maximum number of reviews. */
const mostRatings = 1_000;
/** The share of each language, in percent of the reviews. */
const shares = { en: 46, de: 22, fr: 18, ar: 14 } as const satisfies Record<Language, number>;
/** The possible numbers of sentences in a review, by frequency. */
const lengths = [1, 1, 2, 2, 2, 3, 3, 3, 4, 5];

/** The maximum number of uses of a sentence in a city, each time with other facts. */
const mostUses = 5;

type Mood = 'good' | 'bad';

/** The state of a guest who writes a review. */
interface Guest {
  facts: Facts;
  /** The facts that the review has already mentioned. */
  told: Set<string>;
  /** The patterns used in all reviews of the hotel so far. */
  used: Set<Pattern>;
  /** True if a sentence about this particular stay is preferred to a general one. */
  isParticular: boolean;
}
type Draw = (guest: Guest) => string | undefined;

/**
 * Composes the reviews of up to sixty hotels in one city, by the id of the hotel. They are the same
 * on every machine, have scores around the guest rating, and mention only facts of the hotel, the
 * room and the month. No sentence and no title occurs in two of them. The hotels take turns, so
 * that each gets its share of the sentences. A hotel without a guest rating has no reviews, and
 * neither has one hotel in twelve.
 */
export function composeReviews(
  hotels: readonly Hotel[],
  city: City,
): ReadonlyMap<string, UndatedReview[]> {
  const [first] = hotels;
  const seed = `reviews beside ${first?.id}`;
  const said = new Set<string>();
  const decks = new Map(
    languages.map((language) => [language, createDecks(language, createRandom(seed), said)]),
  );
  const writers = hotels.map((hotel) => createWriter(hotel, city, decks));
  for (let turn = 0; turn < most; turn += 1) {
    for (const { write } of writers) write(turn);
  }
  return new Map(writers.map(({ id, reviews }) => [id, reviews]));
}

/** Adds the year and month to reviews, the latest first. None is later than the month `until`. */
export function dated(reviews: readonly UndatedReview[], until: string): SampleReview[] {
  const [year = 0, last = 0] = until.split('-').map(Number);
  return reviews
    .map(({ month, yearsAgo, ...review }): SampleReview => {
      const inYear = year - yearsAgo - (month > last ? 1 : 0);
      return { ...review, month: `${inYear}-${String(month).padStart(2, '0')}` };
    })
    .sort((one, other) => other.month.localeCompare(one.month));
}

type Decks = ReturnType<typeof createDecks>;

/** Shuffles the sentences of a language into decks, from which the hotels of a city draw. */
function createDecks(language: Language, random: Random, said: Set<string>) {
  const { openings, seasons, closings, topics } = sentences[language];
  const deck = (patterns: readonly Pattern[]) => createDeck(random.shuffled(patterns), said);
  const moods = ({ good, bad }: Record<Mood, readonly Pattern[]>) => {
    return { good: deck(good), bad: deck(bad) };
  };
  return {
    openings: deck(openings),
    seasons: deck(seasons),
    closings: moods(closings),
    topics: topicCodes.map((code) => {
      return { code, titles: moods(topics[code].titles), ...moods(topics[code]) };
    }),
  };
}

/**
 * Draws the first sentence that fits a guest and that nobody in the city has written. A sentence
 * with facts goes to the bottom of the deck, for a few more uses with other facts. A sentence
 * without facts is used up.
 */
function createDeck(patterns: Pattern[], said: Set<string>): Draw {
  const times = new Map<Pattern, number>();
  const draw = (guest: Guest, isParticular: boolean) => {
    const index = patterns.findIndex(
      (pattern) =>
        (!isParticular || pattern.names.length > 0) &&
        fits(pattern, guest) &&
        !said.has(written(pattern, guest)),
    );
    const [pattern] = index < 0 ? [] : patterns.splice(index, 1);
    if (!pattern) return undefined;
    const drawn = (times.get(pattern) ?? 0) + 1;
    times.set(pattern, drawn);
    if (pattern.hasSlots && drawn < mostUses) patterns.push(pattern);
    const text = written(pattern, guest);
    said.add(text);
    guest.used.add(pattern);
    for (const name of pattern.names) guest.told.add(name);
    return text;
  };
  return (guest) => (guest.isParticular ? draw(guest, true) : undefined) ?? draw(guest, false);
}

function written({ text, hasSlots }: Pattern, { facts }: Guest): string {
  if (!hasSlots) return text;
  const filled = text.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => facts.get(slot) ?? '');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

function fits(pattern: Pattern, { facts, told, used }: Guest): boolean {
  for (const fact of pattern.needs) if (!facts.has(fact)) return false;
  for (const fact of pattern.lacks) if (facts.has(fact)) return false;
  for (const fact of pattern.names) if (told.has(fact)) return false;
  return !used.has(pattern);
}

/** Writes the reviews of one hotel, one review each turn, until it has its number of reviews. */
function createWriter(hotel: Hotel, city: City, decks: ReadonlyMap<Language, Decks>) {
  const { id, guest_rating: rating, room_groups: rooms } = hotel;
  const random = createRandom(`reviews of ${id}`);
  const building = buildOf(hotel, city);
  const reviews: UndatedReview[] = [];
  const used = new Set<Pattern>();
  const known = new Map<Language, { facts: Facts; walks: ReturnType<typeof walksFrom> }>();
  const isSilent = !rating || random.between(1, withoutReviews) === 1;
  const ratings = rating?.reviews ?? 0;
  const share = Math.min(1, ratings / mostRatings);
  const count = isSilent ? 0 : Math.min(ratings, Math.round(fewest + share * (most - fewest)));
  const kinds = travelerKinds.filter((kind) => roomsFor(kind, rooms ?? []).length > 0);

  const factsIn = (language: Language) => {
    const found = known.get(language) ?? {
      facts: hotelFacts(hotel, building, city, language),
      walks: walksFrom(hotel, language),
    };
    known.set(language, found);
    return found;
  };

  const write = (turn: number) => {
    const language = pickLanguage(random);
    const dealt = decks.get(language);
    if (turn >= count || !rating || !dealt || kinds.length === 0) return;
    const kind = random.pick(kinds);
    const room = random.pick(roomsFor(kind, rooms ?? []));
    const month = random.between(1, 12);
    const { facts, walks } = factsIn(language);
    const isShared = kind === 'family' || kind === 'couple' || kind === 'friends';
    const nights = random.between(2, kind === 'business' ? 4 : 7);
    const guest: Guest = {
      facts: new Map([
        ...facts,
        ...random
          .shuffled(walks)
          .flatMap(({ fact, name, minutes }) => [
            [fact, name] as const,
            [`${fact}Walk`, minutes] as const,
          ]),
        ...roomFacts(room, building, language, random),
        ...monthFacts(month, city, language),
        ['nights', sentences[language].nights[nights - 1] ?? ''],
        [kind, ''],
        [isShared ? 'we' : 'I', ''],
      ]),
      told: new Set(),
      used,
      isParticular: random.chance(0.6),
    };
    const score = scoreAround(rating.score, random);
    const text = writeText(dealt, guest, score, random);
    if (text.topics.length === 0) return;
    const yearsAgo = random.between(0, 1);
    reviews.push({
      id: `${hashText(id).toString(36)}-${turn + 1}`,
      score,
      ...text,
      language,
      traveller_kind: kind,
      month,
      yearsAgo,
    });
  };
  return { id, reviews, write };
}

/**
 * Writes one to five sentences: about the guest and the time of the stay, about one topic after the
 * other, and a closing sentence.
 */
function writeText(decks: Decks, guest: Guest, score: number, random: Random) {
  const length = random.pick(lengths);
  const opening = length > 1 && random.chance(0.55) ? decks.openings(guest) : undefined;
  const mood = score >= 7 ? 'good' : 'bad';
  const parts: (string | undefined)[] = [opening];
  if (length > 2 && random.chance(0.35)) parts.push(decks.seasons(guest));
  const last = length > 2 && random.chance(0.35);
  const left = Math.max(1, length - parts.filter(Boolean).length - (last ? 1 : 0));
  const moods = moodsOf(score, left);
  const isOfOneTopic = random.chance(0.2) && moods.every((each) => each === moods[0]);
  const about: Decks['topics'] = [];
  for (const each of moods) {
    const open = decks.topics.filter(
      (topic) => isThere(topic.code, guest.facts) && (isOfOneTopic || !about.includes(topic)),
    );
    const [said] = about;
    for (const topic of isOfOneTopic && said ? [said] : random.shuffled(open)) {
      const sentence = topic[each](guest);
      if (!sentence) continue;
      parts.push(sentence);
      if (!about.includes(topic)) about.push(topic);
      break;
    }
  }
  if (last) parts.push(decks.closings[mood](guest));
  const [first] = about;
  const title = random.chance(0.7) ? first?.titles[mood](guest) : undefined;
  return {
    ...(title && { title }),
    text: parts.filter(Boolean).join(' '),
    topics: about.map(({ code }) => code),
  };
}

function isThere(code: TopicCode, facts: Facts): boolean {
  const needed = neededAmenities[code];
  return needed === undefined || facts.has(needed);
}

/** Returns the mood of a review with a score for each of its topics. */
function moodsOf(score: number, length: number): Mood[] {
  return Array.from({ length }, (_, index): Mood => {
    if (score <= 4) return 'bad';
    if (score <= 6) return index % 2 === 0 ? 'bad' : 'good';
    return score === 7 && index > 0 && index === length - 1 ? 'bad' : 'good';
  });
}

function pickLanguage(random: Random): Language {
  let drawn = random.between(1, 100);
  if ((drawn -= shares.en) <= 0) return 'en';
  if ((drawn -= shares.de) <= 0) return 'de';
  return drawn - shares.fr <= 0 ? 'fr' : 'ar';
}

/** Returns a whole score from 2 to 10 that differs from the average of the hotel by about one. */
function scoreAround(average: number, random: Random): number {
  const off = random.within(-1, 1) + random.within(-1, 1) + random.within(-1, 1);
  return Math.min(10, Math.max(2, Math.round(average + off)));
}

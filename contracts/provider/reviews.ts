import * as v from 'valibot';
import { dayAt } from '../values/calendarDay.ts';
import { dayMs } from '../values/durations.ts';
import { isVisible, readableText } from '../values/plainText.ts';
import type { CallDocs, HotelCall, QueryOf } from './calls/hotelCall.ts';
import { countSchema } from './hotels.ts';
import { known, list } from './known.ts';

/** The maximum number of reviews, and of topics, that are read from a response. */
export const mostReviews = 50;
const mostTopics = 20;

/** The maximum lengths of a title and of a text, in characters. The rest is not shown. */
export const longestTitle = 200;
export const longestReview = 5_000;
const longestTopic = 60;

/** The kinds of travelers, in reviews and in filters. */
export const travelerKinds = ['family', 'couple', 'solo', 'friends', 'business'] as const;

/** A BCP 47 language tag: `de`, `pt-BR`. */
export const languageSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/),
  v.maxLength(35),
);

/** A month, such as `2026-08`. */
const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** A guest's score, from 0 to 10. */
const scoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(10));

/** The code of a topic in a filter: a word such as `breakfast`, or the provider's own id. */
const topicCodeSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/**
 * A review by a guest of the provider: a `score` from 0 to 10, the month of the stay, and the codes
 * of its `topics`. Only `id` and `score` are required.
 */
export const reviewSchema = v.object({
  id: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  score: scoreSchema,
  title: known(v.string()),
  text: known(v.string()),
  language: known(languageSchema),
  traveller_kind: known(v.string()),
  month: known(monthSchema),
  topics: list(topicCodeSchema),
});
export type PartnerReview = v.InferOutput<typeof reviewSchema>;

/**
 * A topic of several reviews of a hotel, with the number of these reviews and the guests' score for
 * it.
 */
const topicSchema = v.object({
  code: topicCodeSchema,
  name: known(v.string()),
  mentions: countSchema,
  score: known(scoreSchema),
});
export type ReviewTopic = v.InferOutput<typeof topicSchema> & { name: string };

/** A page of reviews, with the available filters. */
export const reviewsResponseSchema = v.object({
  reviews: list(reviewSchema),
  topics: list(topicSchema),
  languages: list(languageSchema),
  traveller_kinds: list(v.string()),
  total: known(countSchema),
});

/** `GET /api/hotels/:id/reviews`: the reviews of a hotel by guests of the provider. ADR 0028. */
export const reviewsCall = {
  path: '/api/hotels/:id/reviews',
  query: {
    page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)),
    traveller: v.picklist(travelerKinds),
    language: languageSchema,
    topic: topicCodeSchema,
  },
  response: reviewsResponseSchema,
  items: { are: 'review', at: '$.reviews[*]' },
  optional: { answer: { reviews: [] } },
  keptSeconds: 300,
} as const satisfies HotelCall;
export type ReviewsQuery = QueryOf<typeof reviewsCall>;
/** The filters of a request for reviews. An undefined filter matches all reviews. */
export type ReviewFilters = {
  readonly [Name in Exclude<keyof ReviewsQuery, 'page'>]?: ReviewsQuery[Name] | undefined;
};

/**
 * Returns the latest month, `YYYY-MM`, in which a stay can have ended anywhere on Earth. `now` is
 * in milliseconds.
 */
export function latestMonth(now: number): string {
  return dayAt(now + dayMs).slice(0, 7);
}

/**
 * Returns the readable reviews of a list, each once. Wrong fields and future months are removed,
 * and reviews without any words are left out. Characters that cannot be shown are removed from
 * texts, and long texts are cut.
 */
export function readReviews(items: readonly unknown[], until: string): PartnerReview[] {
  const reviews = new Map<string, PartnerReview>();
  for (const item of items.slice(0, mostReviews)) {
    const review = readReview(item);
    if (!review || reviews.has(String(review.id))) continue;
    const { month, ...rest } = review;
    reviews.set(String(review.id), month && month > until ? rest : review);
  }
  return [...reviews.values()];
}

/** Returns whether a review has a title or a text. */
export function hasWords({ title, text }: Pick<PartnerReview, 'title' | 'text'>): boolean {
  return [title, text].some((words) => words && isVisible(words));
}

/** A part of a list of reviews that is left out although it has the agreed shape. */
interface ReviewFault {
  field: keyof PartnerReview;
  expected: string;
  received: string;
}

/** Returns the parts that `readReviews` leaves out of a list whose items have the agreed shape. */
export function faultsOfReviews(items: readonly unknown[], until: string): ReviewFault[] {
  const seen = new Set<string>();
  return items.slice(0, mostReviews).flatMap((item): ReviewFault[] => {
    const { success, output: review } = v.safeParse(reviewSchema, item);
    if (!success) return [];
    const { month } = review;
    const id = String(review.id);
    const isRepeated = seen.has(id);
    seen.add(id);
    const fault = (field: ReviewFault['field'], expected: string, received: string) => [
      { field, expected, received },
    ];
    return [
      ...(isRepeated ? fault('id', 'each id once', 'the id of another review') : []),
      ...(month && month > until ? fault('month', 'a month that has begun', 'a later month') : []),
      ...(hasWords(review) ? [] : fault('text', 'a title or a text', 'neither')),
    ];
  });
}

function readReview(item: unknown): PartnerReview | undefined {
  const { success, output, issues = [] } = v.safeParse(reviewSchema, item);
  if (!success) {
    const wrong = new Set(issues.map(({ path }) => path?.[0].key));
    const isRequired = wrong.has('id') || wrong.has('score') || wrong.has(undefined);
    if (isRequired || typeof item !== 'object' || item === null) return undefined;
    return readReview(Object.fromEntries(Object.entries(item).filter(([key]) => !wrong.has(key))));
  }
  const { title, text, ...facts } = output;
  const texts = {
    ...(title && isVisible(title) && { title: readableText(title, longestTitle) }),
    ...(text && isVisible(text) && { text: readableText(text, longestReview) }),
  };
  return Object.keys(texts).length > 0 ? { ...facts, ...texts } : undefined;
}

/** A topic of which an invalid score is dropped instead of the whole topic. */
const readableTopicSchema = v.object({
  ...topicSchema.entries,
  score: v.fallback(topicSchema.entries.score, undefined),
});

/**
 * Returns the readable topics of a list that have mentions, each once, the most mentioned first.
 */
export function readTopics(items: readonly unknown[]): ReviewTopic[] {
  const topics = new Map<string, ReviewTopic>();
  for (const item of items.slice(0, mostTopics)) {
    const { success, output } = v.safeParse(readableTopicSchema, item);
    if (!success || output.mentions === 0 || topics.has(output.code)) continue;
    const { code, name } = output;
    const named = name && isVisible(name) ? name : code;
    topics.set(code, { ...output, name: readableText(named, longestTopic) });
  }
  return [...topics.values()].sort((one, other) => other.mentions - one.mentions);
}

/**
 * Returns whether a language equals another one or is a variety of it: `de-AT` is a variety of
 * `de`. RFC 4647 §3.3.1.
 */
export function isOfLanguage(language: string, range: string): boolean {
  return `${language}-`.toLowerCase().startsWith(`${range}-`.toLowerCase());
}

/** Returns whether no known fact of a review contradicts the requested filters. */
export function isAskedFor(
  { traveller_kind: kind, language, topics }: PartnerReview,
  { traveller, language: range, topic }: ReviewFilters,
): boolean {
  return (
    (!traveller || kind == null || kind === traveller) &&
    (!range || language == null || isOfLanguage(language, range)) &&
    (!topic || topics == null || topics.includes(topic))
  );
}

export const reviewsDocs = {
  operationId: 'getReviews',
  summary: 'The reviews of a hotel, page by page',
  description:
    'Optional: a provider without this call responds with 404. The hotel page requests the first page when its reviews come near the view, and further pages when travelers ask for more. The site sends `Accept-Language`, so that reviews in that language come first, and topics have names in that language. The site shows each review in its own language, with the name of the language.',
  success:
    'About ten reviews, each with a title or a text. Reviews in the language of the request come first, and later reviews come before earlier reviews. A page after the last page is empty.',
  errors: [400],
  query: {
    page: { means: 'The number of the page, from 1. The default is 1.', example: '' },
    traveller: { means: 'Only reviews with this `traveller_kind`.', example: '' },
    language: {
      means: 'Only reviews in this language, as a range (RFC 4647): `de` also finds `de-AT`.',
      example: '',
    },
    topic: { means: 'Only reviews about the topic with this `code`.', example: '' },
  },
  screens: {
    partnerReviews: {
      title: 'Hotel detail, guest reviews',
      whenItFails: 'a message that the reviews could not be loaded, with a button to try again',
    },
  },
  items: {
    name: 'Review',
    means: 'A review of a stay by a guest.',
    schema: reviewSchema,
    list: 'The reviews of the page. Each review is on one page only. Missing, null and empty mean no reviews. The site reads the first 50 reviews of a page.',
    beside: {
      topics: {
        description:
          'The topics of the reviews of the hotel, regardless of the filters of this request: at most 20. Travelers filter by these topics.',
      },
      'topics[].code': {
        description: 'The value of the parameter `topic`: at most 64 characters.',
      },
      'topics[].name': {
        description:
          'The name of the topic in the language of the request. Without a name the site shows the code.',
      },
      'topics[].mentions': { description: 'The number of reviews about the topic.' },
      'topics[].score': {
        description:
          'The average score that guests give for the topic, 0 to 10. Without a score travelers see only the number of reviews.',
      },
      languages: {
        description:
          'The languages of the reviews of the hotel, regardless of the filters of this request. Without this list travelers choose from the languages of the site.',
      },
      traveller_kinds: {
        description:
          'The values of `traveller_kind` in the reviews of the hotel, regardless of the filters of this request. Without this list travelers choose from all values.',
      },
      total: {
        description:
          'The number of reviews on all pages of this request. Missing if this page has all of them.',
      },
    },
    fields: {
      id: {
        means: 'The identifier of the review within the hotel. The site never shows it.',
        uses: {
          partnerReviews: { shows: 'each review once', without: 'the review is left out' },
        },
      },
      score: {
        means: 'The score that the guest gave, 0 to 10.',
        uses: {
          partnerReviews: { shows: 'the score of the review', without: 'the review is left out' },
        },
      },
      title: {
        means: 'A title on one line of plain text, at most 200 characters.',
        uses: { partnerReviews: { shows: 'the title of the review', without: 'no title' } },
      },
      text: {
        means:
          'The text of the review: plain text with line breaks, at most 5,000 characters. The site leaves out a review without title and text.',
        uses: {
          partnerReviews: {
            shows: 'the beginning of the text, and the rest on request',
            without: 'the title alone',
          },
        },
      },
      language: {
        means: 'The language of the review (BCP 47), such as `de` or `pt-BR`.',
        uses: {
          partnerReviews: {
            shows: 'the name of the language, if the page has another language',
            without: 'no language',
          },
        },
      },
      traveller_kind: {
        means: 'The kind of traveler: `family`, `couple`, `solo`, `friends` or `business`.',
        uses: { partnerReviews: { shows: 'the kind of traveler', without: 'no kind of traveler' } },
      },
      month: {
        means: 'The month of the stay, `YYYY-MM`, not in the future.',
        uses: { partnerReviews: { shows: 'the month of the stay', without: 'no month' } },
      },
      topics: { means: 'The topics of the review.' },
      'topics[]': {
        means: 'The `code` of a topic of the review.',
        uses: {
          partnerReviews: {
            shows: 'nothing; the site leaves out a review without the requested topic',
            without: 'the review for every topic',
          },
        },
      },
    },
    examples: {
      first: {
        reviews: [
          {
            id: 'r-7f3a',
            score: 9,
            text: 'Three nights with two children. The staff remembered their names.',
            language: 'en',
            traveller_kind: 'family',
            month: '2026-08',
            topics: ['breakfast', 'staff'],
          },
          {
            id: 'r-19c0',
            score: 6.5,
            title: 'Mitten in der Stadt',
            text: 'Ruhig, aber das Zimmer war klein.',
            language: 'de-AT',
          },
        ],
        topics: [
          { code: 'breakfast', name: 'Breakfast', mentions: 14, score: 8.9 },
          { code: 'staff', name: 'Staff', mentions: 11 },
        ],
        languages: ['en', 'de-AT', 'fr'],
        traveller_kinds: ['family', 'couple', 'business'],
        total: 38,
      },
    },
    state: 'a hotel with reviews',
  },
} as const satisfies CallDocs<typeof reviewsCall>;

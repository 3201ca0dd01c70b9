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
      ...(month && month > until ? fault('month', 'no month to come', 'a later month') : []),
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

/** A topic whose score is dropped if it is invalid, instead of the whole topic. */
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
  summary: 'What guests wrote about a hotel, page by page',
  description:
    'Optional: a provider without it responds with 404. The hotel page asks for the first page when its reviews come near the view, and for further ones when travelers want more. Sent with `Accept-Language`, so that reviews in that language can come first and topics have names in it. Reviews are shown in the language in which they were written, with its name.',
  success:
    'Some ten reviews: those in the language of the request first, then the latest first. Only reviews that have a title or a text. A page behind the last one has none.',
  errors: [400],
  query: {
    page: { means: 'Which page; the first one is 1, or without this parameter.', example: '' },
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
      whenItFails: 'that the reviews could not be loaded, with a button to try again',
    },
  },
  items: {
    name: 'Review',
    means: 'What a guest wrote about a stay.',
    schema: reviewSchema,
    list: 'The reviews of the page, each once on all pages; missing, null and empty all mean none. Of a page the first 50 are read.',
    beside: {
      topics: {
        description:
          'What reviews of the hotel are about, whatever this request filters by: at most 20. Travelers filter by them.',
      },
      'topics[].code': {
        description: 'What `topic` asks for: at most 64 characters.',
      },
      'topics[].name': {
        description: 'The topic in the language of the request; without it the code is shown.',
      },
      'topics[].mentions': { description: 'How many reviews are about it.' },
      'topics[].score': {
        description:
          'The score that guests give it on average, 0 to 10. Without it travelers see the number of reviews alone.',
      },
      languages: {
        description:
          'The languages that reviews of the hotel have, whatever this request filters by. Without it travellers choose from those of the site.',
      },
      traveller_kinds: {
        description:
          'The `traveller_kind` that reviews of the hotel have, whatever this request filters by. Without it travellers choose from all.',
      },
      total: {
        description:
          'How many reviews there are on all pages of this request. Missing where this page has all of them.',
      },
    },
    fields: {
      id: {
        means: 'Tells the review from others of the hotel; never shown.',
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
          'What the guest wrote: plain text with line breaks, at most 5,000 characters. A review without title and text is left out.',
        uses: {
          partnerReviews: {
            shows: 'the text, with its beginning first',
            without: 'the title alone',
          },
        },
      },
      language: {
        means: 'The language in which it is written (BCP 47), such as `de` or `pt-BR`.',
        uses: {
          partnerReviews: {
            shows: 'the name of the language, where it is not that of the page',
            without: 'no language',
          },
        },
      },
      traveller_kind: {
        means: 'How the guest was travelling: `family`, `couple`, `solo`, `friends` or `business`.',
        uses: { partnerReviews: { shows: 'who has written it', without: 'nothing' } },
      },
      month: {
        means: 'The month of the stay, `YYYY-MM`, none to come.',
        uses: { partnerReviews: { shows: 'when the stay was', without: 'no month' } },
      },
      topics: { means: 'What the review is about.' },
      'topics[]': {
        means: 'The `code` of a topic that the review is about.',
        uses: {
          partnerReviews: {
            shows: 'nothing, but a review about another topic than was asked for is left out',
            without: 'the review as asked for',
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

import * as v from 'valibot';
import { itemsIn } from '../../provider/calls/hotelCall.ts';
import {
  hasWords,
  isAskedFor,
  latestMonth,
  longestReview,
  longestTitle,
  type PartnerReview,
  reviewsCall,
  reviewSchema,
  reviewsResponseSchema,
} from '../../provider/reviews.ts';
import type { Exchange } from '../verify/exchange.ts';
import { faultOfText } from './contentRules.ts';
import { type CheckResult, eachJson, type Occurrence, type Rule } from './rule.ts';

const filterSchema = v.partial(v.omit(v.object(reviewsCall.query), ['page']));
/** What a response has beside its list, each as far as it can be read. */
const besideSchema = v.object({
  topics: v.fallback(reviewsResponseSchema.entries.topics, undefined),
  total: v.fallback(reviewsResponseSchema.entries.total, undefined),
});

/** Rules for the reviews that a provider may offer. A score that is none has the wrong shape. */
export const reviewRules: readonly Rule[] = [
  {
    id: 'reviews-unique',
    title: 'Reviews are listed once',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: 'each id once on all pages of a hotel',
    check: repeatedReviews,
  },
  {
    id: 'reviews-months',
    title: 'Months of reviews have begun',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: 'this month or an earlier one',
    check: eachReview(({ month }) =>
      month && month > latestMonth(Date.now())
        ? { at: 'month', received: month, shows: 'no month' }
        : undefined,
    ),
  },
  {
    id: 'reviews-texts',
    title: 'Reviews can be read',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: `a title of at most ${longestTitle} or a text of at most ${longestReview} characters, plain, in UTF-8`,
    check: eachReview((review) => {
      const { title, text } = review;
      if (!hasWords(review)) {
        return { at: 'text', received: text ?? title, shows: 'the review is left out' };
      }
      return [...faultIn('title', title, longestTitle), ...faultIn('text', text, longestReview)];
    }),
  },
  {
    id: 'reviews-filters',
    title: 'Filters of reviews are obeyed',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: 'only reviews of the traveler, language and topic that are asked for',
    check: eachReview((review, exchange) =>
      isAskedFor(review, filtersOf(exchange))
        ? undefined
        : { at: 'id', received: review.id, shows: 'the review is left out, and no total' },
    ),
  },
  {
    id: 'reviews-total',
    title: 'Totals of reviews agree',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: 'the number of reviews on all pages, at least as many as this page has',
    check: eachJson((value, exchange) => {
      const { total } = besideOf(exchange);
      const count = itemsIn(reviewsCall, value).length;
      const page = Number(queryOf(exchange)['page'] ?? 1);
      const isWrong = total != null && (total < count || (page === 1 && count === 0 && total > 0));
      return isWrong
        ? { at: '$.total', received: total, shows: 'a wrong number of reviews' }
        : undefined;
    }),
  },
  {
    id: 'reviews-topics',
    title: 'Topics of reviews are found',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: 'each topic once, mentioned by at least one review',
    check: eachJson((value, exchange): Occurrence[] => {
      const codes = new Set<string>();
      const listed = (besideOf(exchange).topics ?? []).flatMap(({ code, mentions }, index) => {
        const isFound = mentions > 0 && !codes.has(code);
        codes.add(code);
        return isFound ? [] : [{ at: `$.topics[${index}]`, received: code, shows: 'no topic' }];
      });
      const { topic } = filtersOf(exchange);
      const isEmpty = topic !== undefined && itemsIn(reviewsCall, value).length === 0;
      const none = { at: '$.reviews', description: `no review about '${topic}'` };
      return isEmpty ? [...listed, { ...none, shows: 'a topic that finds nothing' }] : listed;
    }),
  },
];

interface FoundReview {
  at: string;
  review: PartnerReview;
}

/** The reviews of a response that have the agreed shape. */
export function reviewsIn({ json }: Pick<Exchange, 'json'>): FoundReview[] {
  return itemsIn(reviewsCall, json?.value).flatMap(({ at, item }) => {
    const { success, output } = v.safeParse(reviewSchema, item);
    return success ? [{ at, review: output }] : [];
  });
}

type Found = Occurrence | undefined | readonly Occurrence[];

/** Checks each review; `at` of what is found is below the review. */
function eachReview(check: (review: PartnerReview, exchange: Exchange) => Found) {
  return eachJson((_, exchange) =>
    reviewsIn(exchange).flatMap(({ at, review }) =>
      [check(review, exchange) ?? []]
        .flat()
        .map((occurrence) => ({ ...occurrence, at: `${at}.${occurrence.at}` })),
    ),
  );
}

function faultIn(at: string, text: string | null | undefined, longest: number): Occurrence[] {
  const fault = text ? faultOfText(text, longest) : undefined;
  return fault === undefined ? [] : [{ at, received: text, shows: fault }];
}

/** The reviews that the same page, or another page of the same request, has had before. */
function repeatedReviews(exchanges: readonly Exchange[]): CheckResult {
  const seen = new Map<string, Set<string>>();
  let checked = 0;
  const pages = exchanges.filter(({ first }) => first === undefined);
  const occurrences = pages.flatMap((exchange) => {
    const hotel = exchange.path.split('?', 1).join('');
    const key = JSON.stringify([hotel, filtersOf(exchange)]);
    const before = seen.get(key) ?? new Set();
    seen.set(key, before);
    return reviewsIn(exchange).flatMap(({ at, review: { id } }) => {
      checked += 1;
      const isRepeated = before.has(String(id));
      before.add(String(id));
      return isRepeated
        ? [{ exchange, at: `${at}.id`, received: id, shows: 'the review once' }]
        : [];
    });
  });
  return { checked, occurrences };
}

function besideOf({ json }: Pick<Exchange, 'json'>) {
  const { success, output } = v.safeParse(besideSchema, json?.value);
  return success ? output : {};
}

function queryOf({ path }: Pick<Exchange, 'path'>): Partial<Record<string, string>> {
  return Object.fromEntries(new URL(path, 'http://provider').searchParams);
}

function filtersOf(exchange: Pick<Exchange, 'path'>) {
  return v.parse(filterSchema, queryOf(exchange));
}

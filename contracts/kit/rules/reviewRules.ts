import * as v from 'valibot';
import { itemsIn } from '../../provider/calls/hotelCall.ts';
import {
  hasWords,
  isAskedFor,
  latestMonth,
  longestReview,
  longestTitle,
  mostReviews,
  reviewsCall,
  reviewSchema,
  reviewsResponseSchema,
} from '../../provider/reviews.ts';
import { type Exchange, queryOf, readItems, succeeded } from '../verify/exchange.ts';
import { faultOfText } from './contentRules.ts';
import {
  type CheckResult,
  eachIn,
  eachItem,
  eachJson,
  type Occurrence,
  repeated,
  type Rule,
} from './rule.ts';

const filterSchema = v.partial(v.omit(v.object(reviewsCall.query), ['page']));
/** The fields of a response beside its list, each as far as it is readable. */
const besideSchema = v.object({
  topics: v.fallback(reviewsResponseSchema.entries.topics, undefined),
  total: v.fallback(reviewsResponseSchema.entries.total, undefined),
});

/** Rules for the optional reviews. A value that is not a score is an error of the shape. */
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
    check: eachItem(reviewsIn, ({ month }) =>
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
    check: eachItem(reviewsIn, (review) => {
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
    check: eachItem(reviewsIn, (review, exchange) =>
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
    expected: 'the number of reviews on all pages, not less than the reviews on this page',
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
    id: 'reviews-pages',
    title: 'Pages of reviews go on',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: `at most ${mostReviews} reviews on a page, and further pages until the total is reached`,
    check: pagesOfReviews,
  },
  {
    id: 'reviews-topics',
    title: 'Topics of reviews are found',
    rank: 'degraded',
    endpoints: ['reviews'],
    expected: 'each topic once, mentioned by at least one review',
    check: eachJson((value, exchange): Occurrence[] => {
      const topics = besideOf(exchange).topics ?? [];
      const again = new Set(repeated(topics, ({ code }) => code).map(({ item }) => item));
      const listed = eachIn(topics, '$.topics', (topic) =>
        topic.mentions > 0 && !again.has(topic)
          ? undefined
          : { at: '', received: topic.code, shows: 'no topic' },
      );
      const { topic } = filtersOf(exchange);
      const isEmpty = topic !== undefined && itemsIn(reviewsCall, value).length === 0;
      const none = { at: '$.reviews', description: `no review about '${topic}'` };
      return isEmpty ? [...listed, { ...none, shows: 'a topic that finds nothing' }] : listed;
    }),
  },
];

/** Returns the reviews of a response that have the agreed shape. */
export function reviewsIn(exchange: Exchange) {
  return readItems(reviewsCall, reviewSchema, exchange);
}

function faultIn(at: string, text: string | null | undefined, longest: number): Occurrence[] {
  const fault = text ? faultOfText(text, longest) : undefined;
  return fault === undefined ? [] : [{ at, received: text, ...fault }];
}

/**
 * Finds the reviews that appeared before on the same page, or on another page of the same request.
 */
function repeatedReviews(exchanges: readonly Exchange[]): CheckResult {
  const read = exchanges
    .filter(({ first }) => first === undefined)
    .flatMap((exchange) => reviewsIn(exchange).map((found) => ({ exchange, ...found })));
  const keyOf = ({ exchange, item }: (typeof read)[number]) =>
    JSON.stringify([exchange.path.split('?', 1), filtersOf(exchange), String(item.id)]);
  const occurrences = repeated(read, keyOf).map(({ item: { exchange, at, item } }) => {
    return { exchange, at: `${at}.id`, received: item.id, shows: 'the review once' };
  });
  return { checked: read.length, occurrences };
}

/** Returns the topics of a response. */
export function topicsIn(exchange: Pick<Exchange, 'json' | 'endpoint'>) {
  return exchange.endpoint === 'reviews' ? (besideOf(exchange).topics ?? []) : [];
}

/**
 * Finds the empty second pages although the total exceeds the first page, and the pages with more
 * reviews than the site reads.
 */
function pagesOfReviews(exchanges: readonly Exchange[]): CheckResult {
  const pages = exchanges.flatMap((exchange) =>
    exchange.json && !('error' in exchange.response) && succeeded(exchange.response)
      ? [{ exchange, count: itemsIn(reviewsCall, exchange.json.value).length }]
      : [],
  );
  const pathOf = ({ path }: Exchange) => path.split('?', 1)[0];
  const occurrences = pages.flatMap(({ exchange, count }) => {
    if (count > mostReviews) {
      const description = `${count} reviews on a page`;
      return [{ exchange, at: '$.reviews', description, shows: 'the first of them alone' }];
    }
    const { page, ...others } = queryOf(exchange);
    if (page !== '2' || Object.keys(others).length > 0 || count > 0) return [];
    const first = pages.find(
      (one) => !one.exchange.path.includes('?') && pathOf(one.exchange) === pathOf(exchange),
    );
    const total = first ? besideOf(first.exchange).total : undefined;
    if (!first || total == null || total <= first.count) return [];
    const description = `no review on page 2, after ${first.count} of ${total} on page 1`;
    return [{ exchange, at: '$.reviews', description, shows: 'a button that brings nothing' }];
  });
  return { checked: pages.length, occurrences };
}

function besideOf({ json }: Pick<Exchange, 'json'>) {
  const { success, output } = v.safeParse(besideSchema, json?.value);
  return success ? output : {};
}

function filtersOf(exchange: Pick<Exchange, 'path'>) {
  return v.parse(filterSchema, queryOf(exchange));
}

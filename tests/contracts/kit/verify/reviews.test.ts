import { reviewRules } from '#contracts/kit/rules/reviewRules.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { mostReviews } from '#contracts/provider/reviews.ts';
import { reviewRequests } from '#contracts/kit/verify/requests.ts';

const review = {
  id: 'r1',
  score: 8,
  text: 'Quiet rooms.',
  language: 'de-AT',
  traveller_kind: 'family',
  topics: ['quiet', 'room'],
};
const path = '/api/hotels/pearl/reviews';

const exchange = (value: unknown, query = '') =>
  readExchange(
    { endpoint: 'reviews', purpose: 'site', path: path + query },
    {
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify(value)),
      transferredBytes: 0,
      wholeMs: 0,
    },
  );

const findings = (...exchanges: ReturnType<typeof exchange>[]) =>
  reviewRules.flatMap(({ id, check }) =>
    check(exchanges).occurrences.map(({ at }) => `${id} ${at}`),
  );

it('accepts valid pages of reviews and requested reviews', () => {
  expect(
    findings(
      exchange({ reviews: [review], topics: [{ code: 'quiet', mentions: 1 }], total: 2 }),
      exchange({ reviews: [{ ...review, id: 'r2' }], total: 2 }, '?page=2'),
      exchange({ reviews: [review] }, '?language=de&topic=quiet&traveller=family'),
      exchange({ reviews: [], total: 0 }, '?traveller=solo'),
    ),
  ).toEqual([]);
});

it.each<[string, object, string, string]>([
  ['a review twice', { reviews: [review, review] }, '', 'reviews-unique $.reviews[1].id'],
  [
    'a month to come',
    { reviews: [{ ...review, month: '2999-01' }] },
    '',
    'reviews-months $.reviews[0].month',
  ],
  ['no words', { reviews: [{ ...review, text: ' ' }] }, '', 'reviews-texts $.reviews[0].text'],
  [
    'markup',
    { reviews: [{ ...review, text: 'Quiet<br>rooms' }] },
    '',
    'reviews-texts $.reviews[0].text',
  ],
  [
    'controls in a title',
    { reviews: [{ ...review, title: 'Turned \u202e' }] },
    '',
    'reviews-texts $.reviews[0].title',
  ],
  [
    'a text that is too long',
    { reviews: [{ ...review, text: 'a'.repeat(50_000) }] },
    '',
    'reviews-texts $.reviews[0].text',
  ],
  ['a filter ignored', { reviews: [review] }, '?traveller=solo', 'reviews-filters $.reviews[0].id'],
  ['a total too small', { reviews: [review], total: 0 }, '', 'reviews-total $.total'],
  ['a total of no reviews', { reviews: [], total: 4 }, '', 'reviews-total $.total'],
  [
    'a topic twice',
    {
      reviews: [],
      topics: [
        { code: 'bar', mentions: 1 },
        { code: 'bar', mentions: 1 },
      ],
    },
    '',
    'reviews-topics $.topics[1]',
  ],
  ['a topic that finds nothing', { reviews: [] }, '?topic=bar', 'reviews-topics $.reviews'],
])('reports %s', (_, body, query, finding) => {
  expect(findings(exchange(body, query))).toEqual([finding]);
});

it('reports an empty second page if the total says that there are more', () => {
  const first = exchange({ reviews: [review], total: 200 });
  const none = exchange({ reviews: [], total: 200 }, '?page=2');
  expect(findings(first, none)).toEqual(['reviews-pages $.reviews']);
  expect(
    findings(exchange({ reviews: [review], total: 1 }), exchange({ reviews: [] }, '?page=2')),
  ).toEqual([]);
});

it('reports a page with more reviews than the site reads', () => {
  const many = Array.from({ length: mostReviews + 1 }, (_, index) => ({ ...review, id: index }));
  expect(findings(exchange({ reviews: many.slice(1) }))).toEqual([]);
  expect(findings(exchange({ reviews: many }))).toEqual(['reviews-pages $.reviews']);
});

it('reports a review of the first page on the second', () => {
  const first = exchange({ reviews: [review] });
  const second = exchange({ reviews: [review] }, '?page=2');
  expect(findings(first, second)).toEqual(['reviews-unique $.reviews[0].id']);
});

it('requests the second page and reviews like the first one', () => {
  const requests = reviewRequests([exchange({ reviews: [review] }), exchange({ reviews: [] })]);
  expect(requests.map((each) => each.path)).toEqual([
    `${path}?page=2`,
    `${path}?traveller=family`,
    `${path}?language=de-AT`,
    `${path}?topic=quiet`,
  ]);
});

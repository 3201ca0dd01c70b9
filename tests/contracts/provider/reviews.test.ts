import {
  isAskedFor,
  isOfLanguage,
  latestMonth,
  longestReview,
  readReviews,
  readTopics,
} from '#contracts/provider/reviews.ts';

const review = { id: 'r1', score: 8, text: 'Quiet rooms.', language: 'en', month: '2026-08' };

const read = (...items: unknown[]) => readReviews(items, '2026-11');

it('keeps each review once and leaves out invalid and empty ones', () => {
  const left = [
    { ...review, text: 'Again.' },
    { ...review, id: 'r2', score: 11 },
    { ...review, id: 'r3', score: -1 },
    { ...review, id: 'r4', text: ' \u200b ', title: '' },
    { score: 8, text: 'Of nobody.' },
    7,
    null,
  ];
  expect(read(review, ...left, { ...review, id: 9 })).toEqual([review, { ...review, id: 9 }]);
});

it.each([
  ['language', 'not a language'],
  ['month', '2026-13'],
  ['month', '2026-12'],
  ['traveller_kind', 7],
  ['topics', 'pool'],
])('leaves out only %s where it is %j', (field, value) => {
  const rest = Object.entries(review).filter(([name]) => name !== field);
  expect(read({ ...review, [field]: value })).toEqual([Object.fromEntries(rest)]);
});

it('keeps the visible characters of a text, and its markup as text', () => {
  const text = `<b>Bold</b>\u0000 \u202eturned\u2069 ${'😀'.repeat(longestReview)}`;
  const [shown] = read({ ...review, title: ' A title ', text });
  expect(shown?.title).toBe('A title');
  expect(shown?.text).toMatch(/^<b>Bold<\/b>\ufffd turned 😀+…$/u);
  expect(shown?.text?.length).toBeLessThanOrEqual(longestReview + 1);
});

it('reads each topic once, most mentioned first, with its code as a fallback for its name', () => {
  expect(
    readTopics([
      { code: 'pool', mentions: 3 },
      { code: 'bar', name: ' ', mentions: 9 },
      { code: 'pool', name: 'Pool', mentions: 30 },
      { code: 'none', mentions: 0 },
      { code: '', mentions: 4 },
      { code: 'half', mentions: 1.5 },
      { code: 'staff', mentions: 2, score: 9.1 },
      { code: 'room', mentions: 1, score: 11 },
      null,
    ]),
  ).toEqual([
    { code: 'bar', name: 'bar', mentions: 9 },
    { code: 'pool', name: 'pool', mentions: 3 },
    { code: 'staff', name: 'staff', mentions: 2, score: 9.1 },
    { code: 'room', name: 'room', mentions: 1 },
  ]);
});

it.each([
  ['de', 'de', true],
  ['de-AT', 'de', true],
  ['DE-at', 'de', true],
  ['den', 'de', false],
  ['de', 'de-AT', false],
])('matches the language %s with the filter %s: %s', (language, range, expected) => {
  expect(isOfLanguage(language, range)).toBe(expected);
});

it('keeps a review that lacks the field of a filter', () => {
  const filters = { traveller: 'family', language: 'de', topic: 'pool' } as const;
  expect(isAskedFor({ id: 'r1', score: 8 }, filters)).toBe(true);
  const asked = { ...review, language: 'de', traveller_kind: 'family', topics: ['pool'] };
  expect(isAskedFor(asked, filters)).toBe(true);
  expect(isAskedFor({ ...asked, language: 'en' }, filters)).toBe(false);
  expect(isAskedFor({ ...asked, traveller_kind: 'solo' }, filters)).toBe(false);
  expect(isAskedFor({ ...asked, topics: ['bar'] }, filters)).toBe(false);
});

it('uses the month of the most advanced time zone', () => {
  expect(latestMonth(Date.parse('2026-11-30T12:00:00Z'))).toBe('2026-12');
  expect(latestMonth(Date.parse('2026-11-29T12:00:00Z'))).toBe('2026-11');
});

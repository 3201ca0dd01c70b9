import { createFailuresInARow } from '#server/observability/failuresInARow.ts';

const secondsAfter = (responses: Readonly<Record<number, number>>) => {
  const failures = createFailuresInARow();
  for (const [second, status] of Object.entries(responses)) {
    failures.observe('/search', status, Number(second) * 1_000);
  }
  return failures.seconds();
};

// Each response is a pair of its second and its status.
test.each<[string, Record<number, number>, [string, number][]]>([
  ['four failures', { 0: 500, 60: 503, 120: 500, 400: 504 }, [['/search', 400]]],
  ['three tell nothing', { 0: 500, 60: 503, 400: 504 }, [['/search', 0]]],
  [
    'a bad request says nothing',
    { 0: 500, 60: 500, 90: 400, 120: 429, 180: 500, 240: 500 },
    [['/search', 240]],
  ],
  ['a success ends them', { 0: 500, 60: 500, 120: 500, 400: 500, 401: 200 }, []],
  ['so does a hotel that is not there', { 0: 500, 60: 500, 120: 500, 400: 500, 401: 404 }, []],
  [
    'it counts anew',
    { 0: 500, 60: 304, 120: 500, 180: 500, 240: 500, 300: 500 },
    [['/search', 180]],
  ],
])('%s', (_what, responses, expected) => {
  expect(secondsAfter(responses)).toEqual(expected);
});

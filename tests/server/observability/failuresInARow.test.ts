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
  ['four failures in a row are timed', { 0: 500, 60: 503, 120: 500, 400: 504 }, [['/search', 400]]],
  ['three failures are not timed', { 0: 500, 60: 503, 400: 504 }, [['/search', 0]]],
  [
    'a bad request neither counts nor interrupts',
    { 0: 500, 60: 500, 90: 400, 120: 429, 180: 500, 240: 500 },
    [['/search', 240]],
  ],
  ['a success ends the row', { 0: 500, 60: 500, 120: 500, 400: 500, 401: 200 }, []],
  ['a 404 ends the row too', { 0: 500, 60: 500, 120: 500, 400: 500, 401: 404 }, []],
  [
    'the count starts again after a success',
    { 0: 500, 60: 304, 120: 500, 180: 500, 240: 500, 300: 500 },
    [['/search', 180]],
  ],
])('%s', (_what, responses, expected) => {
  expect(secondsAfter(responses)).toEqual(expected);
});

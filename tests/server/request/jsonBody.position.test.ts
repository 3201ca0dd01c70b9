import { jsonErrorPosition } from '#server/request/jsonBody.ts';

test.each([
  ['', 0],
  ['x', 0],
  ['{"a": a}', 6],
  ['{"a":tru}', 8],
  ['{"a":1', 6],
  ['{"a":1,}', 7],
  ['{"a" 1}', 5],
  ['[1 2]', 3],
  ['{} x', 3],
  ['"\\x"', 2],
  [`{"${'a'.repeat(1_000)}": x, "b": 1}`, 1_005],
])('the JSON error in %j is located at position %i', (text, position) => {
  expect(jsonErrorPosition(text)).toBe(position);
});

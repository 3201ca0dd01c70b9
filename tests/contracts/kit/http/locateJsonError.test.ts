import fc from 'fast-check';
import { locateJsonError } from '#contracts/kit/http/locateJsonError.ts';

it.each([
  ['', 1, 1, true],
  ['  ', 1, 3, true],
  ['<!doctype html>', 1, 1, false],
  ['[1, 2', 1, 6, true],
  ['{"a": 1,}', 1, 9, false],
  ['[1, 2,]', 1, 7, false],
  ['{"a" 1}', 1, 6, false],
  ['{a: 1}', 1, 2, false],
  ['{\n  "a": four\n}', 2, 8, false],
  ['[] []', 1, 4, false],
  ['[1}', 1, 3, false],
  ['[NaN]', 1, 2, false],
  ['[TRUE]', 1, 2, false],
  ['[01]', 1, 3, false],
  ['["a\nb"]', 1, 2, false],
  ['{"a":[{"b":"c"', 1, 15, true],
])('locates the error in %j', (text, line, column, atEnd) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(locateJsonError(text)).toMatchObject({ line, column, atEnd });
});

it('finds no error before the end of a truncated JSON text', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, cut) => {
      const text = json.slice(0, cut % json.length);
      const { offset } = locateJsonError(text);
      // A truncated string or word is located at its start, a truncated number at `.` or `e`.
      expect(text.slice(offset)).toMatch(/^("([^"\\]|\\.)*\\?u?[\da-f]*|-|\.|e[+-]?|[a-z]*)$/);
    }),
  );
});

it('reads a million nested brackets', () => {
  expect(locateJsonError('['.repeat(1_000_000))).toMatchObject({ column: 1_000_001, atEnd: true });
});

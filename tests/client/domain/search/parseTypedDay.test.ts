import fc from 'fast-check';
import { addDays, formatYearDay } from '#client/domain/search/calendarDay.ts';
import { parseTypedDay } from '#client/domain/search/parseTypedDay.ts';

const from = '2026-11-21';

it.each([
  ['2026-12-03', '2026-12-03'],
  ['12/3/2026', '2026-12-03'],
  ['12/3', '2026-12-03'],
  ['11/3', '2027-11-03'],
  ['Dec 3', '2026-12-03'],
  [' december  3, 2027 ', '2027-12-03'],
  ['3 Dec 2026', '2026-12-03'],
  ['Nov. 21', '2026-11-21'],
])('reads %p as %s', (text, day) => {
  expect(parseTypedDay(text, from)).toBe(day);
});

it.each(['', 'soon', '13/1/2026', '2/30/2027', 'Foo 3', '3', 'Dec', '12/3/26', '2026-02-30'])(
  'does not read %p',
  (text) => expect(parseTypedDay(text, from)).toBeUndefined(),
);

it('reads back every day as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = addDays('1990-01-01', days);
      expect(parseTypedDay(formatYearDay(day), from)).toBe(day);
    }),
  );
});

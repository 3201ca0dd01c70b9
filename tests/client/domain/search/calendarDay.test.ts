import { addDays, formatStay, nextDayOfYear, today } from '#client/domain/search/calendarDay.ts';

it('is the day in the local time zone, not in UTC', () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(today(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});

it('adds days across months and daylight saving time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('someday', 1)).toBe('');
});

it('finds the next day with a month and day', () => {
  expect(nextDayOfYear('11-03', '2026-11-03')).toBe('2026-11-03');
  expect(nextDayOfYear('11-03', '2026-11-04')).toBe('2027-11-03');
});

it('formats a stay', () => {
  expect(formatStay('2026-11-03', '2026-11-04')).toBe('Nov 3 - Nov 4');
  expect(formatStay('2026-11-03', '')).toBe('Nov 3');
  expect(formatStay('', '')).toBe('');
});

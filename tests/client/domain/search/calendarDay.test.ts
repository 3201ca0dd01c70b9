import { spreadParty } from '#contracts/values/party.ts';
import { addDays, nextDayOfYear, today } from '#client/domain/search/calendarDay.ts';
import { describeStay, stayDaysText } from '#client/domain/search/describeStay.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { english } from '../../../support/english.ts';

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
  expect(daysText(english, '2026-11-03', '2026-11-04')).toBe('Nov 3 - Nov 4');
  expect(daysText(english, '2026-11-03', '')).toBe('Nov 3');
  expect(daysText(english, '', '')).toBe('');
});

it('names the year of a stay that is more than a year ahead', () => {
  const format = (from: string, to: string) => stayDaysText(english, from, to);
  const later = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  const dec = nextDayOfYear('12-10');
  expect(format(dec, addDays(dec, 3))).toBe('Dec 10 - Dec 13');
  const far = later(dec, 2);
  expect(format(far, addDays(far, 3))).toBe(`Dec 10 - Dec 13, ${far.slice(0, 4)}`);
  expect(format('2098-12-30', '2099-01-02')).toBe('Dec 30, 2098 - Jan 2, 2099');
  expect(format('2098-12-30', '')).toBe('Dec 30, 2098');
  expect(format('', '')).toBe('');
});

it.each([
  [{ checkIn: '', checkOut: '' }, spreadParty(1, 2, []), 'Tonight, 1 night, 2 adults'],
  [
    { checkIn: '2098-11-03', checkOut: '' },
    spreadParty(1, 1, [4, 0]),
    'Nov 3 - Nov 4, 2098, 1 night, 1 adult, 2 children',
  ],
  [
    { checkIn: '', checkOut: '2098-11-05' },
    spreadParty(1, 1, []),
    'Nov 4 - Nov 5, 2098, 1 night, 1 adult',
  ],
  [
    { checkIn: '2098-11-03', checkOut: '2098-11-05' },
    spreadParty(2, 2, [3]),
    'Nov 3 - Nov 5, 2098, 2 nights, 2 adults, 1 child, 2 rooms',
  ],
])('describes the stay %j of %j', (days, party, text) => {
  expect(describeStay(english, { ...days, party })).toBe(text);
});

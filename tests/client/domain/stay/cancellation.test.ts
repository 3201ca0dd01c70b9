import * as fc from 'fast-check';
import { isFreeToCancel } from '#contracts/money/cancellation.ts';
import { cancellationText, instantText } from '#contracts/texts/termsText.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { english } from '../../../support/english.ts';
import { englishTextsIn } from '../../../support/englishTextsIn.ts';

test.each([
  ['2027-03-06T18:00:00+05:00', 'Asia/Karachi', 'Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)'],
  [
    '2027-03-06T23:30:00.250+05:45',
    'Asia/Kathmandu',
    'Sat, Mar 6, 11:30 PM (Kathmandu time, GMT+5:45)',
  ],
  ['2027-07-06T23:30:00-04:00', 'America/New_York', 'Tue, Jul 6, 11:30 PM (New York time, GMT-4)'],
  ['2027-03-06T18:00:00+00:00', 'Europe/London', 'Sat, Mar 6, 6:00 PM (London time, GMT)'],
  ['2027-03-06T18:00:00Z', 'UTC', 'Sat, Mar 6, 6:00 PM (GMT)'],
  ['2027-03-06T18:00:00Z', 'Asia/Karachi', 'Sat, Mar 6, 6:00 PM (GMT)'],
])('%s in %s is %s', (instant, zone, text) => {
  expect(instantText(english, instant, zone)).toBe(text);
});

test.each<[language: Language, offset: string]>([
  ['en', 'GMT-4'],
  ['de', 'GMT-4'],
  ['fr', 'UTC-4'],
  ['ar', 'غرينتش-4'],
])('names an offset as it is called in %s: %s', (language, offset) => {
  const text = instantText(englishTextsIn(language), '2027-07-06T23:30:00-04:00', null);
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toContain(`(${offset})`);
});

test.each([undefined, null])('shows the offset of the text for the zone %p', (zone) => {
  expect(instantText(english, '2027-03-06T18:00:00+05:30', zone)).toBe(
    'Sat, Mar 6, 6:00 PM (GMT+5:30)',
  );
  expect(instantText(english, '2027-03-06T18:00:00Z', zone)).toBe('Sat, Mar 6, 6:00 PM (GMT)');
});

test('a deadline written in local time keeps its day in every time zone', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const noon = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), noon, (timeZone, date) => {
      const parts = new Intl.DateTimeFormat('en-US', {
        timeZone,
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        timeZoneName: 'longOffset',
      }).formatToParts(date);
      const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
      const offset = part('timeZoneName').replace('GMT', '').slice(0, 6) || 'Z';
      const ahead = Date.parse(`2000-01-01T00:00:00Z`) - Date.parse(`2000-01-01T00:00:00${offset}`);
      const local = new Date(date.getTime() + ahead).toISOString().slice(0, 19);
      const day = `${part('month')} ${part('day')},`;
      const instant = `${local}${offset}`;
      return (
        instantText(english, instant, timeZone).includes(day) &&
        instantText(english, instant, undefined).includes(day)
      );
    }),
  );
});

test.each([null, undefined])(
  'a rate with the deadline %p is not refundable at any time',
  (deadline) => {
    const rate = { free_cancellation_until: deadline };
    expect(isFreeToCancel(rate, new Date(0))).toBe(false);
    expect(cancellationText(english, rate, 'Asia/Karachi', { now: new Date(0) })).toBe(
      'Non-refundable',
    );
  },
);

test('cancelling is free up to and including the deadline, and no longer after that', () => {
  const rate = { free_cancellation_until: '2027-03-06T18:00:00+05:00' };
  const before = new Date('2027-03-06T13:00:00Z');
  const after = new Date('2027-03-06T13:00:00.001Z');
  expect(isFreeToCancel(rate, before)).toBe(true);
  expect(cancellationText(english, rate, 'Asia/Karachi', { now: before })).toBe(
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)',
  );
  expect(isFreeToCancel(rate, after)).toBe(false);
  expect(cancellationText(english, rate, 'Asia/Karachi', { now: after })).toBe(
    'Cancellation is no longer free',
  );
});

import * as fc from 'fast-check';
import { fullRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import { cancellationSteps } from '#contracts/money/cancellation.ts';
import { isFreeToCancel } from '#contracts/money/freeCancellation.ts';
import { cancellationText, depositText, instantText } from '#contracts/texts/termsText.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { english } from '../../../support/english.ts';
import { siteIn } from '../../../support/siteIn.ts';
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
])('names an offset in the form of %s: %s', (language, offset) => {
  const text = instantText(englishTextsIn(language), '2027-07-06T23:30:00-04:00', null);
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toContain(`(${offset})`);
});

test.each<[language: Language, text: string]>([
  ['en', 'Deposit at the property: $200.00, returned after the stay.'],
  ['de', 'Kaution in der Unterkunft: 200,00 $, wird nach dem Aufenthalt erstattet.'],
  ['fr', 'Caution sur place : 200,00 $US, restituée après le séjour.'],
  ['ar', 'مبلغ تأمين في مكان الإقامة: 200.00 US$، يُعاد بعد الإقامة.'],
])('describes the deposit of two rooms in %s', (language, text) => {
  const i18n = serverI18n(language);
  const deposit = { amount: '100.00', currency: 'USD', refundable: true };
  const terms = depositText(i18n, [{ deposit }, { deposit }]);
  const shown = i18n.t('stayTerms.deposit.sentence', { terms });
  expect(shown.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll(/\s/g, ' ')).toBe(text);
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
    const rate = { ...fullRate, free_cancellation_until: deadline };
    expect(isFreeToCancel(rate, new Date(0))).toBe(false);
    expect(cancellationText(english, [rate], 'Asia/Karachi', { now: new Date(0) })).toBe(
      'Non-refundable',
    );
  },
);

test('canceling is free up to and including the deadline', () => {
  const rate = { ...fullRate, free_cancellation_until: '2027-03-06T18:00:00+05:00' };
  const before = new Date('2027-03-06T13:00:00Z');
  const after = new Date('2027-03-06T13:00:00.001Z');
  expect(isFreeToCancel(rate, before)).toBe(true);
  expect(cancellationText(english, [rate], 'Asia/Karachi', { now: before })).toBe(
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)',
  );
  expect(isFreeToCancel(rate, after)).toBe(false);
  expect(cancellationText(english, [rate], 'Asia/Karachi', { now: after })).toBe(
    'Cancellation is no longer free',
  );
});

/** The steps of `steppedRate`. */
const free = { until: '2027-03-06T18:00:00+05:00', fee: '0.00' };
const whole = { until: null, fee: '230.58' };

test.each([
  [
    '2027-03-06T13:00:00Z',
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5). Then $240.00. From Mar 8 the whole price. If you do not arrive: the whole price.',
  ],
  [
    '2027-03-06T13:00:00.001Z',
    'Cancellation costs $240.00 until Sun, Mar 7, 11:59 PM (Karachi time, GMT+5). Then the whole price. If you do not arrive: the whole price.',
  ],
  [
    '2027-03-07T19:00:00Z',
    'Cancellation is no longer free. If you do not arrive: the whole price.',
  ],
])('the steps of two rooms are described as they apply at %s', (now, text) => {
  expect(
    cancellationText(english, [steppedRate, steppedRate], 'Asia/Karachi', { now: new Date(now) }),
  ).toBe(text);
});

test('the steps of different rooms are added up for all rooms', () => {
  const rate = { ...steppedRate, no_show: null };
  const deadline = '2027-03-07T18:00:00+05:00';
  const rooms = [rate, { ...fullRate, free_cancellation_until: deadline }];
  expect(cancellationSteps(rooms, new Date(0))).toMatchObject([
    { until: free.until, fee: { amount: 0n } },
    { until: deadline, fee: { amount: 12_000n } },
    { until: '2027-03-07T23:59:59+05:00', fee: { amount: 35_058n } },
    { until: undefined, fee: { amount: 46_116n }, isWhole: true },
  ]);
  const deposits = [fullRate, { deposit: { amount: '50.00', currency: 'USD', refundable: false } }];
  expect(depositText(english, deposits).replaceAll(/\s/g, ' ')).toBe(
    'PKR 15,000, returned after the stay, $50.00, not returned',
  );
});

test('a later step names a day if it begins at midnight, otherwise its time', () => {
  const textOf = (until: string) =>
    cancellationText(
      english,
      [
        {
          ...steppedRate,
          cancellation: [free, { until, fee: '120.00' }, { until: null, fee: '180.00' }],
        },
      ],
      'Asia/Karachi',
      { now: new Date(0), says: 'steps', labeled: true },
    );
  const start = 'Free until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5). Then $120.00.';
  expect(textOf('2027-03-08T00:00:00+05:00')).toBe(`${start} From Mar 8 $180.00.`);
  expect(textOf('2027-03-07T12:30:00+05:00')).toBe(`${start} From Sun, Mar 7, 12:30 PM $180.00.`);
});

test('names only the current terms, and fees that stay below the price', () => {
  const first = { now: new Date(0), says: 'first' } as const;
  const textOf = (cancellation: { until: string | null; fee: string }[]) =>
    cancellationText(english, [{ ...steppedRate, cancellation }], 'Asia/Karachi', first);
  expect(textOf(steppedRate.cancellation)).toBe(
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)',
  );
  expect(textOf([{ until: null, fee: '0.00' }])).toBe('Free cancellation');
  expect(textOf([{ until: null, fee: '50.00' }])).toBe('Cancellation costs $50.00');
  expect(textOf([{ until: null, fee: '230.58' }])).toBe('Non-refundable');
});

test('steps that add nothing to a deadline read like the deadline alone', () => {
  const both = [{ ...steppedRate, cancellation: [free, whole], no_show: null }, fullRate];
  const texts = both.map((rate) =>
    cancellationText(english, [rate], 'Asia/Karachi', { now: new Date(0) }),
  );
  expect(texts[0]).toBe(texts[1]);
});

test.each<[Language, string]>([
  ['de', 'Kostenlos bis Sa., 6. März, 18:00 Uhr. Danach 120,00 $. Ab 8. März der ganze Preis.'],
  [
    'fr',
    'Gratuite jusqu’au sam. 6 mars, 18:00. Ensuite 120,00 $US. À partir du 8 mars, le prix entier.',
  ],
  ['ar', 'مجاني حتى السبت، 6 مارس، 6:00 م. ثم 120.00 US$. ابتداءً من 8 مارس: السعر كاملًا.'],
])('the steps are described in %s', (language, text) => {
  const wording = { now: new Date(0), says: 'steps', labeled: true, zone: false } as const;
  const own = cancellationText(siteIn(language), [steppedRate], 'Asia/Karachi', wording);
  const plain = own
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain).toBe(text);
});

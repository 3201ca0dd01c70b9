import fc from 'fast-check';
import { languages, type Language } from '#contracts/texts/languages.ts';
import { addDays } from '#client/domain/search/calendarDay.ts';
import { hasTwoReadings, parseTypedDay } from '#client/domain/search/parseTypedDay.ts';
import { english } from '../../../support/english.ts';
import { englishTextsIn } from '../../../support/englishTextsIn.ts';

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
  ['12/3/26', '2026-12-03'],
  ['12-3-27', '2027-12-03'],
  ['12.4.2027', '2027-04-12'],
  ['12.4.27', '2027-04-12'],
  ['12. 4.', '2027-04-12'],
  ['٢٠٢٧-٠٤-١٢', '2027-04-12'],
])('reads %p as %s', (text, day) => {
  expect(parseTypedDay(english, text, from, 'en-US')).toBe(day);
});

it.each([
  '',
  'soon',
  '13/1/2026',
  '2/30/2027',
  'Foo 3',
  '3',
  'Dec',
  '12/3/126',
  '12.31.2026',
  '2026-02-30',
])('does not read %p', (text) =>
  expect(parseTypedDay(english, text, from, 'en-US')).toBeUndefined(),
);

it.each([
  ['en-US', '2027-12-04'],
  ['en-GB', '2027-04-12'],
  ['en-CA', '2027-12-04'],
  ['de', '2027-04-12'],
  ['sv-SE', '2027-04-12'],
  ['ja', '2027-12-04'],
  ['fa-IR', '2027-12-04'],
  ['ar-SA', '2027-04-12'],
  // These are no BCP 47 tags, so the language of the page decides.
  ['en-US@posix', '2027-12-04'],
  ['C', '2027-12-04'],
  ['', '2027-12-04'],
])('reads 12/04/2027 in English as the locale %p of the browser writes it', (locale, day) => {
  for (const text of ['12/04/2027', '12/4/27', '12-04-2027', '١٢/٠٤/٢٠٢٧']) {
    expect(parseTypedDay(english, text, from, locale)).toBe(day);
  }
  expect(parseTypedDay(english, '2027-12-04', from, locale)).toBe('2027-12-04');
  expect(parseTypedDay(english, '12.04.2027', from, locale)).toBe('2027-04-12');
});

it.each([
  ['12/04/2027', true],
  ['1-2', true],
  ['١/٢/٢٧', true],
  ['12/12/2027', false],
  ['12/13/2027', false],
  ['13/12/2027', false],
  ['12.04.2027', false],
  ['2027-04-12', false],
  ['12 Apr 2027', false],
  ['', false],
])('decides whether %p may mean two days: %p', (text, expected) => {
  expect(hasTwoReadings(text)).toBe(expected);
});

it.each<[language: Language, text: string, day: string | undefined]>([
  ['en', '3/11/2027', '2027-03-11'],
  ['de', '3.11.2027', '2027-11-03'],
  ['de', '3.12.', '2026-12-03'],
  ['de', '3. 12. 2026', '2026-12-03'],
  ['de', '2027-11-03', '2027-11-03'],
  ['de', '3. Dez.', '2026-12-03'],
  ['de', '3. März 2027', '2027-03-03'],
  ['de', '3 marz', '2027-03-03'],
  ['de', '12.31.2026', undefined],
  ['fr', '03/11/2027', '2027-11-03'],
  ['fr', '1er février', '2027-02-01'],
  ['fr', '3 AOUT 2027', '2027-08-03'],
  ['fr', '3 juil.', '2027-07-03'],
  ['fr', '3 jui', undefined],
  ['ar', '03/11/2027', '2027-11-03'],
  ['ar', '٣/١٢', '2026-12-03'],
  ['ar', '۳/۱۲/۲۰۲۶', '2026-12-03'],
  ['ar', '3 ديسمبر 2026', '2026-12-03'],
  ['ar', '\u200f٣ يناير', '2027-01-03'],
])('reads a day in the order and the names of %s: %p', (language, text, day) => {
  expect(parseTypedDay(englishTextsIn(language), text, from, 'en-US')).toBe(day);
});

it.each(languages)('reads back every day as it is shown in %s', (language) => {
  const i18n = englishTextsIn(language);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = addDays('1990-01-01', days);
      for (const locale of ['en-US', 'en-GB']) {
        expect(parseTypedDay(i18n, i18n.formats.yearDay(day), from, locale)).toBe(day);
      }
    }),
  );
});

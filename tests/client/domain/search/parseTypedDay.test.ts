import fc from 'fast-check';
import { languages, type Language } from '#contracts/texts/languages.ts';
import { addDays } from '#client/domain/search/calendarDay.ts';
import { parseTypedDay } from '#client/domain/search/parseTypedDay.ts';
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
])('reads %p as %s', (text, day) => {
  expect(parseTypedDay(english, text, from)).toBe(day);
});

it.each(['', 'soon', '13/1/2026', '2/30/2027', 'Foo 3', '3', 'Dec', '12/3/26', '2026-02-30'])(
  'does not read %p',
  (text) => expect(parseTypedDay(english, text, from)).toBeUndefined(),
);

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
])('reads in the order and with the names of %s: %p', (language, text, day) => {
  expect(parseTypedDay(englishTextsIn(language), text, from)).toBe(day);
});

it.each(languages)('reads back every day as it is shown in %s', (language) => {
  const i18n = englishTextsIn(language);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = addDays('1990-01-01', days);
      expect(parseTypedDay(i18n, i18n.formats.yearDay(day), from)).toBe(day);
    }),
  );
});

import { createI18n } from '#contracts/texts/createI18n.ts';
import { stay } from '#contracts/texts/en/stay.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { timeOfDayText } from '#contracts/texts/stayText.ts';

test.each<[Language, string, string]>([
  ['en', '14:00', '2:00 PM'],
  ['en', '00:30:00', '12:30 AM'],
  ['de', '14:00', '14:00'],
  ['de', '2 PM', '2 PM'],
  ['en', '24:00', '24:00'],
])('in %s the time %s is %s', (language, time, text) => {
  expect(timeOfDayText(createI18n(language, { stay }), time)).toBe(text);
});

import { countriesIn } from '#client/domain/travelers/countriesIn.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { english } from '../../../support/english.ts';

const namesIn = (i18n: typeof english) => countriesIn(i18n).map(({ name }) => name);

it('names every country once, sorted', () => {
  const names = namesIn(english);
  expect(names).toEqual(expect.arrayContaining(['Morocco', 'Pakistan', 'United Arab Emirates']));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

it('names and sorts the countries in the given language', () => {
  const names = namesIn(createI18n<SiteTexts>('de', siteTexts));
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Albanien']);
});

it('names a country by its code, and returns an unknown code as it is', () => {
  expect(english.formats.country('PK')).toBe('Pakistan');
  expect(english.formats.country('QQ')).toBe('QQ');
});

import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { languages } from '#contracts/texts/languages.ts';
import { bookedPlaceText } from '#contracts/texts/names.ts';
import { cityText } from '#contracts/texts/placeNames.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { taxText } from '#contracts/texts/termsText.ts';

const german = serverI18n('de');

test.each([
  ['Rome', 'IT', 'Rom'],
  [' Rome ', 'it', 'Rom'],
  ['Rome', 'US', 'Rome'],
  ['Rome', undefined, 'Rom'],
  ['Springfield', 'US', 'Springfield'],
  ['constructor', null, 'constructor'],
  ['', undefined, ''],
])('%s in %s is called %s in German', (name, country, text) => {
  expect(cityText(german, name, country)).toBe(text);
});

test('a city without a country keeps its name if the site knows several with that name', () => {
  const names = { ...german.names, cities: { 'IT Rome': 'Rom', 'US Rome': 'Römchen' } };
  expect(cityText({ names }, 'Rome')).toBe('Rome');
  expect(cityText({ names }, 'Rome', 'US')).toBe('Römchen');
});

test('every city of the sample has an Arabic name', () => {
  const shown = cities.map(({ name, countryCode }) =>
    cityText(serverI18n('ar'), name, countryCode),
  );
  expect(shown.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  for (const language of languages) {
    for (const [key, name] of Object.entries(serverI18n(language).names.cities)) {
      expect([key, name]).toEqual([
        expect.stringMatching(/^[A-Z]{2} \S/),
        expect.stringMatching(/\S/),
      ]);
      expect(key.slice(3)).not.toBe(name);
    }
  }
});

test('a booked place is shown in the language of the reader', () => {
  expect(bookedPlaceText(german, 'Rome, IT')).toBe('Rom, Italien');
  expect(bookedPlaceText(serverI18n('ar'), 'Istanbul, TR')).toBe('إسطنبول، تركيا');
  expect(bookedPlaceText(serverI18n('en'), 'Rome, IT')).toBe('Rome, IT');
  expect(bookedPlaceText(german, 'Karachi')).toBe('Karachi');
});

test('a tax has the text of its code, or otherwise its name from the provider', () => {
  expect(taxText(german, { name: 'VAT', code: 'vat' })).toBe('Mehrwertsteuer');
  for (const code of ['moon-tax', 'toString', '', null, undefined]) {
    expect(taxText(german, { name: 'Moon tax', code })).toBe('Moon tax');
  }
});

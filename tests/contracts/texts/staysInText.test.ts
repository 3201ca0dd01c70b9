import { cityText } from '#contracts/texts/placeNames.ts';
import { staysInText } from '#contracts/texts/staysInText.ts';
import { siteIn } from '../../support/siteIn.ts';

const inFrench = (city: string) => {
  const french = siteIn('fr');
  return staysInText(french, cityText(french, city)).replaceAll(/[\u2068\u2069]/g, '');
};

test.each([
  ['Lisbon', 'Séjours à Lisbonne'],
  ['Cairo', 'Séjours au Caire'],
  ['Havana', 'Séjours à La Havane'],
  ['Marrakech', 'Séjours à Marrakech'],
  // An unknown name may be a region or a country.
  ['Somewhere', 'Séjours : Somewhere'],
])('the French heading for stays in %s is: %s', (city, text) => {
  expect(inFrench(city).replaceAll('\u00a0', ' ')).toBe(text);
});

test('other languages use one form for every place', () => {
  expect(staysInText(siteIn('en'), 'Le Havre')).toBe('Stays in Le Havre');
});

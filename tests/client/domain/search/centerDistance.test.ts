import { centerDistance, distanceText } from '#client/domain/search/centerDistance.ts';
import { fullHotel, fullPlace } from '#contracts/kit/samples/hotels.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { englishTextsIn } from '../../../support/englishTextsIn.ts';

const swapped = { latitude: fullPlace.longitude, longitude: fullPlace.latitude };

it.each<[what: string, hotel: object, centers: object[], ...km: number[]]>([
  ['of the place', {}, [fullPlace], 6],
  ['whose region is not known', { region: null }, [fullPlace], 6],
  ['without coordinates', { latitude: null }, [fullPlace]],
  ['whose coordinates are swapped', swapped, [fullPlace]],
  ['in another place', { region: { name: 'Lahore', country_code: 'PK' } }, [fullPlace]],
  ['in another country', { region: { name: 'Karachi', country_code: 'US' } }, [fullPlace]],
  ['of a place without coordinates', {}, [{ name: 'Karachi' }]],
  ['of no known place', {}, []],
  ['of two places of its country', {}, [fullPlace, { ...fullPlace, latitude: 20 }]],
  ['of a name in two countries', {}, [{ ...fullPlace, country_code: 'IN' }, fullPlace], 6],
])('measures a hotel %s', (_, hotel, centers, ...[km]) => {
  const found = centerDistance(
    { ...fullHotel, ...hotel },
    centers.map((center) => ({ name: 'Karachi', ...center })),
  );
  expect(found === undefined ? found : Math.round(found)).toBe(km);
});

it.each<[km: number, locale: string, language: Language, text: string]>([
  [1.24, 'de-DE', 'en', '1.2 km'],
  [14.4, 'en-PK', 'en', '14 km'],
  [0.01, 'en', 'en', '0.1 km'],
  [1.24, 'en-US', 'en', '0.8 mi'],
  [30, 'en-GB', 'en', '19 mi'],
  [1.24, 'de-DE', 'de', '1,2 km'],
  [1.24, 'en-US', 'fr', '0,8 mi'],
  [14.4, 'ar-EG', 'ar', '14 كم'],
])('writes %d km at %s in %s', (km, locale, language, text) => {
  expect(distanceText(englishTextsIn(language), km, locale).replaceAll(/\s/g, ' ')).toBe(text);
});

import type { Landmark } from '../../provider/landmarks.ts';
import { type Language, languages } from '../../texts/languages.ts';
import type { City } from './cities.ts';
import { landmarksOf } from './nearby.ts';
import { translations } from './translateHotel.ts';

/**
 * Returns the neighborhoods, sights, stations and airports of the cities, with names in a language.
 */
export function listLandmarks(cities: Iterable<City>, language: Language): Landmark[] {
  return [...cities].flatMap(({ name: city, countryCode, areas }) => {
    const quarters = areas.map(({ name, latitude, longitude }) => ({
      kind: 'quarter',
      nameIn: (each: Language) => (each === 'en' ? name : (translations[each][name] ?? name)),
      latitude,
      longitude,
      code: undefined,
    }));
    return [...quarters, ...landmarksOf(city)].map(
      ({ kind, nameIn, latitude, longitude, code }) => {
        const name = nameIn(language);
        const all = [...languages.map(nameIn), ...(code ? [code] : [])];
        const others = [...new Set(all)].filter((other) => other !== name);
        return {
          name,
          kind,
          city,
          country_code: countryCode,
          latitude,
          longitude,
          ...(others.length > 0 && { other_names: others }),
        };
      },
    );
  });
}

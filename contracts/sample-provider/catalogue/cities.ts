import { africanCities } from './cities/africa.ts';
import { americanCities } from './cities/americas.ts';
import { asianCities } from './cities/asia.ts';
import type { City } from './cities/city.ts';
import { europeanCities } from './cities/europe.ts';
import { oceanianCities } from './cities/oceania.ts';

/**
 * The sixty cities of the sample catalogue: fourteen large ones with 60 hotels, the others with 4 to
 * 12, 1,200 hotels together.
 */
export const cities: readonly City[] = [
  ...africanCities,
  ...asianCities,
  ...europeanCities,
  ...americanCities,
  ...oceanianCities,
];

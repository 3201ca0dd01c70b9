import type { Area, City } from './cities/city.ts';
import { cultures, type Culture } from './cultures.ts';
import { createRandom } from '../random.ts';

/** A name with what it says about the house: where it stands, if it does, and how many stars it has. */
export type HotelName = { name: string; area?: Area; minStars: number; maxStars: number };

/**
 * Every name that a city's hotels can bear, in an order of its own, none twice. The catalogue goes
 * through the list from its start, so a city's first hotels differ in name for as long as it lasts.
 */
export function hotelNames(city: City): readonly HotelName[] {
  const { forms, words }: Culture = cultures[city.culture];
  const names = new Map<string, HotelName>();
  for (const [form, minStars, maxStars] of forms) {
    for (const area of form.includes('{area}') ? city.areas : [undefined]) {
      for (const word of form.includes('{word}') ? words : ['']) {
        const name = form.replace('{word}', word).replace('{area}', area?.name ?? '');
        names.set(name, { name, area, minStars, maxStars });
      }
    }
  }
  return createRandom(`names of ${city.name}`).shuffled([...names.values()]);
}

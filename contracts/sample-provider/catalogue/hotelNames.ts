import type { Area, City } from './cities/city.ts';
import { cultures, type Culture } from './cultures.ts';
import { createRandom } from '../random.ts';

/** A name, the area in it if there is one, and the range of stars that fits it. */
export type HotelName = { name: string; area?: Area; minStars: number; maxStars: number };

/**
 * All names for the hotels of a city, each once, in a shuffled order that is always the same. The
 * catalogue takes them in this order, so the names of a city repeat only after all are used.
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

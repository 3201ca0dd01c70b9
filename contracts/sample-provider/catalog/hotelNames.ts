import { foldText } from '../../values/foldText.ts';
import { createRandom } from '../random.ts';
import type { Area, City } from './cities.ts';

/** A name, the area in the name if there is one, and the range of stars that fits it. */
export type HotelName = { name: string; area?: Area; stars: readonly [number, number] };

/**
 * Returns all names for the hotels of a city, each once, in a fixed shuffled order. The catalog
 * takes them in this order, so the names in a city repeat only after all are used.
 */
export function hotelNames(city: City): readonly HotelName[] {
  const { forms, words } = city.culture;
  const names = new Map<string, HotelName>();
  for (const { form, stars } of forms) {
    for (const area of form.includes('{area}') ? city.areas : [undefined]) {
      for (const word of form.includes('{word}') ? words : ['']) {
        const name = form.replace('{word}', word).replace('{area}', area?.name ?? '');
        names.set(name, { name, area, stars });
      }
    }
  }
  return createRandom(`names of ${city.name}`).shuffled([...names.values()]);
}

/**
 * Returns the id of a hotel from its name, area and city, such as
 * `riad_al_baraka_medina_marrakech`. Words that the name already contains are not repeated. A
 * number distinguishes it from the ids in use.
 */
export function hotelId(
  [name, ...places]: readonly [string, ...string[]],
  taken: ReadonlySet<string>,
): string {
  const added = places.filter((place) => !foldText(name).includes(foldText(place)));
  const base = toSlug([name, ...added].join(' '));
  let id = base;
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}_${copy}`;
  return id;
}

/**
 * Converts a text into a part of an identifier: folded, with words joined by `_`, and with no
 * characters other than `a-z`, `0-9` and `_`.
 */
export function toSlug(text: string): string {
  return foldText(text)
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

import * as v from 'valibot';
import type { DeviceStorage } from '../../api/api.ts';
import { toPlainText } from '#contracts/values/plainText.ts';
import {
  type Favourite,
  favouriteSchema,
  longestFavouriteName,
  maxFavourites,
  withoutPastDays,
} from '#contracts/site/account/favourites.ts';
import { storeText } from '../../domain/storeText.ts';

/** The key of the favorites in the device's storage. `storage` events carry the same key. */
export const favouritesKey = 'favorites';
const version = 1;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    hotels: v.array(v.unknown()),
    stays: v.nullish(v.array(v.object({ id: v.string(), stay: v.string() })), []),
  }),
);

/**
 * Turns a hotel into a favorite. A very long name is cut, and characters that the site would not
 * accept are replaced.
 */
export function toFavourite({ id, name, stay }: Favourite): Favourite {
  const shown = { id, name: toPlainText(name.slice(0, longestFavouriteName)) };
  return stay ? { ...shown, stay } : shown;
}

/**
 * Returns the favorites on this device, newest first, each hotel once. Invalid entries and past
 * days are left out. If the stored text has another version or shape, the result is empty.
 */
export function readFavourites(storage: DeviceStorage | undefined): Favourite[] {
  const stored = v.safeParse(storedSchema, storage?.getItem(favouritesKey));
  if (!stored.success) return [];
  const stays = new Map(stored.output.stays.map(({ id, stay }) => [id, stay]));
  const favourites = new Map<string, Favourite>();
  for (const item of stored.output.hotels) {
    const read = v.safeParse(favouriteSchema, item);
    if (!read.success || favourites.has(read.output.id)) continue;
    const { id, name } = read.output;
    const stay = withoutPastDays(stays.get(id), Date.now());
    const whole = { id, name, stay };
    favourites.set(id, v.is(favouriteSchema, whole) ? toFavourite(whole) : { id, name });
  }
  return [...favourites.values()].slice(0, maxFavourites);
}

/**
 * Replaces the favorites on this device. The stays are stored in a separate list, because the
 * previous version only accepts hotels without a stay.
 */
export function keepFavourites(
  storage: DeviceStorage | undefined,
  favourites: readonly Favourite[],
): void {
  const hotels = favourites.map(({ id, name }) => ({ id, name }));
  const kept = favourites.flatMap(({ id, stay }) => (stay ? [{ id, stay }] : []));
  const stays = kept.length > 0 && { stays: kept };
  storeText(storage, favouritesKey, JSON.stringify({ version, hotels, ...stays }));
}

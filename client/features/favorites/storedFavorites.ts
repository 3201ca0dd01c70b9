import * as v from 'valibot';
import type { DeviceStorage } from '../../api/api.ts';
import { toPlainText } from '#contracts/values/plainText.ts';
import {
  type Favorite,
  favoriteSchema,
  longestFavoriteName,
  maxFavorites,
  withoutPastDays,
} from '#contracts/site/account/favorites.ts';
import { storeText } from '../../domain/storeText.ts';

/** The key of the favorites in the device's storage. `storage` events carry the same key. */
export const favoritesKey = 'favorites';
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
export function toFavorite({ id, name, stay }: Favorite): Favorite {
  const shown = { id, name: toPlainText(name.slice(0, longestFavoriteName)) };
  return stay ? { ...shown, stay } : shown;
}

/**
 * Returns the favorites on this device, newest first, each hotel once. Invalid entries and past
 * days are left out. If the stored text has another version or shape, the result is empty.
 */
export function readFavorites(storage: DeviceStorage | undefined): Favorite[] {
  const stored = v.safeParse(storedSchema, storage?.getItem(favoritesKey));
  if (!stored.success) return [];
  const stays = new Map(stored.output.stays.map(({ id, stay }) => [id, stay]));
  const favorites = new Map<string, Favorite>();
  for (const item of stored.output.hotels) {
    const read = v.safeParse(favoriteSchema, item);
    if (!read.success || favorites.has(read.output.id)) continue;
    const { id, name } = read.output;
    const stay = withoutPastDays(stays.get(id), Date.now());
    const whole = { id, name, stay };
    favorites.set(id, v.is(favoriteSchema, whole) ? toFavorite(whole) : { id, name });
  }
  return [...favorites.values()].slice(0, maxFavorites);
}

/**
 * Replaces the favorites on this device. The stays are stored in a separate list, because the
 * previous version of the site accepts only hotels without a stay.
 */
export function keepFavorites(
  storage: DeviceStorage | undefined,
  favorites: readonly Favorite[],
): void {
  const hotels = favorites.map(({ id, name }) => ({ id, name }));
  const kept = favorites.flatMap(({ id, stay }) => (stay ? [{ id, stay }] : []));
  const stays = kept.length > 0 && { stays: kept };
  storeText(storage, favoritesKey, JSON.stringify({ version, hotels, ...stays }));
}

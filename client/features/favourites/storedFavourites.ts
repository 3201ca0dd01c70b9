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

/** The storage's key of the favourites, also that of its `storage` events. */
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
 * The favourite that a hotel becomes; a very long name is cut, and what the site would not accept
 * in it replaced.
 */
export function toFavourite({ id, name, stay }: Favourite): Favourite {
  const shown = { id, name: toPlainText(name.slice(0, longestFavouriteName)) };
  return stay ? { ...shown, stay } : shown;
}

/**
 * Returns the favourites kept on this device, the newest first, each hotel once. What is not a
 * favourite is left out, and so are days that have passed; there are none in a text of another
 * version or shape.
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
 * Keeps the favourites on this device in place of the ones before. Their stays are a list of their
 * own, because the version before accepts hotels without.
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

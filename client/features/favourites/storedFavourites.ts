import * as v from 'valibot';
import type { DeviceStorage } from '../../api/api.ts';
import { toPlainText } from '#contracts/values/plainText.ts';
import {
  type Favourite,
  favouriteSchema,
  longestFavouriteName,
  maxFavourites,
} from '#contracts/site/favourites.ts';

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

/** The stay that a favourite was found with: the query of its page, by the id of the hotel. */
export type FavouriteStays = Readonly<Record<string, string>>;

/** The stay that a favourite was found with; '' if none is known. An id may be the name of a method, such as `toString`. */
export function stayOf(stays: FavouriteStays, hotelId: string): string {
  return Object.hasOwn(stays, hotelId) ? (stays[hotelId] ?? '') : '';
}

/**
 * The favourite that a hotel becomes; a very long name is cut, and what the site would not accept in it
 * replaced.
 */
export function toFavourite({ id, name }: Favourite): Favourite {
  return { id, name: toPlainText(name.slice(0, longestFavouriteName)) };
}

/**
 * Returns the favourites kept on this device, the newest first, each hotel once. What is not a favourite
 * is left out; there are none in a text of another version or shape.
 */
export function readFavourites(storage: DeviceStorage | undefined): Favourite[] {
  const stored = v.safeParse(storedSchema, storage?.getItem(favouritesKey));
  if (!stored.success) return [];
  const favourites = new Map<string, Favourite>();
  for (const item of stored.output.hotels) {
    const read = v.safeParse(favouriteSchema, item);
    if (read.success && !favourites.has(read.output.id))
      favourites.set(read.output.id, read.output);
  }
  return [...favourites.values()].slice(0, maxFavourites);
}

/** Returns the stays that the favourites kept on this device were found with. */
export function readFavouriteStays(storage: DeviceStorage | undefined): FavouriteStays {
  const stored = v.safeParse(storedSchema, storage?.getItem(favouritesKey));
  const stays = stored.success ? stored.output.stays : [];
  return Object.fromEntries(stays.map(({ id, stay }) => [id, stay]));
}

/** Keeps the favourites on this device, and the stays they were found with, in place of the ones before. */
export function keepFavourites(
  storage: DeviceStorage | undefined,
  hotels: readonly Favourite[],
  stays: FavouriteStays = {},
): void {
  const kept = hotels.flatMap(({ id }) => {
    const stay = stayOf(stays, id);
    return stay ? [{ id, stay }] : [];
  });
  const withStays = kept.length > 0 && { stays: kept };
  try {
    storage?.setItem(favouritesKey, JSON.stringify({ version, hotels, ...withStays }));
  } catch {
    // The storage is full or closed: they last until the page is left.
  }
}

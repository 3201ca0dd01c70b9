import { addressCodec } from './addressCodec.ts';
import { one, whole } from './addressFields.ts';
import { routes } from '../paths.ts';

const mostPages = 9_999;

const codec = addressCodec({ page: one('page', whole(1, mostPages), 1) });

/** Reads the page number from the query of the favorites. */
export const readFavoritesAddress = codec.read;

export function favoritesAddress(page: number): string {
  return routes.favorites + codec.write({ page });
}

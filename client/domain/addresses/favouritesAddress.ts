import { addressCodec } from './addressCodec.ts';
import { one, whole } from './addressFields.ts';
import { routes } from '../paths.ts';

const mostPages = 9_999;

const codec = addressCodec({ page: one('page', whole(1, mostPages), 1) });

/** Reads the page number from the query of the favorites. */
export const readFavouritesAddress = codec.read;

export function favouritesAddress(page: number): string {
  return routes.favourites + codec.write({ page });
}

import { addressCodec } from './addressCodec.ts';
import { one, whole } from './addressFields.ts';
import { routes } from '../paths.ts';

const mostPages = 9_999;

const codec = addressCodec({ page: one('page', whole(1, mostPages), 1) });

/** Reads the query of the favourites: which page of them is shown. */
export const readFavouritesAddress = codec.read;

/** The address of a page of the favourites. */
export function favouritesAddress(page: number): string {
  return routes.favourites + codec.write({ page });
}

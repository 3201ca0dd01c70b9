import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Favourite } from '#contracts/site/favourites.ts';
import type { Injected } from '../../api/api.ts';
import { favouritesRead, type StateWithFavourites } from './favouritesSlice.ts';
import { keepFavourites } from './storedFavourites.ts';

/** Puts favourites into the store and onto the device, in place of the ones before. */
export function replaceFavourites(
  favourites: readonly Favourite[],
): ThunkAction<void, StateWithFavourites, Injected, UnknownAction> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(favourites));
    keepFavourites(storage, favourites);
  };
}

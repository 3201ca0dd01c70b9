import { useCallback, useEffect, useRef } from 'react';
import type { Favorite } from '#contracts/site/account/favorites.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { useStoredElsewhere } from '../../ui/browser/useStoredElsewhere.ts';
import { favoritesRead, type StateWithFavorites } from './favoritesSlice.ts';
import { favoritesKey, keepFavorites, readFavorites } from './storedFavorites.ts';

/** Reads the favorites of the device into the store. */
function readDevice(): Thunk<void, StateWithFavorites> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favoritesRead(readFavorites(storage)));
  };
}

/** Replaces the favorites in the store and on the device. */
export function replaceFavorites(favorites: readonly Favorite[]): Thunk<void, StateWithFavorites> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favoritesRead(favorites));
    keepFavorites(storage, favorites);
  };
}

/** Updates the favorites in the store when another tab has changed them on the device. */
export function useDeviceFavorites(): void {
  const dispatch = useThunkDispatch<StateWithFavorites>();
  useStoredElsewhere(
    favoritesKey,
    useCallback(() => dispatch(readDevice()), [dispatch]),
  );
}

/**
 * Removes the favorites from the store and the device when a session ends for any reason. They are
 * not lost, because they were added to the account at sign-in.
 */
export function useForgetFavorites(signedIn: boolean): void {
  const dispatch = useThunkDispatch<StateWithFavorites>();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current && !signedIn) dispatch(replaceFavorites([]));
    before.current = signedIn;
  }, [signedIn, dispatch]);
}

import { useCallback, useEffect, useRef } from 'react';
import type { Favourite } from '#contracts/site/account/favourites.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { useStoredElsewhere } from '../../ui/browser/useStoredElsewhere.ts';
import { favouritesRead, type StateWithFavourites } from './favouritesSlice.ts';
import { favouritesKey, keepFavourites, readFavourites } from './storedFavourites.ts';

/** Reads the favorites of the device into the store. */
function readDevice(): Thunk<void, StateWithFavourites> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(readFavourites(storage)));
  };
}

/** Replaces the favorites in the store and on the device. */
export function replaceFavourites(
  favourites: readonly Favourite[],
): Thunk<void, StateWithFavourites> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(favourites));
    keepFavourites(storage, favourites);
  };
}

/** Updates the favorites in the store when another tab has changed them on the device. */
export function useDeviceFavourites(): void {
  const dispatch = useThunkDispatch<StateWithFavourites>();
  useStoredElsewhere(
    favouritesKey,
    useCallback(() => dispatch(readDevice()), [dispatch]),
  );
}

/**
 * Removes the favorites from the store and the device when a session ends for any reason. The
 * account keeps them, because they were added to it at sign-in.
 */
export function useForgetFavourites(signedIn: boolean): void {
  const dispatch = useThunkDispatch<StateWithFavourites>();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current && !signedIn) dispatch(replaceFavourites([]));
    before.current = signedIn;
  }, [signedIn, dispatch]);
}

import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Favourite } from '#contracts/site/favourites.ts';
import type { Injected } from '../../api/api.ts';
import { useStoredElsewhere } from '../../ui/useStoredElsewhere.ts';
import { favouritesRead, type StateWithFavourites } from './favouritesSlice.ts';
import { favouritesKey, keepFavourites, readFavourites } from './storedFavourites.ts';

type Thunk = ThunkAction<void, StateWithFavourites, Injected, UnknownAction>;
type Dispatch = ThunkDispatch<StateWithFavourites, Injected, UnknownAction>;

/** Reads the favourites of the device into the store. */
function readDevice(): Thunk {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(readFavourites(storage)));
  };
}

/** Puts favourites into the store and onto the device, in place of the ones before. */
export function replaceFavourites(favourites: readonly Favourite[]): Thunk {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(favourites));
    keepFavourites(storage, favourites);
  };
}

/** Keeps the store's favourites those of the device when another tab has changed them. */
export function useDeviceFavourites(): void {
  const dispatch = useDispatch<Dispatch>();
  useStoredElsewhere(
    favouritesKey,
    useCallback(() => dispatch(readDevice()), [dispatch]),
  );
}

/**
 * Removes the favourites from the store and the device when a session ends, for whatever reason. At
 * sign-in they joined the account, which keeps them.
 */
export function useForgetFavourites(signedIn: boolean): void {
  const dispatch = useDispatch<Dispatch>();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current && !signedIn) dispatch(replaceFavourites([]));
    before.current = signedIn;
  }, [signedIn, dispatch]);
}

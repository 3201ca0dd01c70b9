import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Injected } from '../../api/api.ts';
import type { StateWithFavourites } from './favouritesSlice.ts';
import { replaceFavourites } from './replaceFavourites.ts';

/**
 * Removes the favourites from the store and the device when a session ends, for whatever reason. At
 * sign-in they joined the account, which keeps them.
 */
export function useForgetFavourites(signedIn: boolean): void {
  const dispatch = useDispatch<ThunkDispatch<StateWithFavourites, Injected, UnknownAction>>();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current && !signedIn) dispatch(replaceFavourites([]));
    before.current = signedIn;
  }, [signedIn, dispatch]);
}

import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Injected } from '../../api/api.ts';
import { useStoredElsewhere } from '../../ui/useStoredElsewhere.ts';
import { favouritesRead, type StateWithFavourites } from './favouritesSlice.ts';
import { favouritesKey, readFavourites } from './storedFavourites.ts';

/** Reads the favourites of the device into the store. */
function readDevice(): ThunkAction<void, StateWithFavourites, Injected, UnknownAction> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(readFavourites(storage)));
  };
}

/** Keeps the store's favourites those of the device when another tab has changed them. */
export function useDeviceFavourites(): void {
  const dispatch = useDispatch<ThunkDispatch<StateWithFavourites, Injected, UnknownAction>>();
  useStoredElsewhere(
    favouritesKey,
    useCallback(() => dispatch(readDevice()), [dispatch]),
  );
}

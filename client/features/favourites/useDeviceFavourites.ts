import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Injected } from '../../api/api.ts';
import { favouritesRead, type StateWithFavourites } from './favouritesSlice.ts';
import { favouritesKey, readFavourites } from './storedFavourites.ts';

/** Reads the favourites of the device into the store. */
function readDevice(): ThunkAction<void, StateWithFavourites, Injected, UnknownAction> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(readFavourites(storage)));
  };
}

/**
 * Keeps the store's favourites those of the device: it reads them again when another tab has changed
 * them, and when the browser shows a page that it had put aside, which has missed such changes.
 */
export function useDeviceFavourites(): void {
  const dispatch = useDispatch<ThunkDispatch<StateWithFavourites, Injected, UnknownAction>>();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === favouritesKey || key === null) dispatch(readDevice());
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(readDevice());
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [dispatch]);
}

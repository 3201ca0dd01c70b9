import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Injected } from '../../api/api.ts';
import { useAddFavouritesMutation, useRemoveFavouriteMutation } from '../../api/favouritesApi.ts';
import { favouritesRead, selectFavourites, type StateWithFavourites } from './favouritesSlice.ts';
import { keepFavourites } from './storedFavourites.ts';
import type { Favourite } from '#contracts/site/favourites.ts';

/** Puts favourites into the store and onto the device. */
function replaceFavourites(
  favourites: readonly Favourite[],
): ThunkAction<void, StateWithFavourites, Injected, UnknownAction> {
  return (dispatch, _getState, { storage }) => {
    dispatch(favouritesRead(favourites));
    keepFavourites(storage, favourites);
  };
}

/**
 * Lets the favourites follow the account: at first those of the device join it and its own are shown
 * here, then each change is sent. A change that cannot be sent stays on the device and is sent with the
 * next sign-in or page load.
 */
export function useAccountFavourites(): void {
  const dispatch = useDispatch<ThunkDispatch<StateWithFavourites, Injected, UnknownAction>>();
  const favourites = useSelector(selectFavourites);
  const [add] = useAddFavouritesMutation();
  const [remove] = useRemoveFavouriteMutation();
  const sent = useRef<readonly Favourite[]>(undefined);
  useEffect(() => {
    const before = sent.current;
    sent.current = favourites;
    if (before === undefined) {
      add({ hotels: [...favourites] })
        .unwrap()
        .then(({ hotels }) => {
          sent.current = hotels;
          dispatch(replaceFavourites(hotels));
        })
        .catch(() => undefined);
      return;
    }
    const added = favourites.filter(({ id }) => !before.some((one) => one.id === id));
    const removed = before.filter(({ id }) => !favourites.some((one) => one.id === id));
    if (added.length > 0) void add({ hotels: added });
    for (const { id } of removed) void remove(id);
  }, [favourites, add, remove, dispatch]);
}

/** Returns a function that removes the favourites from the device, which the account keeps. */
export function useForgetFavourites(): () => void {
  const dispatch = useDispatch<ThunkDispatch<StateWithFavourites, Injected, UnknownAction>>();
  return () => dispatch(replaceFavourites([]));
}

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Injected } from '../../api/api.ts';
import { useAddFavouritesMutation, useRemoveFavouriteMutation } from '../../api/favouritesApi.ts';
import { selectFavourites, type StateWithFavourites } from './favouritesSlice.ts';
import { replaceFavourites } from './replaceFavourites.ts';
import type { Favourite } from '#contracts/site/favourites.ts';

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
  const signedIn = useRef(true);
  useEffect(() => {
    signedIn.current = true;
    return () => void (signedIn.current = false);
  }, []);
  useEffect(() => {
    const before = sent.current;
    sent.current = favourites;
    if (before === undefined) {
      add({ hotels: [...favourites] })
        .unwrap()
        .then(({ hotels }) => {
          if (!signedIn.current) return;
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

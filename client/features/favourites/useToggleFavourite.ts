import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Injected } from '../../api/api.ts';
import { favouriteToggled, selectFavourites, type StateWithFavourites } from './favouritesSlice.ts';
import { keepFavourites, toFavourite } from './storedFavourites.ts';
import type { Favourite } from '#contracts/site/favourites.ts';

/** Adds a favourite or removes it, in the store and on the device. */
function toggleFavourite(
  hotel: Favourite,
): ThunkAction<void, StateWithFavourites, Injected, UnknownAction> {
  return (dispatch, getState, { storage }) => {
    dispatch(favouriteToggled(toFavourite(hotel)));
    keepFavourites(storage, selectFavourites(getState()));
  };
}

/** Returns a function that makes a hotel a favourite, or removes it when it is one. */
export function useToggleFavourite(): (hotel: Favourite) => void {
  const dispatch = useDispatch<ThunkDispatch<StateWithFavourites, Injected, UnknownAction>>();
  return (hotel) => dispatch(toggleFavourite(hotel));
}

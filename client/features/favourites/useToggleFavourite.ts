import type { Favourite } from '#contracts/site/account/favourites.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { favouriteToggled, selectFavourites, type StateWithFavourites } from './favouritesSlice.ts';
import { keepFavourites, toFavourite } from './storedFavourites.ts';

/** Adds a favourite or removes it, in the store and on the device. */
function toggleFavourite(hotel: Favourite): Thunk<void, StateWithFavourites> {
  return (dispatch, getState, { storage }) => {
    dispatch(favouriteToggled(toFavourite(hotel)));
    keepFavourites(storage, selectFavourites(getState()));
  };
}

/**
 * Returns a function that makes a hotel a favourite, with the stay that it was found with, or
 * removes it when it is one.
 */
export function useToggleFavourite(): (hotel: Favourite) => void {
  const dispatch = useThunkDispatch<StateWithFavourites>();
  return (hotel) => dispatch(toggleFavourite(hotel));
}

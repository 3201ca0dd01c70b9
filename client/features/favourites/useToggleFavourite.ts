import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import {
  favouriteToggled,
  selectFavourites,
  selectFavouriteStays,
  stayFound,
  type StateWithFavourites,
} from './favouritesSlice.ts';
import { keepFavourites, toFavourite } from './storedFavourites.ts';
import type { Favourite } from '#contracts/site/favourites.ts';

/** Adds a favourite or removes it, in the store and on the device. */
function toggleFavourite(
  hotel: Favourite,
  stay: string | undefined,
): Thunk<void, StateWithFavourites> {
  return (dispatch, getState, { storage }) => {
    dispatch(favouriteToggled(toFavourite(hotel)));
    if (stay !== undefined) dispatch(stayFound({ id: hotel.id, stay }));
    const state = getState();
    keepFavourites(storage, selectFavourites(state), selectFavouriteStays(state));
  };
}

/**
 * Returns a function that makes a hotel a favourite, or removes it when it is one. `stay` is the query of
 * the hotel's page with which it was found; without one, that of before is kept.
 */
export function useToggleFavourite(): (hotel: Favourite, stay?: string) => void {
  const dispatch = useThunkDispatch<StateWithFavourites>();
  return (hotel, stay) => dispatch(toggleFavourite(hotel, stay));
}

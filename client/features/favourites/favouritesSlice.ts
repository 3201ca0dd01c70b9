import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Favourite, maxFavourites } from '#contracts/site/favourites.ts';

interface FavouritesState {
  /** The newest first, each hotel once. */
  favourites: readonly Favourite[];
}

const initialState: FavouritesState = { favourites: [] };

/** The hotels that a traveller has marked as favourites on this device. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    /** The favourites of the device, at the start and after another tab has changed them. */
    favouritesRead(state, { payload }: PayloadAction<readonly Favourite[]>) {
      state.favourites = [...payload];
    },
    /** Adds a favourite or removes it. Beyond `maxFavourites` none is added. */
    favouriteToggled(state, { payload }: PayloadAction<Favourite>) {
      const others = state.favourites.filter(({ id }) => id !== payload.id);
      if (others.length < state.favourites.length) state.favourites = others;
      else if (others.length < maxFavourites) state.favourites = [payload, ...others];
    },
  },
  selectors: {
    selectFavourites: (state) => state.favourites,
    selectIsFavourite: (state, hotelId: string) =>
      state.favourites.some(({ id }) => id === hotelId),
    selectFavouritesFull: (state) => state.favourites.length >= maxFavourites,
  },
});

export const { favouritesRead, favouriteToggled } = favouritesSlice.actions;
export const { selectFavourites, selectIsFavourite, selectFavouritesFull } =
  favouritesSlice.selectors;

/** The part of the store's state that holds the favourites. */
export type StateWithFavourites = Parameters<typeof selectFavourites>[0];

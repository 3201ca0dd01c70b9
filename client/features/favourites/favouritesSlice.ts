import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Favourite, maxFavourites } from '#contracts/site/account/favourites.ts';

/**
 * The change that could not be saved in the account. `device` means all favorites of the device,
 * which stay on the device. `some` means several favorites. Otherwise, `name` is the hotel that was
 * added or removed.
 */
export type NotSaved =
  | { readonly change: 'device' | 'some' }
  | { readonly change: 'added' | 'removed'; readonly name: string };

interface FavouritesState {
  /** The favorites, newest first, each hotel once. */
  favourites: readonly Favourite[];
  /**
   * Whether the account's favorites could not be loaded, so that these are the favorites of the
   * device.
   */
  accountMissing: boolean;
  notSaved: NotSaved | undefined;
}

const initialState: FavouritesState = {
  favourites: [],
  accountMissing: false,
  notSaved: undefined,
};

/** Holds the hotels that a traveler has marked as favorites on this device. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    /**
     * Takes over the favorites of the device, at the start and after another tab has changed them.
     */
    favouritesRead(state, { payload }: PayloadAction<readonly Favourite[]>) {
      state.favourites = [...payload];
    },
    /** Adds or removes a favorite. Once there are `maxFavourites`, it adds no more. */
    favouriteToggled(state, { payload }: PayloadAction<Favourite>) {
      state.notSaved = undefined;
      const others = state.favourites.filter(({ id }) => id !== payload.id);
      if (others.length < state.favourites.length) state.favourites = others;
      else if (others.length < maxFavourites) state.favourites = [payload, ...others];
    },
    accountAnswered(state, { payload }: PayloadAction<boolean>) {
      state.accountMissing = !payload;
    },
    /** Notes a change that could not be saved in the account. Undefined closes the message. */
    changeNotSaved(state, { payload }: PayloadAction<NotSaved | undefined>) {
      state.notSaved = payload;
    },
  },
  selectors: {
    selectAccountMissing: (state) => state.accountMissing,
    selectNotSaved: (state) => state.notSaved,
    selectFavourites: (state) => state.favourites,
    selectIsFavourite: (state, hotelId: string) =>
      state.favourites.some(({ id }) => id === hotelId),
    selectFavouritesFull: (state) => state.favourites.length >= maxFavourites,
  },
});

export const { favouritesRead, favouriteToggled, accountAnswered, changeNotSaved } =
  favouritesSlice.actions;
export const {
  selectFavourites,
  selectIsFavourite,
  selectFavouritesFull,
  selectAccountMissing,
  selectNotSaved,
} = favouritesSlice.selectors;

export type StateWithFavourites = Parameters<typeof selectFavourites>[0];

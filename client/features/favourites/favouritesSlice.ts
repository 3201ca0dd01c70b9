import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Favourite, maxFavourites } from '#contracts/site/account/favourites.ts';

/**
 * What could not be saved in the account: all favourites of the `device`, which it keeps, `some` of
 * them, or the one of this name, which was added or removed.
 */
export type NotSaved =
  | { readonly change: 'device' | 'some' }
  | { readonly change: 'added' | 'removed'; readonly name: string };

interface FavouritesState {
  /** The newest first, each hotel once. */
  favourites: readonly Favourite[];
  /**
   * Whether the account's favourites could not be loaded, so that these are those of the device.
   */
  accountMissing: boolean;
  /** The change that could not be saved in the account. */
  notSaved: NotSaved | undefined;
}

const initialState: FavouritesState = {
  favourites: [],
  accountMissing: false,
  notSaved: undefined,
};

/** The hotels that a traveler has marked as favourites on this device. */
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
      state.notSaved = undefined;
      const others = state.favourites.filter(({ id }) => id !== payload.id);
      if (others.length < state.favourites.length) state.favourites = others;
      else if (others.length < maxFavourites) state.favourites = [payload, ...others];
    },
    accountAnswered(state, { payload }: PayloadAction<boolean>) {
      state.accountMissing = !payload;
    },
    /** A change could not be saved in the account; undefined closes the message. */
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

/** The part of the store's state that holds the favourites. */
export type StateWithFavourites = Parameters<typeof selectFavourites>[0];

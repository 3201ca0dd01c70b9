import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Favorite, maxFavorites } from '#contracts/site/account/favorites.ts';

/**
 * The change that could not be saved in the account. `device` means all favorites of the device,
 * which stay on the device. `some` means several favorites. Otherwise, `name` is the hotel that was
 * added or removed.
 */
export type NotSaved =
  | { readonly change: 'device' | 'some' }
  | { readonly change: 'added' | 'removed'; readonly name: string };

interface FavoritesState {
  /** The favorites, newest first, each hotel once. */
  favorites: readonly Favorite[];
  /**
   * Whether the account's favorites could not be loaded. If so, `favorites` are the favorites of
   * the device.
   */
  accountMissing: boolean;
  notSaved: NotSaved | undefined;
}

const initialState: FavoritesState = {
  favorites: [],
  accountMissing: false,
  notSaved: undefined,
};

/** Holds the hotels that a traveler has marked as favorites on this device. */
export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    /**
     * Takes over the favorites of the device, at the start and after another tab has changed them.
     */
    favoritesRead(state, { payload }: PayloadAction<readonly Favorite[]>) {
      state.favorites = [...payload];
    },
    /** Adds or removes a favorite. Once there are `maxFavorites`, it adds no more. */
    favoriteToggled(state, { payload }: PayloadAction<Favorite>) {
      state.notSaved = undefined;
      const others = state.favorites.filter(({ id }) => id !== payload.id);
      if (others.length < state.favorites.length) state.favorites = others;
      else if (others.length < maxFavorites) state.favorites = [payload, ...others];
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
    selectFavorites: (state) => state.favorites,
    selectIsFavorite: (state, hotelId: string) => state.favorites.some(({ id }) => id === hotelId),
    selectFavoritesFull: (state) => state.favorites.length >= maxFavorites,
  },
});

export const { favoritesRead, favoriteToggled, accountAnswered, changeNotSaved } =
  favoritesSlice.actions;
export const {
  selectFavorites,
  selectIsFavorite,
  selectFavoritesFull,
  selectAccountMissing,
  selectNotSaved,
} = favoritesSlice.selectors;

export type StateWithFavorites = Parameters<typeof selectFavorites>[0];

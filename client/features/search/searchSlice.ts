import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type FirstHotels, firstHotelsRead, hotelsApi } from '../../api/hotels/hotelsApi.ts';
import { searchAddress } from '../../domain/addresses/searchAddress.ts';

interface SearchState {
  /** The address of the listing in its last state. */
  lastListing: string;
  /**
   * The query of the stay and the party that were last chosen in this tab, or '' if there are none.
   */
  lastStay: string;
  /** The id of the running search. A later search replaces this id. */
  searchId: string | undefined;
  /** The query, as JSON, whose results were requested before the search began. */
  prepared: string | undefined;
  /** The pages on which a search failed, by `pageId`. If such a page is a listing, it is empty. */
  failedPages: string[];
  /**
   * The first hotels of the last long response, which can be shown while the rest is being checked.
   */
  firstHotels: FirstHotels | undefined;
}

const initialState: SearchState = {
  lastListing: searchAddress(),
  lastStay: '',
  searchId: undefined,
  prepared: undefined,
  failedPages: [],
  firstHotels: undefined,
};

/**
 * Holds the state of the search form: idle, loading after a submit, and idle again when the call
 * ends. The results themselves are in the API's cache. While a response is incomplete, its first
 * hotels are in this slice. Spec §4.
 */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    listingShown(state, { payload }: PayloadAction<string>) {
      state.lastListing = payload;
    },
    stayChosen(state, { payload }: PayloadAction<string>) {
      state.lastStay = payload;
    },
    searchPrepared(state, { payload }: PayloadAction<string | undefined>) {
      state.prepared = payload;
    },
    searchStarted: {
      prepare: () => ({ payload: nanoid() }),
      reducer(state, { payload }: PayloadAction<string>) {
        state.searchId = payload;
      },
    },
    /** Ignores the result of the running search, because the traveler has left its page. */
    searchAborted(state) {
      state.searchId = undefined;
    },
    searchSucceeded(state) {
      state.searchId = undefined;
      state.failedPages = [];
    },
    searchFailed(state, { payload }: PayloadAction<string>) {
      state.searchId = undefined;
      if (!state.failedPages.includes(payload)) state.failedPages.push(payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(firstHotelsRead, (state, { payload }) => ({ ...state, firstHotels: payload }));
    builder.addMatcher(hotelsApi.endpoints.searchHotels.matchPending, (state, { meta }) => {
      const query = JSON.stringify(meta.arg.originalArgs);
      if (state.firstHotels?.query === query) state.firstHotels = undefined;
    });
  },
  selectors: {
    selectLastListing: (state) => state.lastListing,
    selectLastStay: (state) => state.lastStay,
    selectPreparedSearch: (state) => state.prepared,
    selectSearchId: (state) => state.searchId,
    selectSearching: (state) => state.searchId !== undefined,
    selectFailedPages: (state) => state.failedPages,
    selectFirstHotels: (state) => state.firstHotels,
  },
});

export const {
  listingShown,
  stayChosen,
  searchPrepared,
  searchStarted,
  searchAborted,
  searchSucceeded,
  searchFailed,
} = searchSlice.actions;
export const {
  selectLastListing,
  selectLastStay,
  selectPreparedSearch,
  selectSearchId,
  selectSearching,
  selectFailedPages,
  selectFirstHotels,
} = searchSlice.selectors;

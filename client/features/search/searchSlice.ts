import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { emptyCriteria, type SearchCriteria } from '../../domain/searchQuery.ts';

interface SearchState {
  /** What the listing last showed, as its address named it. */
  criteria: SearchCriteria;
  /** Names the search under way; a later one takes its place. */
  searchId: string | undefined;
  /** The history entry on which a search failed last: its results are emptied until one succeeds. */
  failedOn: string | undefined;
}

const initialState: SearchState = {
  criteria: emptyCriteria,
  searchId: undefined,
  failedOn: undefined,
};

/**
 * The search form's state: idle, loading after a submit, idle again when the call ends, whether it
 * succeeded or failed. Results are not in here but in the API's cache. Spec §4.
 */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchStarted: {
      prepare: () => ({ payload: nanoid() }),
      reducer(state, { payload }: PayloadAction<string>) {
        state.searchId = payload;
      },
    },
    listingOpened(state, { payload }: PayloadAction<SearchCriteria>) {
      state.criteria = payload;
    },
    searchSucceeded(state) {
      state.searchId = undefined;
      state.failedOn = undefined;
    },
    /** The traveller has left the page that asked: its answer leads nowhere and covers nothing. */
    searchLeft(state) {
      state.searchId = undefined;
    },
    searchFailed(state, { payload }: PayloadAction<string>) {
      state.searchId = undefined;
      state.failedOn = payload;
    },
  },
  selectors: {
    selectCriteria: (state) => state.criteria,
    selectSearchId: (state) => state.searchId,
    selectSearching: (state) => state.searchId !== undefined,
    selectFailedOn: (state) => state.failedOn,
  },
});

export const { searchStarted, listingOpened, searchSucceeded, searchLeft, searchFailed } =
  searchSlice.actions;
export const { selectCriteria, selectSearchId, selectSearching, selectFailedOn } =
  searchSlice.selectors;

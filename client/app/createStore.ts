import {
  combineReducers,
  configureStore,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api, type Injected } from '../api/api.ts';
import { ratesSeenSlice } from '../api/hotels/ratesSeenSlice.ts';
import { accountSlice, readSignedIn } from '../features/account/session/accountSlice.ts';
import { currencySlice, readCurrency } from '../features/currency/currencySlice.ts';
import { favouritesSlice } from '../features/favourites/favouritesSlice.ts';
import { readFavourites } from '../features/favourites/storedFavourites.ts';
import { gateSlice } from '../features/gate/gateSlice.ts';
import { readLastStay } from '../features/search/lastStay.ts';
import { searchSlice } from '../features/search/searchSlice.ts';
import { failureLog } from './failureLog.ts';

const reducer = combineReducers({
  [gateSlice.name]: gateSlice.reducer,
  [searchSlice.name]: searchSlice.reducer,
  [favouritesSlice.name]: favouritesSlice.reducer,
  [accountSlice.name]: accountSlice.reducer,
  [currencySlice.name]: currencySlice.reducer,
  [ratesSeenSlice.name]: ratesSeenSlice.reducer,
  [api.reducerPath]: api.reducer,
});

/** The development-only checks take longer than their default limit for a list of sixty hotels. */
const developmentCheckMs = 1_000;

/**
 * Creates a store, which starts with the favourites and the currency of the device and the stay of
 * the tab. `log` is told of every action; by default it writes failures to the console of the
 * browser. No part of it is a singleton, so that tests can create as many as they need.
 */
export function createStore(
  injected: Injected,
  preloadedState?: Partial<ReturnType<typeof reducer>>,
  log: Middleware = failureLog,
) {
  return configureStore({
    reducer,
    preloadedState: {
      [favouritesSlice.name]: {
        ...favouritesSlice.getInitialState(),
        favourites: readFavourites(injected.storage),
      },
      [searchSlice.name]: {
        ...searchSlice.getInitialState(),
        lastStay: readLastStay(injected.tabStorage),
      },
      [currencySlice.name]: { currency: readCurrency(injected.storage) },
      [accountSlice.name]: { mayBeSignedIn: readSignedIn(injected.storage) },
      ...preloadedState,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: injected },
        immutableCheck: { warnAfter: developmentCheckMs },
        serializableCheck: { warnAfter: developmentCheckMs },
      }).concat(api.middleware, log, sessionCheck),
  });
}

export type Store = ReturnType<typeof createStore>;

const signedOutSchema = v.object({
  status: v.literal(401),
  data: v.object({ code: v.literal('signed-out') }),
});

/**
 * Loads the session again when a call was refused for lack of one: it may have ended elsewhere.
 * Only that response signs the site out: the refused call may be older than the present session.
 */
const sessionCheck: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && v.is(signedOutSchema, action.payload)) {
      dispatch(api.util.invalidateTags(['session']));
    }
    return result;
  };

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
import { favoritesSlice } from '../features/favorites/favoritesSlice.ts';
import { readFavorites } from '../features/favorites/storedFavorites.ts';
import { gateSlice } from '../features/gate/gateSlice.ts';
import { readLastStay } from '../features/search/lastStay.ts';
import { searchSlice } from '../features/search/searchSlice.ts';
import { failureLog } from './failureLog.ts';

const reducer = combineReducers({
  [gateSlice.name]: gateSlice.reducer,
  [searchSlice.name]: searchSlice.reducer,
  [favoritesSlice.name]: favoritesSlice.reducer,
  [accountSlice.name]: accountSlice.reducer,
  [currencySlice.name]: currencySlice.reducer,
  [ratesSeenSlice.name]: ratesSeenSlice.reducer,
  [api.reducerPath]: api.reducer,
});

/**
 * The time limit of the development-only checks, in milliseconds. For a list of sixty hotels, the
 * checks exceed their default limit.
 */
const developmentCheckMs = 1_000;

/**
 * Creates a store. It starts with the favorites and the currency of the device and the stay of the
 * tab. `log` receives every action, and by default writes failures to the browser's console. No
 * part of the store is a singleton, so that tests can create any number of stores.
 */
export function createStore(
  injected: Injected,
  preloadedState?: Partial<ReturnType<typeof reducer>>,
  log: Middleware = failureLog,
) {
  return configureStore({
    reducer,
    preloadedState: {
      [favoritesSlice.name]: {
        ...favoritesSlice.getInitialState(),
        favorites: readFavorites(injected.storage),
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
 * Reloads the session when a call was rejected because it needs one, since the session may have
 * ended elsewhere. Only the reloaded session signs the traveler out, because the rejected call may
 * be older than the present session.
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

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api, type Injected } from '../api/api.ts';
import { gateSlice } from '../features/gate/gateSlice.ts';
import { searchSlice } from '../features/search/searchSlice.ts';
import { failureLog } from './failureLog.ts';

const reducer = combineReducers({
  [gateSlice.name]: gateSlice.reducer,
  [searchSlice.name]: searchSlice.reducer,
  [api.reducerPath]: api.reducer,
});

/** Sixty hotels take the checks that run in development alone longer than their default allows. */
const developmentCheckMs = 1_000;

/** A new store of its own: nothing of it lives in a module, so that tests and pages can have many. */
export function createStore(
  injected: Injected,
  preloadedState?: Partial<ReturnType<typeof reducer>>,
) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: injected },
        immutableCheck: { warnAfter: developmentCheckMs },
        serializableCheck: { warnAfter: developmentCheckMs },
      }).concat(api.middleware, failureLog),
  });
}

export type Store = ReturnType<typeof createStore>;

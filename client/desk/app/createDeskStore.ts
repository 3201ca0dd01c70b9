import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { DeskProblemCode } from '#contracts/site/desk/deskSession.ts';
import { deskApi, deskProblemCodeOf, type DeskInjected } from '../api/deskApi.ts';

/** Who is signed in, and as what, is not what the page believes. */
const stale: readonly unknown[] = ['signed-out', 'not-permitted'] satisfies DeskProblemCode[];

/**
 * Loads the session again when a call was refused because of it: it may have ended, or have another
 * role by now.
 */
const sessionCheck: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && stale.includes(deskProblemCodeOf(action.payload))) {
      dispatch(deskApi.util.invalidateTags(['session']));
    }
    return result;
  };

/** Creates the desk's store, which holds what the site's API responded with and nothing else. */
export function createDeskStore(injected: DeskInjected) {
  return configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: injected } }).concat(deskApi.middleware, sessionCheck),
  });
}

export type DeskStore = ReturnType<typeof createDeskStore>;

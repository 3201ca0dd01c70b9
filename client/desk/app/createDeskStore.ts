import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { DeskProblemCode } from '#contracts/site/desk/deskSession.ts';
import { deskApi, deskProblemCodeOf, type DeskInjected } from '../api/deskApi.ts';

/** The refusals after which the session may have ended or the role may have changed. */
const stale: readonly unknown[] = ['signed-out', 'not-permitted'] satisfies DeskProblemCode[];

/** Reloads the session after such a refusal. */
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

/** Creates the desk's store, which holds only cached API responses. */
export function createDeskStore(injected: DeskInjected) {
  return configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: injected } }).concat(deskApi.middleware, sessionCheck),
  });
}

export type DeskStore = ReturnType<typeof createDeskStore>;

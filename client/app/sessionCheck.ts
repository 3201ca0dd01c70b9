import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api } from '../api/api.ts';

const signedOutSchema = v.object({
  status: v.literal(401),
  data: v.object({ code: v.literal('signed-out') }),
});

/**
 * Loads the session again when a call was refused for lack of one: it may have ended elsewhere.
 * Only that response signs the site out: the refused call may be older than the present session.
 */
export const sessionCheck: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && v.is(signedOutSchema, action.payload)) {
      dispatch(api.util.invalidateTags(['session']));
    }
    return result;
  };

import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { Session } from '#contracts/site/account/account.ts';
import {
  sessionApi,
  type StateWithAccount,
  useGetSessionQuery,
} from '../../../api/account/sessionApi.ts';
import type { Account } from '../../../api/savedEntries.ts';
import { type Thunk, useThunkDispatch } from '../../../api/thunk.ts';
import { keepSignedIn, selectMayBeSignedIn, signedInNoted } from './accountSlice.ts';

/**
 * Puts the session into the store, and records on the device whether there is a session.
 *
 * If the account changes, the function first records a sign-out. Otherwise the stored value would
 * stay the same, and other tabs would not reload the session. When a session ends, the bookings
 * that were saved during the session are deleted from the device.
 */
function changeSession(session: Session | null): Thunk<Promise<void>, StateWithAccount> {
  return async (dispatch, getState, { storage }) => {
    const before = sessionApi.endpoints.getSession.select()(getState()).data?.session;
    if (session?.email !== before?.email) keepSignedIn(storage, false);
    keepSignedIn(storage, session !== null);
    // Components show personal content only while `mayBeSignedIn` is true. This value must change
    // before the session is removed, but after a new session is stored.
    if (!session) dispatch(signedInNoted(false));
    await dispatch(sessionApi.util.upsertQueryData('getSession', undefined, { session }));
    dispatch(sessionApi.util.invalidateTags(['rewards']));
    if (session) dispatch(signedInNoted(true));
    else {
      // Few travelers have saved bookings, so the code that deletes them is a separate chunk.
      const { keepBookingsOf } = await import(
        /* webpackChunkName: "offline" */ '../../../api/savedEntries.ts'
      );
      await keepBookingsOf(null);
    }
  };
}

/** Returns a function that sets the session, or clears it with null. */
export function useSessionChange(): (session: Session | null) => void {
  const dispatch = useThunkDispatch<StateWithAccount>();
  return useCallback((session) => void dispatch(changeSession(session)), [dispatch]);
}

/**
 * Returns the email address of the signed-in account, or null if nobody is signed in. It returns
 * undefined while this is unknown, for example without a network.
 */
export function useSignedInAccount(): Account | undefined {
  const mayBeSignedIn = useSelector(selectMayBeSignedIn);
  const { data } = useGetSessionQuery(undefined, { skip: !mayBeSignedIn });
  return mayBeSignedIn ? data?.session?.email : null;
}

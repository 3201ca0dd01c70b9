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
 * Puts the session into the store, and notes on the device whether there is one. If the account has
 * changed, the device first notes an end, so that other tabs reload the session. After the session
 * has ended, the bookings that were saved in it are removed from the device.
 */
function changeSession(session: Session | null): Thunk<Promise<void>, StateWithAccount> {
  return async (dispatch, getState, { storage }) => {
    const before = sessionApi.endpoints.getSession.select()(getState()).data?.session;
    if (session?.email !== before?.email) keepSignedIn(storage, false);
    keepSignedIn(storage, session !== null);
    // Personal content disappears before the session does, and appears after it.
    if (!session) dispatch(signedInNoted(false));
    await dispatch(sessionApi.util.upsertQueryData('getSession', undefined, { session }));
    dispatch(sessionApi.util.invalidateTags(['rewards']));
    if (session) dispatch(signedInNoted(true));
    else {
      // Few travelers have saved bookings, so the code that removes them is loaded only here.
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

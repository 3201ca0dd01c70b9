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
 * Puts the session into the store, and notes on the device whether there is one. When it is another
 * account's, other tabs hear of it as of an end: they load the session again. When it has ended,
 * the bookings that were saved in it are removed from the device.
 */
function changeSession(session: Session | null): Thunk<Promise<void>, StateWithAccount> {
  return async (dispatch, getState, { storage }) => {
    const before = sessionApi.endpoints.getSession.select()(getState()).data?.session;
    if (session?.email !== before?.email) keepSignedIn(storage, false);
    keepSignedIn(storage, session !== null);
    // What is personal disappears before the session does, and appears after it.
    if (!session) dispatch(signedInNoted(false));
    await dispatch(sessionApi.util.upsertQueryData('getSession', undefined, { session }));
    dispatch(sessionApi.util.invalidateTags(['rewards']));
    if (session) dispatch(signedInNoted(true));
    else {
      // Few travelers have some: what removes them loads when it is needed.
      const { keepBookingsOf } = await import(
        /* webpackChunkName: "offline" */ '../../../api/savedEntries.ts'
      );
      await keepBookingsOf(null);
    }
  };
}

/** Returns a function that sets the session; null when it has ended. */
export function useSessionChange(): (session: Session | null) => void {
  const dispatch = useThunkDispatch<StateWithAccount>();
  return useCallback((session) => void dispatch(changeSession(session)), [dispatch]);
}

/**
 * The mail address of the account that is signed in; null for nobody, and undefined while it is not
 * known, as without a network.
 */
export function useSignedInAccount(): Account | undefined {
  const mayBeSignedIn = useSelector(selectMayBeSignedIn);
  const { data } = useGetSessionQuery(undefined, { skip: !mayBeSignedIn });
  return mayBeSignedIn ? data?.session?.email : null;
}

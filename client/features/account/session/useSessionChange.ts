import { useCallback } from 'react';
import type { Session } from '#contracts/site/account/account.ts';
import { accountApi, type StateWithAccount } from '../../../api/account/accountApi.ts';
import { type Thunk, useThunkDispatch } from '../../../api/thunk.ts';
import { keepSignedIn, readSignedIn, signedInNoted } from './accountSlice.ts';

/**
 * Puts the session into the store, and notes on the device whether there is one. When a session has
 * ended, in whatever way, or is another account's, the bookings saved on the device are removed.
 */
function changeSession(session: Session | null): Thunk<Promise<void>, StateWithAccount> {
  return async (dispatch, getState, { storage }) => {
    const before = accountApi.endpoints.getSession.select()(getState()).data?.session;
    const isOther = Boolean(before && session && before.email !== session.email);
    const hasEnded = session === null && (Boolean(before) || readSignedIn(storage));
    keepSignedIn(storage, session !== null);
    // What is personal disappears before the session does, and appears after it.
    if (!session) dispatch(signedInNoted(false));
    await dispatch(accountApi.util.upsertQueryData('getSession', undefined, { session }));
    dispatch(accountApi.util.invalidateTags(['rewards']));
    if (session) dispatch(signedInNoted(true));
    if (isOther || hasEnded) {
      // Few travellers have some: what removes them loads when it is needed.
      const { forgetSavedBookings } = await import('../../../api/bookingStorage.ts');
      await forgetSavedBookings();
    }
  };
}

/** Returns a function that sets the session; null when it has ended. */
export function useSessionChange(): (session: Session | null) => void {
  const dispatch = useThunkDispatch<StateWithAccount>();
  return useCallback((session) => void dispatch(changeSession(session)), [dispatch]);
}

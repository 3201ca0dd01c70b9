import { useCallback } from 'react';
import type { Session } from '#contracts/site/account/account.ts';
import { accountApi, type StateWithAccount } from '../../../api/account/accountApi.ts';
import { type Thunk, useThunkDispatch } from '../../../api/thunk.ts';
import { keepSignedIn, signedInNoted } from './accountSlice.ts';

/** Puts the session into the store, and notes on the device whether there is one. */
function changeSession(session: Session | null): Thunk<Promise<void>, StateWithAccount> {
  return async (dispatch, _getState, { storage }) => {
    keepSignedIn(storage, session !== null);
    // What is personal disappears before the session does, and appears after it.
    if (!session) dispatch(signedInNoted(false));
    await dispatch(accountApi.util.upsertQueryData('getSession', undefined, { session }));
    dispatch(accountApi.util.invalidateTags(['rewards']));
    if (session) dispatch(signedInNoted(true));
  };
}

/** Returns a function that sets the session; null when it has ended. */
export function useSessionChange(): (session: Session | null) => void {
  const dispatch = useThunkDispatch<StateWithAccount>();
  return useCallback((session) => void dispatch(changeSession(session)), [dispatch]);
}

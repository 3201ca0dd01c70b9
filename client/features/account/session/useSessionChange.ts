import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Session } from '#contracts/site/account.ts';
import { accountApi, type StateWithAccount } from '../../../api/account/accountApi.ts';
import type { Injected } from '../../../api/api.ts';
import { keepSignedIn, signedInNoted } from './accountSlice.ts';

type Dispatch = ThunkDispatch<StateWithAccount, Injected, UnknownAction>;

/** Puts who is signed in into the store and notes it on the device. */
function changeSession(
  session: Session | null,
): ThunkAction<Promise<void>, StateWithAccount, Injected, UnknownAction> {
  return async (dispatch, _getState, { storage }) => {
    keepSignedIn(storage, session !== null);
    // What is personal disappears before the session does, and appears after it.
    if (!session) dispatch(signedInNoted(false));
    await dispatch(accountApi.util.upsertQueryData('getSession', undefined, { session }));
    dispatch(accountApi.util.invalidateTags(['rewards']));
    if (session) dispatch(signedInNoted(true));
  };
}

/** Returns a function that says who is signed in from now on; null for nobody. */
export function useSessionChange(): (session: Session | null) => void {
  const dispatch = useDispatch<Dispatch>();
  return useCallback((session) => void dispatch(changeSession(session)), [dispatch]);
}

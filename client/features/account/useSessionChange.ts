import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Session } from '#contracts/site/account.ts';
import { accountApi, type StateWithAccount } from '../../api/accountApi.ts';
import { api, type Injected } from '../../api/api.ts';
import { keepSignedIn, signedInNoted } from './accountSlice.ts';

type Dispatch = ThunkDispatch<StateWithAccount, Injected, UnknownAction>;

/**
 * Puts who is signed in into the store and notes it on the device. Null also removes everything that
 * was loaded, since it may be personal.
 */
function changeSession(
  session: Session | null,
): ThunkAction<void, StateWithAccount, Injected, UnknownAction> {
  return (dispatch, _getState, { storage }) => {
    keepSignedIn(storage, session !== null);
    dispatch(signedInNoted(session !== null));
    if (session === null) dispatch(api.util.resetApiState());
    void dispatch(accountApi.util.upsertQueryData('getSession', undefined, session));
  };
}

/** Returns a function that says who is signed in from now on; null for nobody. */
export function useSessionChange(): (session: Session | null) => void {
  const dispatch = useDispatch<Dispatch>();
  return useCallback((session) => dispatch(changeSession(session)), [dispatch]);
}

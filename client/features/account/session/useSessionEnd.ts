import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountApi } from '../../../api/account/accountApi.ts';
import { accountErrorOf } from '../../../api/account/accountError.ts';
import { api } from '../../../api/api.ts';
import { favoritesApi } from '../../../api/account/favoritesApi.ts';
import { savedTravelersApi } from '../../../api/account/savedTravelersApi.ts';
import type { StateWithAccount } from '../../../api/account/sessionApi.ts';
import { tripsApi } from '../../../api/account/tripsApi.ts';
import { type Thunk, useThunkDispatch } from '../../../api/thunk.ts';
import { routes } from '../../../domain/paths.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { noticeState } from '../../../ui/page/PageNotice.tsx';
import { useSessionChange } from './useSessionChange.ts';

/** Waits until all running mutations have finished, because they need the session. */
function settleChanges(): Thunk<Promise<void>, StateWithAccount> {
  return async (dispatch) => {
    let changes = dispatch(api.util.getRunningMutationsThunk());
    while (changes.length > 0) {
      await Promise.all(changes);
      changes = dispatch(api.util.getRunningMutationsThunk());
    }
  };
}

/**
 * Aborts the running queries for sessions, favorites, saved travelers and trips, which need the
 * session. Returns a function that sends the aborted queries again.
 */
function abortQueries(): Thunk<() => void, StateWithAccount> {
  return (dispatch) => {
    const running = [
      dispatch(accountApi.util.getRunningQueryThunk('getOpenSessions', undefined)),
      dispatch(favoritesApi.util.getRunningQueryThunk('getFavorites', undefined)),
      dispatch(savedTravelersApi.util.getRunningQueryThunk('getSavedTravelers', undefined)),
      dispatch(tripsApi.util.getRunningQueryThunk('getTrips', undefined)),
    ].filter((query) => query !== undefined);
    for (const query of running) query.abort();
    return () => {
      for (const query of running) void query.refetch();
    };
  };
}

/**
 * Returns a function that ends the session. The function runs `call`, goes to the home page and
 * removes the session from the store. The home page shows the text that `call` returns.
 *
 * Running mutations finish first, and the queries of `abortQueries` are aborted, so that they do
 * not fail without the session. If `call` fails, the function rejects and the session stays.
 */
export function useSessionEnd(): (call: () => Promise<string | undefined>) => Promise<void> {
  const dispatch = useThunkDispatch<StateWithAccount>();
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  return useCallback(
    async (call) => {
      await dispatch(settleChanges());
      const sendAgain = dispatch(abortQueries());
      let notice: string | undefined;
      try {
        notice = await call();
      } catch (thrown) {
        sendAgain();
        throw thrown;
      }
      void navigate(routes.home, { state: notice && noticeState(notice) });
      changeSession(null);
    },
    [dispatch, navigate, changeSession],
  );
}

/**
 * Returns a function that runs a call to sign out. If the session has already ended, the call
 * counts as successful. If the server could only delete the session cookie, the home page says so.
 */
export function useSignOut(): (call: () => Promise<unknown>) => Promise<void> {
  const { t } = useI18n();
  const endSession = useSessionEnd();
  return useCallback(
    (call) =>
      endSession(async () => {
        try {
          await call();
        } catch (thrown) {
          const error = accountErrorOf(thrown);
          const code = error.kind === 'problem' ? error.code : undefined;
          if (code === 'signed-out-here') return t('account.errors.signedOutHere');
          if (code !== 'signed-out') throw thrown;
        }
        return undefined;
      }),
    [endSession, t],
  );
}

import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Favorite, Favorites } from '#contracts/site/account/favorites.ts';
import type { StateWithAccount } from '../../api/account/sessionApi.ts';
import { isSignedOut } from '../../api/account/accountError.ts';
import { favoritesApi } from '../../api/account/favoritesApi.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import {
  accountAnswered,
  changeNotSaved,
  type NotSaved,
  selectFavorites,
  type StateWithFavorites,
} from './favoritesSlice.ts';
import { replaceFavorites } from './useDeviceFavorites.ts';

/** A list of favorites in which each hotel occurs once. */
type List = readonly Favorite[];

function has(list: List, { id }: Favorite): boolean {
  return list.some((one) => one.id === id);
}

/** Returns the hotels of a list that are missing in the other list. */
function without(list: List, others: List): List {
  return list.filter((hotel) => !has(others, hotel));
}

/** Returns whether two lists have the same hotels and stays in the same order. */
function isSame(list: List, other: List): boolean {
  return (
    list.length === other.length &&
    list.every(({ id, stay }, index) => other[index]?.id === id && other[index].stay === stay)
  );
}

type State = StateWithFavorites & StateWithAccount;
type Response = { data?: Favorites | undefined; error?: unknown };
type Send = () => PromiseLike<Response>;

/** The effect of a request on the account. */
interface Change {
  /** The favorites of the account after the request has been carried out. */
  asked: List;
  /** The hotels that the request adds or removes. */
  changed: List;
}

/**
 * Keeps an account in sync with the favorites in the store. `update` must be called when the
 * favorites have changed, and `stop` when the session ends.
 */
interface AccountSync {
  update: () => Promise<void>;
  stop: () => void;
}

const { getFavorites, addFavorites, removeFavorite } = favoritesApi.endpoints;

/**
 * Keeps the favorites of the store and the account in sync. At first, the device's favorites are
 * added to the account. After that, each change is sent, one request at a time. A request is chosen
 * only when it is sent, so that the last tap on a heart decides.
 *
 * Each response replaces the favorites, except for changes made in the meantime. A failed request
 * is sent a second time. If it fails again, the account's favorites are loaded and shown, and a
 * message says which change was not saved.
 */
function syncFavorites(): Thunk<AccountSync, State> {
  return (dispatch, getState) => {
    const current = () => selectFavorites(getState());
    const atStart = current();
    /**
     * The account's favorites in its last response, or undefined until the device's favorites have
     * been added.
     */
    let known: List | undefined;
    /**
     * The change whose request failed. The account's favorites must be loaded before the next
     * request.
     */
    let failed: Change | undefined;
    let running = false;
    let stopped = false;

    const load: Send = () =>
      dispatch(getFavorites.initiate(undefined, { subscribe: false, forceRefetch: true }));
    const add = (hotels: List) =>
      dispatch(addFavorites.initiate({ hotels: [...hotels] }, { track: false }));
    const remove = ({ id }: Favorite) => dispatch(removeFavorite.initiate(id, { track: false }));

    /** Sends a request. Returns the account's favorites, or the reason why there are none. */
    const ask = async (send: Send): Promise<List | 'failed' | 'ended'> => {
      const { data, error } = await sendTwice(send);
      if (stopped || isSignedOut(error)) return 'ended';
      return data ? data.hotels : 'failed';
    };

    /**
     * Shows the account's favorites together with the changes made since the request. Reports
     * changes that were not saved.
     */
    const show = (account: List, { asked, changed }: Change) => {
      known = account;
      const wanted = current();
      const removed = without(asked, wanted);
      const added = without(without(wanted, asked), account);
      const shown = [...added, ...without(account, removed)];
      const notSaved = changed.filter((hotel) => has(wanted, hotel) !== has(shown, hotel));
      if (!isSame(shown, wanted)) dispatch(replaceFavorites(shown));
      if (notSaved.length > 0) dispatch(changeNotSaved(notSavedOf(notSaved, wanted)));
    };

    /**
     * Adds the device's favorites to the account. Returns the account's favorites, or undefined
     * without a response.
     */
    const join = async (): Promise<List | undefined> => {
      const wanted = current();
      const account = await ask(() => add(wanted));
      if (account === 'ended') return undefined;
      if (account === 'failed') {
        dispatch(accountAnswered(false));
        if (!isSame(atStart, current())) dispatch(changeNotSaved({ change: 'device' }));
        return undefined;
      }
      const asked = [...wanted, ...without(atStart, wanted)];
      show(account, { asked, changed: asked });
      dispatch(accountAnswered(true));
      return account;
    };

    /** Shows the account's favorites as they were before the changes that could not be sent. */
    const takeBack = (account: List, { changed }: Change) => {
      const wanted = current();
      const unsent = [...without(wanted, account), ...without(account, wanted)];
      const notSaved = [...unsent, ...without(changed, unsent)];
      dispatch(changeNotSaved(notSavedOf(notSaved, wanted)));
      dispatch(replaceFavorites(account));
      failed = { asked: account, changed: [] };
    };

    /** Loads the account's favorites after a failed change. Returns whether they were loaded. */
    const recover = async (account: List, change: Change): Promise<boolean> => {
      const response = await ask(load);
      if (response === 'ended') return false;
      if (response === 'failed') {
        takeBack(account, change);
        return false;
      }
      failed = undefined;
      show(response, change);
      return true;
    };

    /**
     * Returns the request that brings the account closer to the store, or undefined if both have
     * the same hotels.
     */
    const nextRequest = (account: List): (Change & { send: Send }) | undefined => {
      const wanted = current();
      const added = without(wanted, account);
      if (added.length > 0) {
        return { send: () => add(added), asked: [...added, ...account], changed: added };
      }
      const [gone] = without(account, wanted);
      return gone && { send: () => remove(gone), asked: without(account, [gone]), changed: [gone] };
    };

    /** Sends the next request. Returns whether another request may be needed. */
    const advance = async (account: List): Promise<boolean> => {
      if (failed) return recover(account, failed);
      const request = nextRequest(account);
      if (!request) return false;
      const response = await ask(request.send);
      if (response === 'ended') return false;
      if (response === 'failed') failed = request;
      else show(response, request);
      return true;
    };

    const sync = async () => {
      let account = known ?? (await join());
      while (account && (await advance(account))) account = known;
    };

    return {
      update: async () => {
        if (running || stopped) return;
        running = true;
        await sync();
        running = false;
      },
      stop: () => {
        stopped = true;
      },
    };
  };
}

/** Sends a request, and sends it again if there was no response or the server failed. */
async function sendTwice(send: Send): Promise<Response> {
  const first = await send();
  return isTransient(first.error) ? send() : first;
}

function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return typeof error.status !== 'number' || error.status >= 500;
}

function notSavedOf([hotel, ...others]: List, wanted: List): NotSaved {
  if (!hotel || others.length > 0) return { change: 'some' };
  return { change: has(wanted, hotel) ? 'added' : 'removed', name: hotel.name };
}

/** Keeps the favorites in sync with the account while the component is mounted. */
export function useAccountFavorites(): void {
  const dispatch = useThunkDispatch<State>();
  const favorites = useSelector(selectFavorites);
  const account = useRef<AccountSync>(undefined);
  useEffect(() => {
    const sync = dispatch(syncFavorites());
    account.current = sync;
    return () => sync.stop();
  }, [dispatch]);
  useEffect(() => void account.current?.update(), [favorites]);
}

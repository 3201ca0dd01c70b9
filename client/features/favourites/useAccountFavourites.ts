import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Favourite, Favourites } from '#contracts/site/account/favourites.ts';
import type { StateWithAccount } from '../../api/account/sessionApi.ts';
import { isSignedOut } from '../../api/account/accountError.ts';
import { favouritesApi } from '../../api/account/favouritesApi.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import {
  accountAnswered,
  changeNotSaved,
  type NotSaved,
  selectFavourites,
  type StateWithFavourites,
} from './favouritesSlice.ts';
import { replaceFavourites } from './useDeviceFavourites.ts';

/** Favourites, each hotel once. */
type List = readonly Favourite[];

/** Whether a list has a hotel. */
function has(list: List, { id }: Favourite): boolean {
  return list.some((one) => one.id === id);
}

/** The hotels of a list that are not among the others. */
function without(list: List, others: List): List {
  return list.filter((hotel) => !has(others, hotel));
}

/** Whether two lists have the same hotels and stays in the same order. */
function isSame(list: List, other: List): boolean {
  return (
    list.length === other.length &&
    list.every(({ id, stay }, index) => other[index]?.id === id && other[index].stay === stay)
  );
}

type State = StateWithFavourites & StateWithAccount;
type Response = { data?: Favourites | undefined; error?: unknown };
type Send = () => PromiseLike<Response>;

/** What a request changes in the account. */
interface Change {
  /** The favourites that the account has once the request is carried out. */
  asked: List;
  /** The hotels that it adds or removes. */
  changed: List;
}

/**
 * Keeps an account's favourites those of the store: `update` when these have changed, `stop` at the
 * session's end.
 */
interface AccountSync {
  update: () => Promise<void>;
  stop: () => void;
}

const { getFavourites, addFavourites, removeFavourite } = favouritesApi.endpoints;

/**
 * Lets the favourites follow the account. First those of the device are added to the account, then
 * each change is sent, one request at a time: the next one is decided when it is sent, so that the
 * last tap on a heart is the last request. Each response replaces the favourites, except for what
 * was changed meanwhile. A request that fails is sent once more; then the account's favourites are
 * loaded and shown, and a message says what was not saved.
 */
function syncFavourites(): Thunk<AccountSync, State> {
  return (dispatch, getState) => {
    const current = () => selectFavourites(getState());
    const atStart = current();
    /**
     * The account's favourites in its last response; undefined until the device's are added to
     * them.
     */
    let known: List | undefined;
    /** The change whose request failed. The account's favourites are loaded before the next one. */
    let failed: Change | undefined;
    let running = false;
    let stopped = false;

    const load: Send = () =>
      dispatch(getFavourites.initiate(undefined, { subscribe: false, forceRefetch: true }));
    const add = (hotels: List) =>
      dispatch(addFavourites.initiate({ hotels: [...hotels] }, { track: false }));
    const remove = ({ id }: Favourite) => dispatch(removeFavourite.initiate(id, { track: false }));

    /** Sends a request. Returns the account's favourites, or why there are none. */
    const ask = async (send: Send): Promise<List | 'failed' | 'ended'> => {
      const { data, error } = await sendTwice(send);
      if (stopped || isSignedOut(error)) return 'ended';
      return data ? data.hotels : 'failed';
    };

    /**
     * Shows the account's favourites with the changes made since the request, and says what is not
     * saved.
     */
    const show = (account: List, { asked, changed }: Change) => {
      known = account;
      const wanted = current();
      const removed = without(asked, wanted);
      const added = without(without(wanted, asked), account);
      const shown = [...added, ...without(account, removed)];
      const notSaved = changed.filter((hotel) => has(wanted, hotel) !== has(shown, hotel));
      if (!isSame(shown, wanted)) dispatch(replaceFavourites(shown));
      if (notSaved.length > 0) dispatch(changeNotSaved(notSavedOf(notSaved, wanted)));
    };

    /**
     * Adds the device's favourites to the account. Returns its favourites, undefined without a
     * response.
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

    /** Shows the account's favourites as they were before the changes that could not be sent. */
    const takeBack = (account: List, { changed }: Change) => {
      const wanted = current();
      const unsent = [...without(wanted, account), ...without(account, wanted)];
      const notSaved = [...unsent, ...without(changed, unsent)];
      dispatch(changeNotSaved(notSavedOf(notSaved, wanted)));
      dispatch(replaceFavourites(account));
      failed = { asked: account, changed: [] };
    };

    /**
     * Loads the account's favourites after a change that failed. Returns whether they were loaded.
     */
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

    /** The request that brings the account nearer to the store; undefined when they are alike. */
    const nextRequest = (account: List): (Change & { send: Send }) | undefined => {
      const wanted = current();
      const added = without(wanted, account);
      if (added.length > 0) {
        return { send: () => add(added), asked: [...added, ...account], changed: added };
      }
      const [gone] = without(account, wanted);
      return gone && { send: () => remove(gone), asked: without(account, [gone]), changed: [gone] };
    };

    /** Sends the next request. Returns whether another one may be needed. */
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

/** Sends a request, and once more when there was no response or the server failed. */
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

/** Lets the favourites follow the account while the component is mounted. */
export function useAccountFavourites(): void {
  const dispatch = useThunkDispatch<State>();
  const favourites = useSelector(selectFavourites);
  const account = useRef<AccountSync>(undefined);
  useEffect(() => {
    const sync = dispatch(syncFavourites());
    account.current = sync;
    return () => sync.stop();
  }, [dispatch]);
  useEffect(() => void account.current?.update(), [favourites]);
}

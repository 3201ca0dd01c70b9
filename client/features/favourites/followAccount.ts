import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Favourite, Favourites } from '#contracts/site/favourites.ts';
import { isSignedOut } from '../../api/account/accountError.ts';
import type { StateWithAccount } from '../../api/account/accountApi.ts';
import type { Injected } from '../../api/api.ts';
import { favouritesApi } from '../../api/account/favouritesApi.ts';
import {
  accountAnswered,
  changeNotSaved,
  selectFavourites,
  type StateWithFavourites,
} from './favouritesSlice.ts';
import { replaceFavourites } from './replaceFavourites.ts';

type List = readonly Favourite[];
type State = StateWithFavourites & StateWithAccount;
type Thunk<Result> = ThunkAction<Result, State, Injected, UnknownAction>;
type Response = { data?: Favourites | undefined; error?: unknown };

/** One request, and the favourites that the account has once it is carried out. */
interface Step {
  send: () => PromiseLike<Response>;
  asked: List;
  /** The hotels that it adds to the account or removes from it. */
  changed: List;
}

/**
 * Keeps an account's favourites those of the store: `update` when these have changed, `stop` at the
 * session's end.
 */
export interface AccountSync {
  update: () => Promise<void>;
  stop: () => void;
}

const { getFavourites, addFavourites, removeFavourite } = favouritesApi.endpoints;
const untracked = { track: false };

/**
 * Lets the favourites follow the account. At first those of the device join it, then each change is sent.
 * There is one request at a time: what the next one asks for is decided when it is sent, so that the last
 * tap on a heart is the last request. Each response replaces the favourites, but for what was changed
 * meanwhile. A request that fails is sent once more; then the account's favourites are loaded, shown, and
 * it is said what was not saved.
 */
export function followAccount(): Thunk<AccountSync> {
  return (dispatch, getState) => {
    const current = () => selectFavourites(getState());
    const atStart = current();
    let joined = false;
    /** The account's favourites by its last response. */
    let known: List = [];
    /** The request that failed, after which it is not known what the account has. */
    let failed: Step | undefined;
    let running = false;
    let stopped = false;

    const add = (hotels: List) => () =>
      dispatch(addFavourites.initiate({ hotels: [...hotels] }, untracked));
    const nextStep = (): Step | undefined => {
      const wanted = current();
      if (!joined) {
        const asked = [...wanted, ...without(atStart, wanted)];
        return { send: add(wanted), asked, changed: asked };
      }
      if (failed) {
        const afresh = { subscribe: false, forceRefetch: true };
        return { ...failed, send: () => dispatch(getFavourites.initiate(undefined, afresh)) };
      }
      const added = without(wanted, known);
      if (added.length > 0)
        return { send: add(added), asked: [...added, ...known], changed: added };
      const [gone] = without(known, wanted);
      if (!gone) return undefined;
      const send = () => dispatch(removeFavourite.initiate(gone.id, untracked));
      return { send, asked: without(known, [gone]), changed: [gone] };
    };

    /**
     * Shows what the account has, with the changes since the request, and says which of its own are not
     * saved.
     */
    const show = ({ asked, changed }: Step, account: List) => {
      const wanted = current();
      const removed = without(asked, wanted);
      const added = without(without(wanted, asked), account);
      const shown = [...added, ...without(account, removed)];
      const notSaved = changed.filter((hotel) => has(wanted, hotel) !== has(shown, hotel));
      if (!isSame(shown, wanted)) dispatch(replaceFavourites(shown));
      if (notSaved.length > 0) dispatch(changeNotSaved(notSavedText(notSaved, wanted)));
    };

    /** Sends the next request. Returns whether another one may be needed. */
    const advance = async (step: Step): Promise<boolean> => {
      const { data, error } = await sendTwice(step.send);
      if (stopped || isSignedOut(error)) return false;
      if (data) {
        show(step, data.hotels);
        if (!joined) dispatch(accountAnswered(true));
        [joined, failed, known] = [true, undefined, data.hotels];
        return true;
      }
      if (!joined) {
        dispatch(accountAnswered(false));
        if (!isSame(atStart, current())) dispatch(changeNotSaved(keptHere));
        return false;
      }
      if (failed) {
        const wanted = current();
        const unsent = [...without(wanted, known), ...without(known, wanted)];
        const notSaved = [...unsent, ...without(step.changed, unsent)];
        dispatch(changeNotSaved(notSavedText(notSaved, wanted)));
        dispatch(replaceFavourites(known));
        failed = { ...step, asked: known, changed: [] };
        return false;
      }
      failed = step;
      return true;
    };

    return {
      update: async () => {
        if (running) return;
        running = true;
        let step = stopped ? undefined : nextStep();
        while (step) step = (await advance(step)) ? nextStep() : undefined;
        running = false;
      },
      stop: () => {
        stopped = true;
      },
    };
  };
}

/** Sends a request, and once more when there was no response or the server failed. */
async function sendTwice(send: Step['send']): Promise<Response> {
  const first = await send();
  return isTransient(first.error) ? send() : first;
}

function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return typeof error.status !== 'number' || error.status >= 500;
}

function has(list: List, { id }: Favourite): boolean {
  return list.some((one) => one.id === id);
}

function without(list: List, others: List): List {
  return list.filter((hotel) => !has(others, hotel));
}

function isSame(list: List, other: List): boolean {
  return list.length === other.length && list.every(({ id }, index) => other[index]?.id === id);
}

const keptHere = 'Your favorites could not be saved in your account. They are kept on this device.';

function notSavedText([hotel, ...others]: List, wanted: List): string {
  if (!hotel || others.length > 0) return 'Some favorites could not be saved. Try again later.';
  const change = has(wanted, hotel) ? 'added to' : 'removed from';
  return `${hotel.name} could not be ${change} your favorites. Try again later.`;
}

import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { TabStorage } from '../../api/api.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { readStay, type StayAndParty, stayQuery } from '../../domain/addresses/stayAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { selectLastStay, stayChosen } from './searchSlice.ts';
import { storeText } from '../../domain/storeText.ts';

const storageKey = 'last-stay';

/** Reads the query of the stay that was last chosen in this tab, or '' if there is none. */
export function readLastStay(storage: TabStorage | undefined): string {
  try {
    return stayQuery(readStay(storage?.getItem(storageKey) ?? ''));
  } catch {
    return '';
  }
}

/**
 * Stores the chosen stay and party for pages whose address has none. The stored values survive a
 * reload.
 */
export function keepStay(stay: Partial<StayAndParty>): Thunk<void> {
  return (dispatch, _getState, { tabStorage }) => {
    const query = stayQuery(stay);
    dispatch(stayChosen(query));
    storeText(tabStorage, storageKey, query);
  };
}

/** Stores the stay and the party of each address that has any. */
export function useKeptStay(): void {
  const dispatch = useThunkDispatch();
  const { search } = useLocation();
  useEffect(() => {
    const stay = readStay(search);
    if (stayQuery(stay) !== '') dispatch(keepStay(stay));
  }, [dispatch, search]);
}

/**
 * Returns the stay and the party that were last chosen in this tab, for links and forms that have
 * none themselves.
 */
export function useLastStay(): StayAndParty {
  const query = useSelector(selectLastStay);
  return useMemo(() => {
    const stay = readStay(query);
    return { ...stay, ...mendStay(stay).stay };
  }, [query]);
}

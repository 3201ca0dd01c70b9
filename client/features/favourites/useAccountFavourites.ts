import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { StateWithAccount } from '../../api/account/accountApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { selectFavourites, type StateWithFavourites } from './favouritesSlice.ts';
import { type AccountSync, followAccount } from './followAccount.ts';

type State = StateWithFavourites & StateWithAccount;

/** Lets the favourites follow the account while the component is mounted. */
export function useAccountFavourites(): void {
  const dispatch = useThunkDispatch<State>();
  const favourites = useSelector(selectFavourites);
  const account = useRef<AccountSync>(undefined);
  useEffect(() => {
    const sync = dispatch(followAccount());
    account.current = sync;
    return () => sync.stop();
  }, [dispatch]);
  useEffect(() => void account.current?.update(), [favourites]);
}

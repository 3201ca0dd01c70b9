import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Traveller } from '#contracts/site/bookings.ts';
import type { StateWithAccount } from '../../api/account/accountApi.ts';
import type { Injected } from '../../api/api.ts';
import { useMayBeSignedIn } from '../../ui/page/AccountSlot.tsx';

/** Returns a function that saves the first guest of a booking in the account, if somebody is signed in. */
export function useSaveTraveller(): (traveller: Traveller) => void {
  const dispatch = useDispatch<ThunkDispatch<StateWithAccount, Injected, UnknownAction>>();
  const mayBeSignedIn = useMayBeSignedIn();
  return (traveller) => {
    if (!mayBeSignedIn) return;
    import(/* webpackChunkName: "saved-travellers" */ './saveTraveller.ts').then(
      ({ saveTraveller }) => dispatch(saveTraveller(traveller)),
      () => undefined,
    );
  };
}

import type { Traveller } from '#contracts/site/bookingRequest.ts';
import type { StateWithAccount } from '../../api/account/accountApi.ts';
import { savedGuestApi } from '../../api/account/savedTravellersApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { useMayBeSignedIn } from '../../ui/page/AccountSlot.tsx';

/**
 * Returns a function that saves the first guest of a booking in the account, if somebody is signed
 * in. The booking does not depend on it: `UnsavedTraveller` says on its page when that failed.
 */
export function useSaveTraveller(): (traveller: Traveller, bookingId: string) => void {
  const dispatch = useThunkDispatch<StateWithAccount>();
  const mayBeSignedIn = useMayBeSignedIn();
  return ({ guests: [guest], citizenship, phone }, bookingId) => {
    if (!mayBeSignedIn || !guest) return;
    const { saveGuest } = savedGuestApi.endpoints;
    const fields = { ...guest, citizenship, phone };
    void dispatch(saveGuest.initiate(fields, { fixedCacheKey: bookingId }));
  };
}

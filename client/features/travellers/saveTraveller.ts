import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Traveller } from '#contracts/site/bookings.ts';
import type { StateWithAccount } from '../../api/account/accountApi.ts';
import type { Injected } from '../../api/api.ts';
import { savedTravellersApi } from '../../api/account/savedTravellersApi.ts';
import { withName } from '../../domain/traveller/fillGuest.ts';

const { getSavedTravellers, addTraveller, changeTraveller } = savedTravellersApi.endpoints;

/**
 * Saves the first guest of a booking in the account, in place of the saved traveller of the same name if
 * there is one. The list that checkout has loaded is used, so that one request is enough, which also goes
 * through when the page is closed at once. Never rejects: a booking does not depend on it.
 */
export function saveTraveller({
  guests: [guest],
  citizenship,
  phone,
}: Traveller): ThunkAction<Promise<void>, StateWithAccount, Injected, UnknownAction> {
  return async (dispatch) => {
    if (!guest) return;
    const cached = { subscribe: false };
    const { data: travellers } = await dispatch(getSavedTravellers.initiate(undefined, cached));
    if (!travellers) return;
    const fields = { ...guest, citizenship, phone };
    const saved = withName(travellers, guest);
    await (saved
      ? dispatch(changeTraveller.initiate({ id: saved.id, ...fields }))
      : dispatch(addTraveller.initiate(fields)));
  };
}

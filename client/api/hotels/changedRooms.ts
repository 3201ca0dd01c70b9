import { api } from '../api.ts';
import type { Thunk } from '../thunk.ts';
import { storeText } from '../../domain/storeText.ts';

/**
 * The key under which the device stores the time of its last booking, cancellation or other change
 * to the free rooms.
 */
export const changedRoomsKey = 'rooms-changed';

/**
 * Returns the stored time of the last change that this device made to the free rooms, as text.
 * Returns null if there was none.
 */
export function readChangedRooms(): Thunk<string | null | undefined> {
  return (_dispatch, _getState, { storage }) => storage?.getItem(changedRoomsKey);
}

/**
 * Removes the data about free rooms from the store, because a booking has or may have changed it.
 * The part that is shown is requested again. The device stores the time for its other tabs.
 */
export function roomsChanged(): Thunk<void> {
  return (dispatch, _getState, { storage }) => {
    dispatch(api.util.invalidateTags(['rooms']));
    storeText(storage, changedRoomsKey, String(Date.now()));
  };
}

/**
 * Resolves with the response of a call that books or cancels. After an error it resolves with
 * undefined and does not reject, because the free rooms may have changed anyway: rooms may be gone,
 * or may be booked despite the error.
 */
export async function responseOrChange<Data>({
  dispatch,
  queryFulfilled,
}: {
  dispatch: (thunk: Thunk<void>) => void;
  queryFulfilled: PromiseLike<{ data: Data }>;
}): Promise<Data | undefined> {
  try {
    return (await queryFulfilled).data;
  } catch {
    dispatch(roomsChanged());
    return undefined;
  }
}

import { api } from '../api.ts';
import type { Thunk } from '../thunk.ts';
import { storeText } from '../../domain/storeText.ts';

/** The key under which the device stores the time at which it last changed which rooms are free. */
export const changedRoomsKey = 'rooms-changed';

/**
 * Returns the time at which this device last changed which rooms are free, as text, or null if it
 * never did.
 */
export function readChangedRooms(): Thunk<string | null | undefined> {
  return (_dispatch, _getState, { storage }) => storage?.getItem(changedRoomsKey);
}

/**
 * Removes the data about free rooms from the store and requests the shown part again, because a
 * booking has changed it or may have. The device stores the time for its other tabs.
 */
export function roomsChanged(): Thunk<void> {
  return (dispatch, _getState, { storage }) => {
    dispatch(api.util.invalidateTags(['rooms']));
    storeText(storage, changedRoomsKey, String(Date.now()));
  };
}

/**
 * Resolves with the response of a call that books or cancels. After an error it resolves with
 * undefined, because rooms may be gone, or may be booked despite the error.
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

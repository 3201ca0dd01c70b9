import { api } from '../api.ts';
import type { Thunk } from '../thunk.ts';
import { storeText } from '../../domain/storeText.ts';

/** The device keeps under this key when it last changed which rooms are free. */
export const changedRoomsKey = 'rooms-changed';

/** When this device last changed which rooms are free, as text; null for never. */
export function readChangedRooms(): Thunk<string | null | undefined> {
  return (_dispatch, _getState, { storage }) => storage?.getItem(changedRoomsKey);
}

/**
 * Removes from the store what it knows of free rooms, and requests again what is shown, because a
 * booking has changed them or may have. The device keeps the time, for its other tabs.
 */
export function roomsChanged(): Thunk<void> {
  return (dispatch, _getState, { storage }) => {
    dispatch(api.util.invalidateTags(['rooms']));
    storeText(storage, changedRoomsKey, String(Date.now()));
  };
}

/**
 * Resolves with the response of a call that books or cancels. Resolves with undefined after an error:
 * rooms may be gone, or booked all the same.
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

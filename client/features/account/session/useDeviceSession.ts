import { useCallback } from 'react';
import { api } from '../../../api/api.ts';
import { type Thunk, useThunkDispatch } from '../../../api/thunk.ts';
import { useStoredElsewhere } from '../../../ui/browser/useStoredElsewhere.ts';
import { readSignedIn, signedInKey, signedInNoted } from './accountSlice.ts';

/** Reads from the device whether the browser is signed in, and reloads the session. */
function readDevice(): Thunk<void> {
  return (dispatch, _getState, { storage }) => {
    if (!storage) return;
    dispatch(signedInNoted(readSignedIn(storage)));
    dispatch(api.util.invalidateTags(['session']));
  };
}

/**
 * Signs this tab in or out when another tab of the browser has done so. All tabs share the session
 * cookie.
 */
export function useDeviceSession(): void {
  const dispatch = useThunkDispatch();
  useStoredElsewhere(
    signedInKey,
    useCallback(() => dispatch(readDevice()), [dispatch]),
  );
}

import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api, type Injected } from '../../../api/api.ts';
import { useStoredElsewhere } from '../../../ui/useStoredElsewhere.ts';
import { readSignedIn, signedInKey, signedInNoted } from './accountSlice.ts';

/** Takes over whether this browser has signed in, and forgets who it was. */
function readDevice(): ThunkAction<void, unknown, Injected, UnknownAction> {
  return (dispatch, _getState, { storage }) => {
    if (!storage) return;
    dispatch(signedInNoted(readSignedIn(storage)));
    dispatch(api.util.invalidateTags(['session']));
  };
}

/** Signs this tab in or out when another tab of the browser has done so: they share the session's cookie. */
export function useDeviceSession(): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, Injected, UnknownAction>>();
  useStoredElsewhere(
    signedInKey,
    useCallback(() => dispatch(readDevice()), [dispatch]),
  );
}

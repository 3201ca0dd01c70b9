import { useCallback } from 'react';
import type { DeviceStorage, TabStorage } from './api.ts';
import { useThunkDispatch } from './thunk.ts';

/** Returns a function that returns the tab storage injected into the store, if any. */
export function useTabStorage(): () => TabStorage | undefined {
  const dispatch = useThunkDispatch();
  return useCallback(
    () => dispatch((_dispatch, _getState, { tabStorage }) => tabStorage),
    [dispatch],
  );
}

/**
 * Returns a function that returns the device storage injected into the store, if any. All tabs of
 * the device share it.
 */
export function useDeviceStorage(): () => DeviceStorage | undefined {
  const dispatch = useThunkDispatch();
  return useCallback(() => dispatch((_dispatch, _getState, { storage }) => storage), [dispatch]);
}

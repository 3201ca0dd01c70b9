import { useCallback } from 'react';
import type { DeviceStorage, TabStorage } from './api.ts';
import { useThunkDispatch } from './thunk.ts';

/** Returns a function that returns the storage which was injected into the store, if any. */
export function useTabStorage(): () => TabStorage | undefined {
  const dispatch = useThunkDispatch();
  return useCallback(
    () => dispatch((_dispatch, _getState, { tabStorage }) => tabStorage),
    [dispatch],
  );
}

/** The same for the storage of the device, which all of its tabs have in common. */
export function useDeviceStorage(): () => DeviceStorage | undefined {
  const dispatch = useThunkDispatch();
  return useCallback(() => dispatch((_dispatch, _getState, { storage }) => storage), [dispatch]);
}

import { useCallback } from 'react';
import type { TabStorage } from './api.ts';
import { useThunkDispatch } from './thunk.ts';

/** Returns a function that returns the storage which was injected into the store, if any. */
export function useTabStorage(): () => TabStorage | undefined {
  const dispatch = useThunkDispatch();
  return useCallback(
    () => dispatch((_dispatch, _getState, { tabStorage }) => tabStorage),
    [dispatch],
  );
}

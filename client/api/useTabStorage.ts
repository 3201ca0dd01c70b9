import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Injected, TabStorage } from './api.ts';

/** Returns a function that returns the storage which was injected into the store, if any. */
export function useTabStorage(): () => TabStorage | undefined {
  const dispatch = useDispatch<ThunkDispatch<unknown, Injected, UnknownAction>>();
  return useCallback(
    () => dispatch((_dispatch, _getState, { tabStorage }) => tabStorage),
    [dispatch],
  );
}

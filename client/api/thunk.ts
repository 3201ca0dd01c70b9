import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Injected } from './api.ts';

/**
 * A thunk, which receives the objects injected into the store. `State` is the part of the state
 * that it reads.
 */
export type Thunk<Result, State = unknown> = ThunkAction<Result, State, Injected, UnknownAction>;

/** Returns the store's `dispatch`, for thunks that read `State`. */
export function useThunkDispatch<State = unknown>() {
  return useDispatch<ThunkDispatch<State, Injected, UnknownAction>>();
}

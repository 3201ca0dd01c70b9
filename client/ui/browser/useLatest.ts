import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the one of the last render, for handlers of events. */
export function useLatest<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}

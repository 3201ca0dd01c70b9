import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same between renders and calls the handler of the latest
 * render. Use it for event handlers.
 */
export function useLatest<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}

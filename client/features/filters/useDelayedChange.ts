import { useEffect, useEffectEvent, useState } from 'react';

const delayMs = 250;

/**
 * For a control that changes many times a second, such as a slider: returns the value that is waiting,
 * if any, and a function that takes a new one. `onChange` gets the last one when none has followed for
 * a quarter of a second; leaving the page drops it.
 */
export function useDelayedChange<T>(
  onChange: (value: T) => void,
): [pending: T | undefined, change: (value: T) => void] {
  const [pending, setPending] = useState<T>();
  const commit = useEffectEvent(onChange);
  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(() => {
      setPending(undefined);
      commit(pending);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [pending]);
  return [pending, setPending];
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an element. The element takes the focus and is scrolled into view when it
 * mounts with `wanted`, or when `wanted` becomes true later.
 */
export function useFocusOnMount<T extends HTMLElement>(wanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (wanted) element.current?.focus();
  }, [wanted]);
  return element;
}

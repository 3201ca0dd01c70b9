import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an element that takes the focus and is scrolled to when it appears. Nothing
 * happens without `wanted`.
 */
export function useFocusOnMount<T extends HTMLElement>(wanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (wanted) element.current?.focus();
  }, [wanted]);
  return element;
}

import { useSyncExternalStore } from 'react';

/**
 * Whether the view matches a media query now; the component is drawn anew when that changes. On the
 * server it matches none.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

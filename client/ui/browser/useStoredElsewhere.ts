import { useEffect } from 'react';

/**
 * Calls `onChange` when another tab may have changed the value that the device stores under a key.
 * Browsers report such a change with a `storage` event. A page in the back/forward cache misses
 * these events, so `onChange` is also called when the browser shows such a page. `onChange` should
 * stay the same between renders. Otherwise the listeners are added again on each render.
 */
export function useStoredElsewhere(storageKey: string, onChange: () => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) onChange();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onChange();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [storageKey, onChange]);
}

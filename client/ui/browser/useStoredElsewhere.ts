import { useEffect } from 'react';

/**
 * Calls `onChange` when another tab may have changed the value that the device stores under a key.
 * That is on a `storage` event, and when the browser shows a page from its back/forward cache,
 * which has missed such events. `onChange` must stay the same between renders.
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

import { useEffect } from 'react';

/**
 * Calls `onChange` when another tab may have changed what the device stores under a key: on its
 * `storage` event, and when the browser shows a page that it had put aside, which has missed such
 * events. `onChange` must stay the same between renders.
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

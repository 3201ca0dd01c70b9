import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Returns whether the browser is connected to a network. The network may have no connection to the
 * internet.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Calls `onOnline` each time the browser is online again after it was offline, even if that happens
 * between the first render and its effects.
 */
export function useWhenOnline(onOnline: () => unknown): void {
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) onOnline();
    wasOnline.current = online;
  }, [online, onOnline]);
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Whether the browser has a network. One that is connected to nothing beyond itself counts as one.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Calls `onOnline` each time the browser has a network again after it had none, also when that
 * comes between the first render and its effects.
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

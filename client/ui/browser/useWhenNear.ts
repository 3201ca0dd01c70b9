import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Loads code once when an element comes within the distance `ahead` of the view. A call of `load`
 * loads the code at once, for example to retry after a failure.
 */
export function useWhenNear<Loaded extends object>(
  loadCode: () => Promise<Loaded>,
  ahead = '200px',
): {
  element: RefObject<HTMLDivElement | null>;
  loaded: Loaded | undefined;
  failed: boolean;
  load: () => void;
} {
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  function load() {
    if (loaded || state === 'loading') return;
    setState('loading');
    void loadCode().then(setLoaded, () => setState('failed'));
  }

  const loadOnce = useEffectEvent(load);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadOnce();
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [ahead]);
  return { element, loaded, failed: state === 'failed', load };
}

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './MapBox.module.css';

/**
 * The box of a map. It has its size before the map's code is loaded, which happens when the box
 * comes near the view. If that fails, it says so and offers to try again.
 */
export function MapBox({
  className,
  children,
  ...box
}: {
  id?: string | undefined;
  className?: string | undefined;
  children: (maps: Maps) => ReactNode;
}) {
  const { t } = useI18n();
  const element = useRef<HTMLDivElement>(null);
  const { maps, failed, load } = useMaps();
  const loadOnce = useEffectEvent(load);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadOnce();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div {...box} ref={element} tabIndex={-1} className={classNames(styles.box, className)}>
      {maps && children(maps)}
      {!maps && (
        <div role="status" className={styles.note}>
          {failed ? t('map.failed') : t('map.loading')}
          {failed && <Button onClick={load}>{t('failures.retry')}</Button>}
        </div>
      )}
    </div>
  );
}

/** The code that draws maps: Leaflet, its styles, and our markers. */
export async function loadMaps() {
  const [{ ResultsMap }, { PlaceMap }] = await Promise.all([
    import(/* webpackChunkName: "map" */ './leaflet/ResultsMap.tsx'),
    import(/* webpackChunkName: "map" */ './leaflet/PlaceMap.tsx'),
  ]);
  return { ResultsMap, PlaceMap };
}

export type Maps = Awaited<ReturnType<typeof loadMaps>>;

/**
 * The maps, in a chunk of their own. `load` starts loading them, once; after a failure the next
 * call tries again.
 */
function useMaps(): { maps: Maps | undefined; failed: boolean; load: () => void } {
  const [maps, setMaps] = useState<Maps>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  function load() {
    if (maps || state === 'loading') return;
    setState('loading');
    void loadMaps().then(setMaps, () => setState('failed'));
  }

  return { maps, failed: state === 'failed', load };
}

import type { ReactNode } from 'react';
import { useWhenNear } from '../../ui/browser/useWhenNear.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './MapBox.module.css';

/**
 * Renders the box of a map. The box has its size before the map's code is loaded, when the box
 * comes near the view. If loading fails, it says so and offers to try again.
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
  const { element, loaded: maps, failed, load } = useWhenNear(loadMaps);
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

/** Loads the code for maps: Leaflet, its styles, and the site's markers. */
export async function loadMaps() {
  const [{ ResultsMap }, { PlaceMap }] = await Promise.all([
    import(/* webpackChunkName: "map" */ './leaflet/ResultsMap.tsx'),
    import(/* webpackChunkName: "map" */ './leaflet/PlaceMap.tsx'),
  ]);
  return { ResultsMap, PlaceMap };
}

export type Maps = Awaited<ReturnType<typeof loadMaps>>;

import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useId } from 'react';
import { MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './MapCanvas.module.css';
import { type MapView, useLeafletMap } from './useLeafletMap.ts';

/**
 * Renders a map that fills its box, with zoom buttons and the source of its tiles. `children`
 * places the content on the map and sets its position. West is on the left in every language. If
 * there are no tiles, the map shows land and borders. It does the same while tiles fail to load,
 * and then also says so.
 */
export function MapCanvas({
  label,
  description,
  tiles,
  children,
}: {
  label: string;
  description: string;
  tiles: string;
  children: (map: LeafletMap, view: MapView | undefined) => ReactNode;
}) {
  const { t } = useI18n();
  const { attach, map, view, bare } = useLeafletMap(tiles);
  const descriptionId = useId();
  return (
    <div className={styles.canvas}>
      <p id={descriptionId} hidden>
        {t('map.keys')} {description}
      </p>
      <div
        ref={attach}
        dir="ltr"
        role="region"
        aria-label={label}
        aria-describedby={descriptionId}
        className={styles.map}
      />
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={t('map.zoomIn')}
          aria-disabled={view?.zoom === map?.getMaxZoom()}
          className={styles.step}
          onClick={() => map?.zoomIn()}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          aria-label={t('map.zoomOut')}
          aria-disabled={view?.zoom === map?.getMinZoom()}
          className={styles.step}
          onClick={() => map?.zoomOut()}
        >
          <MinusIcon />
        </button>
      </div>
      {bare && (
        <p role="status" className={styles.bare}>
          {t('map.noTiles')}
        </p>
      )}
      {tiles && (
        <p className={styles.source}>
          <a href="https://www.openstreetmap.org/copyright">{t('map.source')}</a>
        </p>
      )}
      {map && children(map, view)}
    </div>
  );
}

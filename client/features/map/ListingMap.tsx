import { type ReactNode, useMemo } from 'react';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { type HotelFacts, isPlaced, priceWith } from '../../domain/listing/hotelFacts.ts';
import type { ListFacts } from '../../domain/listing/listFacts.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import styles from './ListingMap.module.css';
import { MapBox } from './MapBox.tsx';

/**
 * Shows all hotels that pass the filters on a map. `card` renders a chosen hotel. `onClose` returns
 * to the list alone. A note below the map counts the hotels without a place.
 */
export function ListingMap({
  list,
  matches,
  wanted,
  card,
  area,
  onArea,
  onClose,
}: {
  list: ListFacts;
  matches: readonly HotelFacts[];
  /** The facts of rates that the visible prices must have. */
  wanted: readonly RateFact[];
  card: (hotel: HotelFacts) => ReactNode;
  /** The part of the map to which the results are limited, or '' for none. */
  area: string;
  onArea: (area: string) => void;
  onClose: () => void;
}) {
  const { t } = useI18n();
  const { mapTileUrl } = useSiteSettings();
  const placed = useMemo(
    () =>
      matches
        .filter(isPlaced)
        .map((hotel) => ({ ...hotel, price: priceWith(hotel, wanted)?.price })),
    [matches, wanted],
  );
  const missing = matches.length - placed.length;
  const priced = list.hasRates && placed.some(({ price }) => price);
  const notes = [
    priced && t('map.results.prices'),
    missing > 0 && t('map.results.unplaced', { count: missing }),
  ].filter((note) => note !== false);
  return (
    <section aria-label={t('map.results.title')} className={styles.panel}>
      <MapBox className={styles.map}>
        {({ ResultsMap }) => (
          <ResultsMap
            list={list}
            placed={placed}
            tiles={mapTileUrl}
            card={card}
            area={area}
            onArea={onArea}
          />
        )}
      </MapBox>
      <div className={styles.foot}>
        <p>{notes.join(' ')}</p>
        <Button onClick={onClose}>{t('map.results.viewList')}</Button>
      </div>
    </section>
  );
}

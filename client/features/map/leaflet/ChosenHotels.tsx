import { type ReactNode, useEffect, useRef } from 'react';
import type { HotelFacts } from '../../../domain/listing/hotelFacts.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './ChosenHotels.module.css';

/**
 * Renders the cards of the hotels of one marker at the bottom of the map. When they open they take
 * the focus, and the page scrolls as far as needed to show them.
 */
export function ChosenHotels({
  hotels,
  card,
  onClose,
}: {
  hotels: readonly HotelFacts[];
  card: (hotel: HotelFacts) => ReactNode;
  onClose: () => void;
}) {
  const { t } = useI18n();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    group.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={hotels
        .map(({ hotel }) => hotel.name)
        .reduce((names, name) => t('map.names', { names, name }))}
      className={styles.chosen}
    >
      <ul className={styles.hotels}>
        {hotels.map((hotel) => (
          <li key={hotel.key}>{card(hotel)}</li>
        ))}
      </ul>
      <button type="button" aria-label={t('map.close')} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}

import { hasBreakfast, type HotelOffers, offersFor } from '../../domain/stay/offers.ts';
import type { Party } from '../../domain/search/party.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RoomFilter.module.css';

/**
 * The choice to see the rates with breakfast before the others; it is on for who comes from results
 * with breakfast. Where no rate has breakfast, that is said to who looks for it; where all or none
 * have it, there is nothing to choose.
 */
export function BreakfastFirst({
  hotel,
  party,
  on,
  onChange,
}: {
  hotel: HotelOffers;
  party: Party;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const { t } = useI18n();
  const offers = offersFor(hotel, party);
  const included = offers.filter(({ rate }) => hasBreakfast(rate)).length;
  if (included === 0) {
    return on && offers.length > 0 ? <p>{t('rooms.breakfast.none')}</p> : null;
  }
  if (included === offers.length) return null;
  return (
    <button type="button" className={styles.choice} aria-pressed={on} onClick={() => onChange(!on)}>
      {t('rooms.breakfast.first')}
    </button>
  );
}

import { partyText } from '#contracts/texts/stayText.ts';
import type { Party } from '#contracts/values/party.ts';
import { stayDaysText } from '../../domain/search/describeStay.ts';
import { type Stay, stayOf } from '../../domain/search/searchQuery.ts';
import { isFull, type KnownRates } from '../../domain/stay/whyUnavailable.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StayNote.module.css';

/**
 * Says for which nights and people the prices are, or that there are none. Without days in the
 * address they are for tonight. Draws nothing where the provider gives no rates.
 */
export function StayNote({ hotel, stay, party }: { hotel: KnownRates; stay: Stay; party: Party }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { rates } = hotel;
  if (rates == null) return null;
  const [rate] = rates;
  const shown = rate ? stayOf(rate) : stay;
  const days = stayDaysText(i18n, shown.checkIn, shown.checkOut);
  const known = rate ? 'known' : isFull(hotel) ? 'full' : 'unknown';
  const asked = stay.checkIn || stay.checkOut ? 'days' : 'tonight';
  return (
    <p className={styles.note}>
      {t(`rooms.prices.${asked}.${known}`, { days, party: partyText(i18n, party) })}
    </p>
  );
}

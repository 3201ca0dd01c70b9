import { formatStay } from '../../domain/search/calendarDay.ts';
import { formatParty, type Party } from '../../domain/search/party.ts';
import { type Stay, stayOf } from '../../domain/search/searchQuery.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import styles from './StayNote.module.css';

/**
 * Says for which nights and people the prices are, or that there are none. Without days in the address
 * they are for tonight. Draws nothing where the provider gives no rates.
 */
export function StayNote({
  hotel: { rates },
  stay,
  party,
}: {
  hotel: Pick<Hotel, 'rates'>;
  stay: Stay;
  party: Party;
}) {
  if (rates == null) return null;
  const [rate] = rates;
  const shown = rate ? stayOf(rate) : stay;
  const days = formatStay(shown.checkIn, shown.checkOut);
  const tonight = !stay.checkIn && !stay.checkOut;
  const nights = [tonight && 'tonight', days].filter(Boolean).join(', ');
  return (
    <p className={styles.note}>
      {rate
        ? `Prices for ${nights}, ${formatParty(party)}.`
        : `No room is free for ${nights}. Choose other days above.`}
    </p>
  );
}

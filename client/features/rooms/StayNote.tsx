import { formatStayWithYear } from '../../domain/search/calendarDay.ts';
import { formatParty, type Party } from '../../domain/search/party.ts';
import { type Stay, stayOf } from '../../domain/search/searchQuery.ts';
import { isFull, type KnownRates } from '../../domain/stay/whyUnavailable.ts';
import styles from './StayNote.module.css';

/**
 * Says for which nights and people the prices are, or that there are none. Without days in the address
 * they are for tonight. Draws nothing where the provider gives no rates.
 */
export function StayNote({ hotel, stay, party }: { hotel: KnownRates; stay: Stay; party: Party }) {
  const { rates } = hotel;
  if (rates == null) return null;
  const [rate] = rates;
  const shown = rate ? stayOf(rate) : stay;
  const days = formatStayWithYear(shown.checkIn, shown.checkOut);
  const tonight = !stay.checkIn && !stay.checkOut;
  const nights = [tonight && 'tonight', days].filter(Boolean).join(', ');
  return (
    <p className={styles.note}>
      {rate
        ? `Prices for ${nights}, ${formatParty(party)}.`
        : isFull(hotel)
          ? `No room is free for ${nights}. Choose other days above.`
          : `The prices for ${nights} are not known. Choose other days above or try again later.`}
    </p>
  );
}

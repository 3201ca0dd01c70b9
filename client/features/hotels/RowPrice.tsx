import type { Hotel } from '#contracts/provider/hotels.ts';
import { hasRates, type Offer } from '../../domain/stay/offers.ts';
import { formatGuests, type Party } from '../../domain/search/party.ts';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import styles from './HotelRow.module.css';

/** The price block of every row where no hotel has rates: not taken from data. Spec §2. */
const sampleRate = {
  stay: '1 night, 2 adults',
  amount: 'PKR 14,400',
  taxes: '+PKR 2,160 taxes and charges',
} as const;

/** The price of a row. A sample price is never shown beside live ones. */
export function RowPrice({
  hotel,
  offer,
  live,
  party,
}: {
  hotel: Hotel;
  offer: Offer | undefined;
  live: boolean;
  party: Party;
}) {
  if (offer) return <PriceSummary ledger={offer.ledger} guests={formatGuests(party)} />;
  if (live) {
    return (
      <p className={styles.noPrice}>
        {hasRates(hotel) ? 'No rooms left for these dates' : 'No price available'}
      </p>
    );
  }
  return (
    <div className={styles.rate}>
      <p className={styles.detail}>{sampleRate.stay}</p>
      <p className={styles.amount}>{sampleRate.amount}</p>
      <p className={styles.detail}>{sampleRate.taxes}</p>
    </div>
  );
}

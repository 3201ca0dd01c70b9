import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import { whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { countRooms } from '../../domain/search/counts.ts';
import { formatGuests, type Party } from '../../domain/search/party.ts';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import styles from './HotelRow.module.css';

/** The price block of every row where no hotel has rates: not taken from data. Spec §2. */
const sampleRate = {
  stay: '1 night, 2 adults',
  amount: 'PKR 14,400',
  taxes: '+PKR 2,160 taxes and charges',
} as const;

/** The price of a row, or why there is none. A sample price is never shown beside live ones. */
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
    const { why, rooms } = whyUnavailable(hotel, party);
    return (
      <div className={styles.noPrice}>
        <p>{why}</p>
        {rooms && <p className={styles.detail}>Try {countRooms(rooms)}</p>}
      </div>
    );
  }
  return (
    <div>
      <p className={styles.detail}>{sampleRate.stay}</p>
      <p className={styles.amount}>{sampleRate.amount}</p>
      <p className={styles.detail}>{sampleRate.taxes}</p>
    </div>
  );
}

import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Money } from '#contracts/money/money.ts';
import { cheapestOffer } from '../../domain/stay/offers.ts';
import { defaultParty, formatGuests } from '../../domain/search/party.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import styles from './HotelPrice.module.css';

/** The sample price of a night in every hotel of a provider without rates. Spec §9. */
const sampleNight: Money = { amount: 24_000n, currency: 'USD' };

/**
 * The price of a hotel on the home page. On a `live` page, where the provider gives rates, it is the
 * lowest one for two adults; a hotel without rates says that it has none. Else it is the sample. Spec §9.
 */
export function HotelPrice({
  hotel,
  live,
}: {
  hotel: Pick<Hotel, 'rates' | 'room_groups'>;
  live: boolean;
}) {
  if (!live) return <p className={styles.night}>{formatMoney(sampleNight, 'short')} per night</p>;
  const offer = cheapestOffer(hotel, defaultParty);
  if (!offer) return <p className={styles.none}>No price available</p>;
  return (
    <PriceSummary
      ledger={offer.ledger}
      guests={formatGuests(defaultParty)}
      className={styles.summary}
    />
  );
}

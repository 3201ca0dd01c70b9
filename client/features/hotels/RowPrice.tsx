import type { WithParty } from '../../domain/search/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import { roomierParty } from '../../domain/stay/roomierParty.ts';
import { unavailableText, whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { usePriceText } from '../../ui/money/Converted.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RowPrice.module.css';

/** Shows the price of a row, or says why there is none. */
export function RowPrice({
  hotel,
  offer,
  stay,
}: {
  hotel: Hotel;
  offer: Offer | undefined;
  /** The party and, if chosen, the days. */
  stay: WithParty & Partial<Stay>;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  if (offer) return <PriceInShort ledger={offer.ledger} />;
  const reason = whyUnavailable(hotel, stay.party);
  const roomier = roomierParty(hotel, stay.party);
  return (
    <div className={styles.none}>
      <p>{unavailableText(i18n, reason, stay)}</p>
      {roomier && (
        <p className={styles.detail}>{t('hotels.price.tryRooms', { rooms: roomier.length })}</p>
      )}
    </div>
  );
}

/** Shows the total and the number of nights, and says whether taxes are included. */
function PriceInShort({ ledger: { nights, rooms, total, taxesTotal } }: { ledger: PriceLedger }) {
  const { t } = useI18n();
  const taxed = taxesTotal.amount > 0n ? 'yes' : 'no';
  return (
    <div className={styles.price}>
      <p className={styles.total}>{usePriceText(total)}</p>
      <p className={styles.detail}>{t('listing.price', { nights, rooms, taxed })}</p>
    </div>
  );
}

import type { WithParty } from '../../domain/search/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import { roomierParty } from '../../domain/stay/roomierParty.ts';
import { unavailableText, whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RowPrice.module.css';

/** The price of a row, or why there is none. */
export function RowPrice({
  hotel,
  offer,
  stay,
}: {
  hotel: Hotel;
  offer: Offer | undefined;
  /** Who stays, and when. */
  stay: WithParty & Partial<Stay>;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  if (offer)
    return <PriceSummary ledger={offer.ledger} guests={guestsText(i18n, stay.party)} brief />;
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

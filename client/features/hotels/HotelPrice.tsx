import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Money } from '#contracts/money/money.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { describeStay } from '../../domain/search/describeStay.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { unavailableText, whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelPrice.module.css';

/** The sample price of a night in every hotel of a provider without rates. Spec §9. */
const sampleNight: Money = { amount: 24_000n, currency: 'USD' };

/**
 * The price of a hotel on the home page. On a `live` page, where the provider gives rates, it is
 * the lowest one tonight for the party; where other days were chosen, it says instead for which
 * stay its link shows the price. A hotel without rates says that it has none. Else it is the
 * sample. Spec §9.
 */
export function HotelPrice({
  hotel,
  live,
  stay,
}: {
  hotel: Pick<Hotel, 'rates' | 'room_groups'>;
  live: boolean;
  /** The stay that was last chosen. */
  stay: StayAndParty;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  if (!live) {
    const price = formats.money(sampleNight, 'short');
    return <p className={styles.night}>{t('hotels.price.perNight', { price })}</p>;
  }
  if (stay.checkIn || stay.checkOut) {
    return (
      <p className={styles.none}>{t('hotels.price.forStay', { stay: describeStay(i18n, stay) })}</p>
    );
  }
  const offer = cheapestOffer(hotel, stay);
  if (!offer) {
    const { reason } = whyUnavailable(hotel, stay);
    const full = reason === 'full';
    return (
      <p className={styles.none}>
        {full ? t('hotels.price.fullTonight') : unavailableText(i18n, reason, stay)}
      </p>
    );
  }
  return (
    <PriceSummary
      ledger={offer.ledger}
      guests={guestsText(i18n, stay)}
      tonight
      className={styles.summary}
    />
  );
}

import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { describeStay } from '../../domain/search/describeStay.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import type { HotelOffers } from '../../domain/stay/offers.ts';
import {
  type KnownRates,
  unavailableText,
  whyUnavailable,
} from '../../domain/stay/whyUnavailable.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelPrice.module.css';

/**
 * The price of a hotel on the home page. It is the lowest one for the party in the stay
 * that was chosen, or else tonight. Where none is known for that stay, it says that its link shows
 * the price.
 */
export function HotelPrice({
  hotel,
  stay,
}: {
  hotel: HotelOffers & KnownRates;
  /** The stay that was last chosen. */
  stay: StayAndParty;
}) {
  const i18n = useI18n();
  const tonight = !stay.checkIn && !stay.checkOut;
  const offer = cheapestOffer(hotel, stay.party);
  if (!offer) return <p className={styles.none}>{noPriceText(i18n, hotel, stay, tonight)}</p>;
  return (
    <PriceSummary
      ledger={offer.ledger}
      guests={guestsText(i18n, stay.party)}
      tonight={tonight}
      className={styles.summary}
    />
  );
}

function noPriceText(
  i18n: SiteI18n,
  hotel: HotelOffers & KnownRates,
  stay: StayAndParty,
  tonight: boolean,
): string {
  const { t } = i18n;
  const reason = whyUnavailable(hotel, stay.party);
  if (tonight || reason !== 'unknown') return unavailableText(i18n, reason, stay);
  return t('hotels.price.forStay', { stay: describeStay(i18n, stay) });
}

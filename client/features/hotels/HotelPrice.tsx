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
 * Shows the price of a hotel on the home page. This is the lowest price for the party and the
 * chosen stay, or for tonight. If no price is known for that stay, a text says instead that the
 * link leads to the price.
 */
export function HotelPrice({
  hotel,
  stay,
}: {
  hotel: HotelOffers & KnownRates;
  /** The stay that the traveler chose last. */
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

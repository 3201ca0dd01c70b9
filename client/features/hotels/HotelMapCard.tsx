import type { WithParty } from '../../domain/search/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { missingFacts, type RateFact } from '#contracts/site/rateFacts.ts';
import { starsText } from '../../domain/hotels/hotelText.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelMapCard.module.css';
import { MapCardFrame } from './MapCardFrame.tsx';
import { RowPrice } from './RowPrice.tsx';

/**
 * A hotel on the map, with the price as in its row, also that it is without the breakfast that is
 * wanted. Spec §2.
 */
export function HotelMapCard({
  hotel,
  address,
  stay,
  wanted = [],
}: {
  hotel: Hotel;
  /** The address of its page. */
  address: string;
  /** Who stays, and when. */
  stay: WithParty & Partial<Stay>;
  /** The facts of rates that the traveler looks for. */
  wanted?: readonly RateFact[] | undefined;
}) {
  const i18n = useI18n();
  const offer = cheapestOffer(hotel, stay.party, wanted);
  return (
    <MapCardFrame
      hotel={hotel}
      address={address}
      stars={starsText(i18n, hotel)}
      price={
        <>
          <RowPrice hotel={hotel} offer={offer} stay={stay} />
          {offer && missingFacts(wanted, offer.rates).includes('breakfast') && (
            <p className={styles.stars}>{i18n.t('hotels.terms.breakfastNotInPrice')}</p>
          )}
        </>
      }
    />
  );
}

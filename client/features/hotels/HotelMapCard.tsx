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
 * Shows a hotel on the map, with the same price as in the hotel's row. The card also says if that
 * price lacks the breakfast that the traveler wants. Spec §2.
 */
export function HotelMapCard({
  hotel,
  address,
  stay,
  wanted = [],
}: {
  hotel: Hotel;
  /** The address of the hotel's page. */
  address: string;
  /** The party and, if chosen, the days. */
  stay: WithParty & Partial<Stay>;
  /** The facts of rates that the traveler looks for, such as breakfast. */
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

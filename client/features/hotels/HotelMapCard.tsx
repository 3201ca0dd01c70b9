import type { Hotel } from '#contracts/provider/hotels.ts';
import { missingFacts, type RateFact } from '#contracts/site/rateFacts.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { starsLabel, starsText } from '../../domain/hotels/hotelText.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import type { Party } from '../../domain/search/party.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelMapCard.module.css';
import { RowPrice } from './RowPrice.tsx';

/**
 * A hotel in short, for the map: picture, name, stars and the price as in its row, also that it is
 * without the breakfast that is wanted. Spec §2.
 */
export function HotelMapCard({
  hotel,
  address,
  party,
  live,
  wanted = [],
}: {
  hotel: Hotel;
  /** The address of its page. */
  address: string;
  party: Party & Partial<Stay>;
  live: boolean;
  /** The facts of rates that the traveller looks for. */
  wanted?: readonly RateFact[] | undefined;
}) {
  const i18n = useI18n();
  const offer = live ? cheapestOffer(hotel, party, wanted) : undefined;
  return (
    <div className={styles.card}>
      <Picture
        src={firstImage(hotel, 'x300')}
        alt=""
        placeholder="320x180"
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.name}>
          <TextLink to={address} className={styles.link}>
            <Isolated>{hotel.name}</Isolated>
          </TextLink>
        </p>
        <p className={styles.stars}>{(live ? starsText : starsLabel)(i18n, hotel)}</p>
        <div className={styles.price}>
          <RowPrice hotel={hotel} offer={offer} live={live} party={party} />
          {offer && missingFacts(wanted, offer.rate).includes('breakfast') && (
            <p className={styles.stars}>{i18n.t('hotels.terms.breakfastNotInPrice')}</p>
          )}
        </div>
      </div>
    </div>
  );
}

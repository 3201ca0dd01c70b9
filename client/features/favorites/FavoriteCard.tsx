import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Favorite } from '#contracts/site/account/favorites.ts';
import { daysText, guestsText } from '#contracts/texts/stayText.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { isGone } from '../../api/hotels/isGone.ts';
import {
  type HotelAddress,
  hotelAddress,
  readHotelAddress,
} from '../../domain/addresses/hotelAddress.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { regionLabel, starsLabel, starsText } from '../../domain/hotels/hotelText.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { hasRates } from '../../domain/stay/offers.ts';
import { unavailableText, whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { useRatesQuery } from '../../ui/page/useRatesQuery.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { FavoriteButton, useToggleFavorite } from './FavoriteButton.tsx';
import styles from './FavoriteCard.module.css';

/**
 * Shows a favorite with current data of its hotel: picture, name, place, ratings and lowest price.
 * The price is for the stay of the favorite, or for tonight. The card says when the hotel is gone
 * or did not load.
 */
export function FavoriteCard({ favorite }: { favorite: Favorite }) {
  const { t } = useI18n();
  const { id } = favorite;
  const read = readHotelAddress(favorite.stay ?? '').value;
  const stay = { ...read, ...mendStay(read).stay };
  const query = useGetHotelQuery({ id, ...useRatesQuery(stay) });
  const { data, error, isFetching } = query;
  const shapes = useLiveSite();
  const hotel = data?.hotel;
  const name = hotel?.name ?? favorite.name;
  return (
    <Card as="article" aria-label={name} aria-busy={isFetching} className={styles.card}>
      <div className={styles.pictureBox}>
        <Picture
          src={hotel && firstImage(hotel, 'x600')}
          alt=""
          placeholder="600x400"
          className={styles.picture}
        />
        <FavoriteButton hotel={{ id, name }} />
      </div>
      <div className={classNames(styles.text, shapes && styles.live)}>
        <h2 className={styles.name}>
          {hotel ? (
            <TextLink to={hotelAddress(id, stay)} className={styles.link}>
              <Isolated>{name}</Isolated>
            </TextLink>
          ) : (
            <Isolated>{name}</Isolated>
          )}
        </h2>
        {hotel && <Facts hotel={hotel} stay={stay} />}
        {!hotel &&
          !error &&
          (shapes ? (
            <SkeletonLines widths={['50%', '40%', '60%', '30%', '45%', '55%', '70%']} />
          ) : (
            <p className={styles.quiet}>{t('page.loadingPage')}</p>
          ))}
        {!hotel && error && <MissingFavorite favorite={favorite} query={query} />}
      </div>
    </Card>
  );
}

function Facts({ hotel, stay }: { hotel: Hotel; stay: HotelAddress }) {
  const i18n = useI18n();
  const { t } = i18n;
  const offer = cheapestOffer(hotel, stay.party);
  const live = useLiveSite() || hasRates(hotel);
  const guests = guestRatingText(i18n, hotel);
  const score = guests && <GuestScore rating={guests} />;
  const days = daysText(i18n, stay.checkIn, stay.checkOut);
  const shownDays = days || t('favorites.tonight');
  const from = days ? t('favorites.from', { days }) : t('favorites.tonightFrom');
  return (
    <>
      <p className={styles.quiet}>
        <Isolated>{regionLabel(i18n, hotel)}</Isolated>
      </p>
      {live ? (
        <>
          <p className={styles.quiet}>
            <Stars rating={hotel.star_rating}>{starsText(i18n, hotel)}</Stars>
          </p>
          {score}
          <div className={styles.price}>
            <p className={styles.quiet}>{offer ? from : shownDays}</p>
            {offer ? (
              <PriceSummary
                ledger={offer.ledger}
                guests={guestsText(i18n, stay.party)}
                className={styles.summary}
              />
            ) : (
              <p>{unavailableText(i18n, whyUnavailable(hotel, stay.party), stay)}</p>
            )}
          </div>
        </>
      ) : (
        <>
          <p className={styles.quiet}>{starsLabel(i18n, hotel)}</p>
          {score}
        </>
      )}
    </>
  );
}

/**
 * Says that the hotel of a favorite is gone or could not be loaded, and what the traveler can do.
 */
function MissingFavorite({ favorite, query }: { favorite: Favorite; query: Query }) {
  const { t } = useI18n();
  const toggle = useToggleFavorite();
  return (
    <>
      {isGone(query.error) ? (
        <p className={styles.missing}>{t('favorites.gone')}</p>
      ) : (
        <NotLoaded what={t('favorites.property')} name={favorite.name} query={query} />
      )}
      <div className={styles.actions}>
        <Button
          aria-label={t('favorites.removeOf', { name: favorite.name })}
          onClick={() => toggle(favorite)}
        >
          {t('favorites.remove')}
        </Button>
      </div>
    </>
  );
}

import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Favourite } from '#contracts/site/favourites.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { isGone } from '../../api/hotels/isGone.ts';
import {
  type HotelAddress,
  hotelAddress,
  readHotelAddress,
} from '../../domain/addresses/hotelAddress.ts';
import { guestRatingOf } from '../../domain/hotels/guestRating.ts';
import { firstImage, regionLabel, starsLabel, starsText } from '../../domain/hotels/hotel.ts';
import { formatStay } from '../../domain/search/calendarDay.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { formatGuests } from '../../domain/search/party.ts';
import { toStayQuery } from '../../domain/search/searchQuery.ts';
import { cheapestOffer, hasRates } from '../../domain/stay/offers.ts';
import { whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { useLiveSite } from '../../ui/page/LiveSite.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './FavouriteCard.module.css';
import { useToggleFavourite } from './useToggleFavourite.ts';

/**
 * A favourite with what its hotel says now: picture, name, place, ratings and the lowest price of the stay
 * that it was found with, else of tonight. It says when the hotel is gone, and when it did not load.
 */
export function FavouriteCard({ favourite }: { favourite: Favourite }) {
  const { id } = favourite;
  const read = readHotelAddress(favourite.stay ?? '').value;
  const stay = { ...read, ...mendStay(read).stay };
  const query = useGetHotelQuery({ id, ...toStayQuery(stay) });
  const { data, error, isFetching } = query;
  const shapes = useLiveSite();
  const hotel = data?.hotel;
  const name = hotel?.name ?? favourite.name;
  return (
    <Card as="article" aria-label={name} aria-busy={isFetching} className={styles.card}>
      <div className={styles.pictureBox}>
        <Picture
          src={hotel && firstImage(hotel, 'x600')}
          alt=""
          placeholder="600x400"
          className={styles.picture}
        />
        <FavouriteButton hotel={{ id, name }} />
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
        {!hotel && !error && shapes && (
          <SkeletonLines widths={['50%', '40%', '60%', '30%', '45%', '55%', '70%']} />
        )}
        {!hotel && !error && !shapes && <p className={styles.quiet}>Loading...</p>}
        {!hotel && error && <MissingFavourite favourite={favourite} query={query} />}
      </div>
    </Card>
  );
}

function Facts({ hotel, stay }: { hotel: Hotel; stay: HotelAddress }) {
  const offer = cheapestOffer(hotel, stay);
  const live = useLiveSite() || hasRates(hotel);
  const guests = guestRatingOf(hotel);
  const days = formatStay(stay.checkIn, stay.checkOut) || 'Tonight';
  return (
    <>
      <p className={styles.quiet}>
        <Isolated>{regionLabel(hotel)}</Isolated>
      </p>
      <p className={styles.quiet}>
        {live ? <Stars rating={hotel.star_rating}>{starsText(hotel)}</Stars> : starsLabel(hotel)}
      </p>
      {guests && <GuestScore rating={guests} />}
      {live && (
        <div className={styles.price}>
          <p className={styles.quiet}>{offer ? `${days} from` : days}</p>
          {offer ? (
            <PriceSummary
              ledger={offer.ledger}
              guests={formatGuests(stay)}
              className={styles.summary}
            />
          ) : (
            <p>{whyUnavailable(hotel, stay).why}</p>
          )}
        </div>
      )}
    </>
  );
}

/** Says that the hotel of a favourite is gone, or could not be loaded, and what can be done about it. */
function MissingFavourite({ favourite, query }: { favourite: Favourite; query: Query }) {
  const toggle = useToggleFavourite();
  return (
    <>
      {isGone(query.error) ? (
        <p className={styles.missing}>This property is no longer offered.</p>
      ) : (
        <NotLoaded what="This property" name={favourite.name} query={query} />
      )}
      <div className={styles.actions}>
        <Button aria-label={`Remove: ${favourite.name}`} onClick={() => toggle(favourite)}>
          Remove
        </Button>
      </div>
    </>
  );
}

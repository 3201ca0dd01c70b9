import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Favourite } from '#contracts/site/favourites.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { isGone } from '../../api/hotels/isGone.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { guestRatingOf } from '../../domain/hotels/guestRating.ts';
import { firstImage, regionLabel, starsLabel } from '../../domain/hotels/hotel.ts';
import { defaultParty, formatGuests } from '../../domain/search/party.ts';
import { cheapestOffer, hasRates } from '../../domain/stay/offers.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { useLiveSite } from '../../ui/page/LiveSite.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './FavouriteCard.module.css';
import { useToggleFavourite } from './useToggleFavourite.ts';

/**
 * A favourite with what its hotel says now: picture, name, place, ratings and tonight's lowest price,
 * if it has one. It says when the hotel is gone, and when it did not load.
 */
export function FavouriteCard({ favourite }: { favourite: Favourite }) {
  const { id } = favourite;
  const query = useGetHotelQuery({ id });
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
      <div className={styles.text}>
        <h2 className={styles.name}>
          {hotel ? <TextLink to={hotelAddress(id)}>{name}</TextLink> : name}
        </h2>
        {hotel && <Facts hotel={hotel} />}
        {!hotel && !error && shapes && <SkeletonLines widths={['50%', '70%', '40%']} />}
        {!hotel && !error && !shapes && <p className={styles.quiet}>Loading...</p>}
        {!hotel && error && <MissingFavourite favourite={favourite} query={query} />}
      </div>
    </Card>
  );
}

function Facts({ hotel }: { hotel: Hotel }) {
  const offer = cheapestOffer(hotel, defaultParty);
  const guests = guestRatingOf(hotel);
  const ratings = [starsLabel(hotel), guests && `${guests.score} ${guests.word}`.trim()];
  return (
    <>
      <p className={styles.quiet}>{regionLabel(hotel)}</p>
      <p className={styles.quiet}>{ratings.filter(Boolean).join(' · ')}</p>
      {offer && (
        <div className={styles.price}>
          <p className={styles.quiet}>Tonight from</p>
          <PriceSummary
            ledger={offer.ledger}
            guests={formatGuests(defaultParty)}
            className={styles.summary}
          />
        </div>
      )}
      {!offer && hasRates(hotel) && <p className={styles.price}>No rooms left tonight</p>}
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

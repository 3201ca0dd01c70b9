import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { missingFacts, type RateFact, rateFacts } from '#contracts/site/rateFacts.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { isFreeToCancel } from '#contracts/money/cancellation.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import {
  cityLabel,
  ratingBadge,
  roomName,
  starsLabel,
  starsText,
} from '../../domain/hotels/hotelText.ts';
import { placeLabel } from '../../domain/hotels/placeLabel.ts';
import { cheapestOffer, priceFreeToCancel } from '../../domain/stay/cheapestOffer.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import type { Party } from '../../domain/search/party.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Card } from '../../ui/Card.tsx';
import { GuestScore, RatingBadge } from '../../ui/GuestScore.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { FreeToCancel } from '../../ui/money/Converted.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { PriceDetails } from '../../ui/stay/PriceDetails.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import styles from './HotelRow.module.css';
import { RowPrice } from './RowPrice.tsx';

/**
 * A hotel in the results, all of which leads to its page at `address`; `action` stands over its
 * picture, `choice` below its terms. In a `live` list it shows the cheapest offer for the party,
 * with the facts that are wanted, and the score of its guests; in any other the sample price and
 * terms. Spec §2.
 */
export function HotelRow({
  hotel,
  address,
  party,
  live,
  wanted,
  distance,
  action,
  choice,
}: {
  hotel: Hotel;
  address: string;
  party: Party & Partial<Stay>;
  live: boolean;
  /** The facts of rates that the traveller looks for. */
  wanted?: readonly RateFact[] | undefined;
  /** How far it is from the centre, beside its place. */
  distance?: ReactNode;
  action?: ReactNode;
  choice?: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const offer = live ? cheapestOffer(hotel, party, wanted) : undefined;
  const guests = guestRatingText(i18n, hotel);
  const place = (live ? placeLabel : cityLabel)(i18n, hotel);
  const room = live && !offer ? undefined : roomName(i18n, offer?.room ?? hotel.room_groups?.[0]);
  return (
    <Card as="article" aria-label={hotel.name} className={styles.row}>
      <div className={styles.pictureBox}>
        <Picture
          src={firstImage(hotel, 'x300')}
          alt={hotel.name}
          placeholder="320x180"
          className={classNames(styles.picture, live && styles.tall)}
        />
        {action}
      </div>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <TextLink to={address} className={styles.link}>
            <Isolated>{hotel.name}</Isolated>
          </TextLink>
        </h2>
        {live && (
          <p className={styles.stars}>
            <Stars rating={hotel.star_rating}>{starsText(i18n, hotel)}</Stars>
          </p>
        )}
        {place && (
          <p className={classNames(styles.region, styles.dotted)}>
            <Isolated>{place}</Isolated> {distance}
          </p>
        )}
      </div>
      {live ? (
        guests && <GuestScore rating={guests} className={styles.rating} />
      ) : (
        <div className={styles.rating}>
          <span>{starsLabel(i18n, hotel)}</span>
          <RatingBadge>{ratingBadge(i18n, hotel, 'inList')}</RatingBadge>
        </div>
      )}
      <div className={styles.text}>
        {room && (
          <p className={styles.room}>
            <Isolated>{room}</Isolated>
          </p>
        )}
        <RowTerms hotel={hotel} offer={offer} party={party} live={live} wanted={wanted} />
      </div>
      <div className={styles.more}>
        {choice}
        {offer && (
          <PriceDetails
            ledger={offer.ledger}
            of={hotel.name}
            brief={{ rate: offer.rate, timeZone: hotel.time_zone }}
            className={styles.details}
          />
        )}
      </div>
      <div className={styles.offer}>
        {offer && (
          <LinkButton
            to={address}
            look="brand"
            aria-label={t('hotels.seeAvailabilityOf', { name: hotel.name })}
            className={styles.forward}
          >
            {t('hotels.seeAvailability')}
          </LinkButton>
        )}
        <RowPrice hotel={hotel} offer={offer} live={live} party={party} />
      </div>
    </Card>
  );
}

/** The shapes of the first rows of results. */
export function HotelRowSkeletons() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 5 }, (_, row) => (
        <Card key={row} className={classNames(styles.row, styles.shape)}>
          <Skeleton className={styles.picture} />
          <div className={styles.text}>
            <SkeletonLines widths={['60%', '30%', '45%', '50%']} />
          </div>
          <div className={styles.price}>
            <SkeletonLines widths={['100%', '100%']} />
          </div>
        </Card>
      ))}
    </div>
  );
}

/**
 * The terms of a row's offer in short: cancellation, payment and meal, ticked where they favour the
 * traveller, and whether the property has to confirm; and what free cancellation costs, where the
 * offer is without it. Where breakfast is `wanted` it says that the price is without. Where no
 * hotel has rates, each row has the same sample. Spec §2.
 */
function RowTerms({
  hotel,
  offer,
  party,
  live,
  wanted = [],
}: {
  hotel: Hotel;
  offer: Offer | undefined;
  party: Party;
  live: boolean;
  wanted?: readonly RateFact[] | undefined;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  if (!live) {
    const sample = [t('hotels.sample.freeCancellation'), t('hotels.terms.payAtProperty')];
    return <TickedList lines={sample} className={styles.terms} />;
  }
  if (!offer) return null;
  const { meal, payment, booking } = offer.rate;
  const breakfast = rateFacts.breakfast(offer.rate);
  const free = priceFreeToCancel(hotel, party, offer, wanted);
  const terms = [
    {
      line: cancellationText(i18n, offer.rate, hotel.time_zone, { zone: false }),
      good: isFreeToCancel(offer.rate),
    },
    { line: t(`price.payment.${payment}`), good: payment === 'property' },
    {
      line: missingFacts(wanted, offer.rate).includes('breakfast')
        ? t('hotels.terms.breakfastNotInPrice')
        : t(`stay.meal.${meal}`),
      good: breakfast,
    },
  ];
  const others = terms.filter(({ good }) => !good).map(({ line }) => line);
  return (
    <div className={styles.termLine}>
      <TickedList
        lines={terms.filter(({ good }) => good).map(({ line }) => line)}
        className={styles.terms}
      />
      {others.length > 0 && (
        <p className={classNames(styles.detail, styles.dotted)}>
          {others.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {free && <FreeToCancel price={free} className={styles.detail} />}
      {booking === 'on-request' && <p className={styles.request}>{t('hotels.terms.onRequest')}</p>}
    </div>
  );
}

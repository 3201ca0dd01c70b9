import type { WithParty } from '../../domain/search/party.ts';
import type { ReactNode } from 'react';
import type { Party } from '#contracts/values/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { factsOfAll, missingFacts, type RateFact } from '#contracts/site/rateFacts.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { starsText } from '../../domain/hotels/hotelText.ts';
import { placeLabel } from '../../domain/hotels/placeLabel.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { priceFreeToCancel } from '../../domain/stay/priceFreeToCancel.ts';
import { commonTerms, roomNames } from '../../domain/stay/commonTerms.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Card } from '../../ui/Card.tsx';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { FreeToCancel } from '../../ui/money/Converted.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { PriceDetails } from '../../ui/stay/PriceDetails.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import styles from './HotelRow.module.css';
import { RowFrame } from './RowFrame.tsx';
import { RowPrice } from './RowPrice.tsx';

/**
 * A hotel in the results, with its cheapest offer for the party that has the facts that are wanted,
 * and the score of its guests. Spec §2.
 */
export function HotelRow({
  hotel,
  address,
  stay,
  wanted,
  ...slots
}: {
  hotel: Hotel;
  address: string;
  /** Who stays, and when. */
  stay: WithParty & Partial<Stay>;
  /** The facts of rates that the traveler looks for. */
  wanted?: readonly RateFact[] | undefined;
  /** How far it is from the centre, beside its place. */
  distance?: ReactNode;
  action?: ReactNode;
  choice?: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const offer = cheapestOffer(hotel, stay.party, wanted);
  const guests = guestRatingText(i18n, hotel);
  return (
    <RowFrame
      tall
      {...slots}
      hotel={hotel}
      address={address}
      stars={
        <p className={styles.stars}>
          <Stars rating={hotel.star_rating}>{starsText(i18n, hotel)}</Stars>
        </p>
      }
      place={placeLabel(i18n, hotel)}
      rating={guests && <GuestScore rating={guests} className={styles.rating} />}
      room={offer && roomNames(i18n, hotel, offer.rates)}
      terms={offer && <RowTerms hotel={hotel} offer={offer} party={stay.party} wanted={wanted} />}
      details={
        offer && (
          <PriceDetails
            ledger={offer.ledger}
            of={hotel.name}
            brief={{ rates: offer.rates, timeZone: hotel.time_zone }}
            className={styles.details}
          />
        )
      }
      forward={
        offer && (
          <LinkButton
            to={address}
            look="brand"
            aria-label={t('hotels.seeAvailabilityOf', { name: hotel.name })}
            className={styles.forward}
          >
            {t('hotels.seeAvailability')}
          </LinkButton>
        )
      }
      price={<RowPrice hotel={hotel} offer={offer} stay={stay} />}
    />
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
 * traveler, and whether the property has to confirm; and what free cancellation costs, where the
 * offer is without it. Where breakfast is `wanted` it says that the price is without.
 */
function RowTerms({
  hotel,
  offer,
  party,
  wanted = [],
}: {
  hotel: Hotel;
  offer: Offer;
  party: Party;
  wanted?: readonly RateFact[] | undefined;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { meal, payment, booking } = commonTerms(offer.rates);
  const facts = factsOfAll(offer.rates, new Date());
  const free = priceFreeToCancel(hotel, party, offer, wanted);
  const terms = [
    {
      line: cancellationText(i18n, offer.rates, hotel.time_zone, {
        says: 'first',
        zone: false,
      }),
      good: facts.includes('freeCancellation'),
    },
    { line: t(`priceDetails.payment.${payment}`), good: payment === 'property' },
    {
      line: missingFacts(wanted, offer.rates).includes('breakfast')
        ? t('hotels.terms.breakfastNotInPrice')
        : t(`stay.meal.${meal}`),
      good: facts.includes('breakfast'),
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

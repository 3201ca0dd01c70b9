import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { factsOfAll, missingFacts, type RateFact } from '#contracts/site/rateFacts.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { starsText } from '../../domain/hotels/hotelText.ts';
import { placeLabel } from '../../domain/hotels/placeLabel.ts';
import type { WithParty } from '../../domain/search/party.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { commonTerms } from '../../domain/stay/commonTerms.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { CheckIcon, StarRow } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { HotelFacts } from './HotelFacts.tsx';
import styles from './HotelRow.module.css';
import { RowDetails } from './RowDetails.tsx';
import frame from './RowFrame.module.css';
import { RowFrame } from './RowFrame.tsx';
import { RowPrice } from './RowPrice.tsx';

const mostStars = 5;

/**
 * Shows a hotel in the results, as a row that links to its page at `address`. The row has the score
 * of the guests and the cheapest offer for the party with the wanted facts. `action` lies over the
 * picture, or on a strip if there is no picture. `choice` is in the row's menu, together with the
 * lines of the price. Without a price there is no menu, and `choice` stands in the row itself. Spec
 * §2.
 */
export function HotelRow({
  hotel,
  address,
  stay,
  wanted,
  city,
  distance,
  action,
  choice,
}: {
  hotel: Hotel;
  address: string;
  /** The party and, if chosen, the days. */
  stay: WithParty & Partial<Stay>;
  /** The facts of rates that the traveler looks for, such as breakfast. */
  wanted?: readonly RateFact[] | undefined;
  /** The city that was searched for. The row does not repeat it as the place of the hotel. */
  city?: string;
  /** The distance from the center, which stands beside the place. */
  distance?: ReactNode;
  action?: ReactNode;
  choice?: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const offer = cheapestOffer(hotel, stay.party, wanted);
  const guests = guestRatingText(i18n, hotel);
  const stars = Math.min(mostStars, Math.floor(hotel.star_rating ?? 0));
  const place =
    (hotel.region?.name === city && hotel.neighborhood?.trim()) || placeLabel(i18n, hotel);
  return (
    <RowFrame
      hotel={hotel}
      address={address}
      classes={{
        row: styles.row,
        bare: styles.bare,
        picture: styles.picture,
        head: styles.head,
        name: styles.name,
      }}
      action={action}
      head={
        <>
          {stars > 0 && (
            <p className={styles.stars}>
              <StarRow stars={stars} />
              {hidden(starsText(i18n, hotel))}
            </p>
          )}
          {(place || distance) && (
            <p className={styles.place}>
              <Isolated>{place}</Isolated> {distance}
            </p>
          )}
        </>
      }
    >
      {guests && <GuestScore rating={guests} className={styles.rating} />}
      <div className={styles.text}>
        <HotelFacts hotel={hotel} meal={offer ? commonTerms(offer.rates).meal : 'room-only'} />
        {offer && <RowTerms hotel={hotel} offer={offer} wanted={wanted} />}
      </div>
      <div className={styles.offer}>
        <RowPrice hotel={hotel} offer={offer} stay={stay} />
        {offer ? (
          <LinkButton
            to={address}
            look="brand"
            aria-label={t('hotels.seeAvailabilityOf', { name: hotel.name })}
            className={styles.forward}
          >
            {t('hotels.seeAvailability')}
          </LinkButton>
        ) : (
          choice
        )}
      </div>
      {offer && (
        <Popover label={t('listing.more', { name: hotel.name })} className={styles.menu}>
          {() => (
            <>
              {choice}
              <RowDetails hotel={hotel} offer={offer} party={stay.party} wanted={wanted} />
            </>
          )}
        </Popover>
      )}
    </RowFrame>
  );
}

/** Renders skeletons of the first rows of results. */
export function HotelRowSkeletons() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 5 }, (_, row) => (
        <Card key={row} className={classNames(frame.row, styles.row, styles.shape)}>
          <Skeleton className={classNames(frame.pictureBox, styles.picture)} />
          <div className={classNames(frame.head, styles.head)}>
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
 * Shows the terms of a row's offer in one line. The cancellation terms come first. Then the line
 * says if the property must confirm, or if the wanted breakfast is missing. Further terms follow if
 * there is room. Terms in the traveler's favor have a tick.
 */
function RowTerms({
  hotel,
  offer: { rates },
  wanted = [],
}: {
  hotel: Hotel;
  offer: Offer;
  wanted?: readonly RateFact[] | undefined;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { meal, payment, booking } = commonTerms(rates);
  const free = factsOfAll(rates, new Date()).includes('freeCancellation');
  const noBreakfast = missingFacts(wanted, rates).includes('breakfast');
  const cancellation = cancellationText(i18n, rates, hotel.time_zone, {
    says: 'first',
    zone: false,
    weekday: undefined,
  });
  const paid = <Term good={payment === 'property'}>{t(`priceDetails.payment.${payment}`)}</Term>;
  return (
    <p className={styles.terms}>
      <span className={styles.first}>
        <Term good={free}>{cancellation}</Term>
        {booking === 'on-request' && (
          <span className={styles.request}>{t('hotels.terms.onRequest')}</span>
        )}
        {noBreakfast && <Term>{t('hotels.terms.breakfastNotInPrice')}</Term>}
      </span>
      <span className={styles.rest}>
        {payment === 'property' && paid}
        {meal === 'room-only' && !noBreakfast && <Term>{t('stayTerms.meal.room-only')}</Term>}
        {payment === 'now' && paid}
      </span>
    </p>
  );
}

function Term({ good = false, children }: { good?: boolean; children: string }) {
  if (!good) return <span>{children}</span>;
  return (
    <span className={styles.good}>
      <CheckIcon size={16} />
      {children}
    </span>
  );
}

import { type ReactNode, useEffect, useReducer } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { factsOf, type RateFact } from '#contracts/site/rateFacts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { ratingLabel, regionLabel, starsText } from '../../domain/hotels/hotelText.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import type { Party } from '../../domain/search/party.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { useLiveHotel } from '../../ui/page/siteSettings.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { Stars } from '../../ui/Stars.tsx';
import styles from './HotelSummary.module.css';
import { StayPrice, WayOn } from './StayPrice.tsx';

type Summarised = Pick<
  Hotel,
  'name' | 'region' | 'address' | 'star_rating' | 'guest_rating' | 'rates' | 'room_groups'
>;

/**
 * The terms of the specification; where there are rates, those of the rate whose price stands
 * beside them. Spec §2.
 */
function termsOf({ t }: SiteI18n, rate: Rate | undefined, live: boolean): string[] {
  if (!live) return [t('hotel.terms.refundable'), t('hotel.terms.payLater')];
  const facts = rate ? factsOf(rate, new Date()) : [];
  return [
    facts.includes('freeCancellation') && t('hotel.terms.refundable'),
    facts.includes('payAtProperty') && t('hotel.terms.payLater'),
  ].filter((term) => term !== false);
}

/** The longest time that a timer of a browser takes, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Renders the component again once a deadline has passed while the page is open. */
function useDeadline(deadline: string | null | undefined): void {
  const [, renew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const left = deadline ? Date.parse(deadline) + 1 - Date.now() : 0;
    if (left <= 0 || left > longestTimer) return undefined;
    const timer = setTimeout(renew, left);
    return () => clearTimeout(timer);
  }, [deadline]);
}

/**
 * The hotel's name, ratings, place, terms and price, and the way on: to the rooms, or to other days
 * where none is free; without rates to the sample of pre-checkout. `action` stands beside the way
 * on. Spec §2.
 */
export function HotelSummary({
  hotel,
  party,
  wanted,
  onSelect,
  onChange,
  distance,
  action,
}: {
  hotel: Summarised;
  party: Party & Partial<Stay>;
  /** The facts of rates that the traveller looks for. */
  wanted?: readonly RateFact[];
  onSelect: () => void;
  onChange: () => void;
  /** How far it is from the centre, beside its place. */
  distance?: ReactNode;
  action?: ReactNode;
}) {
  const i18n = useI18n();
  const live = useLiveHotel(hotel);
  const place = (live && hotel.address?.trim()) || regionLabel(i18n, hotel);
  const rate = live ? cheapestOffer(hotel, party, wanted)?.rate : undefined;
  const terms = termsOf(i18n, rate, live);
  useDeadline(rate?.free_cancellation_until);
  const guests = live ? guestRatingText(i18n, hotel) : undefined;
  return (
    <div className={styles.summary}>
      <div className={styles.name}>
        <PageHeading>
          <Isolated>{hotel.name}</Isolated>
        </PageHeading>
        <div className={styles.facts}>
          {guests && <GuestScore rating={guests} />}
          <HotelRating hotel={hotel} />
          {place && (
            <span className={styles.region}>
              <PinIcon />
              <Isolated>{place}</Isolated>
            </span>
          )}
          {distance}
        </div>
        {terms.length > 0 && <TickedList lines={terms} className={styles.terms} />}
      </div>
      <div className={styles.way}>
        {live && <StayPrice hotel={hotel} party={party} wanted={wanted} />}
        <div className={styles.forward}>
          {action}
          {live ? (
            <WayOn {...{ hotel, party, onSelect, onChange }} />
          ) : (
            <LinkButton to={routes.preCheckout} look="primary">
              {i18n.t('hotel.selectRoom')}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * The star rating drawn, with the words of the specification or, with rates, of live pages. Spec
 * §2.
 */
export function HotelRating({ hotel }: { hotel: Pick<Hotel, 'star_rating' | 'rates'> }) {
  const i18n = useI18n();
  const live = useLiveHotel(hotel);
  const words = (live ? starsText : ratingLabel)(i18n, hotel);
  return <Stars rating={hotel.star_rating}>{words}</Stars>;
}

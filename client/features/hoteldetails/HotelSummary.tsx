import type { WithParty } from '../../domain/search/party.ts';
import { type ComponentProps, type ReactNode, useEffect, useReducer } from 'react';
import { freeUntil } from '#contracts/money/freeCancellation.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { factsOfAll, type RateFact } from '#contracts/site/rateFacts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { regionLabel, starsText } from '../../domain/hotels/hotelText.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { Stars } from '../../ui/Stars.tsx';
import { StayPrice, WayOn } from './StayPrice.tsx';
import { SummaryFrame } from './SummaryFrame.tsx';

type Summarised = Pick<
  Hotel,
  'name' | 'region' | 'address' | 'star_rating' | 'guest_rating' | 'rates' | 'room_groups'
>;

/** Returns the terms of the rates whose price stands beside these terms. */
function termsOf({ t }: SiteI18n, rates: readonly Rate[]): string[] {
  const facts = rates.length > 0 ? factsOfAll(rates, new Date()) : [];
  return [
    facts.includes('freeCancellation') && t('hotel.terms.refundable'),
    facts.includes('payAtProperty') && t('hotel.terms.payLater'),
  ].filter((term) => term !== false);
}

/** The longest delay that a browser's timer accepts, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Renders the component again when a deadline passes while the page is open. */
function useDeadline(deadline: number): void {
  const [, renew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const left = deadline + 1 - Date.now();
    if (left <= 0 || left > longestTimer) return undefined;
    const timer = setTimeout(renew, left);
    return () => clearTimeout(timer);
  }, [deadline]);
}

/**
 * Shows the hotel's name, ratings, place, terms and price. A link leads to the rooms, or to other
 * days if no room is free. `action` stands beside the link. Spec §2.
 */
export function HotelSummary({
  hotel,
  stay,
  wanted,
  sections,
  distance,
  action,
}: {
  hotel: Summarised;
  /** The party and, if chosen, the days. */
  stay: WithParty & Partial<Stay>;
  /** The facts of rates that the traveler looks for, such as breakfast. */
  wanted?: readonly RateFact[];
  sections: ComponentProps<typeof WayOn>['sections'];
  /** The distance from the center, which stands beside the place. */
  distance?: ReactNode;
  action?: ReactNode;
}) {
  const i18n = useI18n();
  const rates = cheapestOffer(hotel, stay.party, wanted)?.rates ?? [];
  useDeadline(rates.length > 0 ? Math.min(...rates.map(freeUntil)) : -Infinity);
  const guests = guestRatingText(i18n, hotel);
  return (
    <SummaryFrame
      name={hotel.name}
      score={guests && <GuestScore rating={guests} />}
      stars={<Stars rating={hotel.star_rating}>{starsText(i18n, hotel)}</Stars>}
      place={hotel.address?.trim() || regionLabel(i18n, hotel)}
      distance={distance}
      terms={termsOf(i18n, rates)}
      price={<StayPrice hotel={hotel} stay={stay} wanted={wanted} />}
      action={action}
      forward={<WayOn {...{ hotel, stay, sections }} />}
    />
  );
}

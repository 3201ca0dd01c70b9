import { type Hotel, isBreakfast } from '#contracts/provider/hotels.ts';
import { regionLabel, roomName, starsLabel, starsText } from './hotel.ts';
import { cheapestOffer, hasBreakfast, hasRates, type Offer } from '../stay/offers.ts';
import type { Party } from '../search/party.ts';
import { formatMoney } from '../money/price.ts';
import { cancellationOf } from '../stay/cancellation.ts';
import { whyUnavailable } from '../stay/whyUnavailable.ts';
import { guestRatingOf } from './guestRating.ts';
import { mealName } from '#contracts/site/mealName.ts';
import { paymentName } from '../stay/paymentName.ts';
import {
  comparedRow,
  type ComparedRow,
  facilityRows,
  listsBreakfast,
  notSaid,
} from './facilityRows.ts';

/** Hotels side by side, in the order in which they were given. */
export interface Comparison {
  /** The cheapest offer of each hotel for the party, as `cheapestOffer` chooses it. */
  readonly offers: readonly (Offer | undefined)[];
  /** Undefined where no hotel has rates. */
  readonly price: ComparedRow | undefined;
  readonly facts: readonly ComparedRow[];
  /** One row for each facility that one of the hotels has, but for breakfast, which is a fact. */
  readonly facilities: readonly ComparedRow[];
}

/**
 * Compares hotels for a party, by their cheapest offers with breakfast if that is wanted; undefined stands for a hotel that is loading, gone or failed. A fact that
 * no hotel has is left out, so that hotels without rates have neither prices nor terms.
 */
export function compareHotels(
  hotels: readonly (Hotel | undefined)[],
  party: Party & { readonly breakfast?: boolean },
  now: Date = new Date(),
): Comparison {
  const live = hotels.some((hotel) => hotel && hasRates(hotel));
  const offers = hotels.map((hotel) => hotel && cheapestOffer(hotel, party, party.breakfast));
  const row = (label: string, textOf: (hotel: Hotel, offer: Offer | undefined) => string) =>
    comparedRow(
      label,
      hotels.map((hotel, index) => hotel && textOf(hotel, offers[index])),
    );
  const ofOffer = (label: string, textOf: (offer: Offer, hotel: Hotel) => string) =>
    row(label, (hotel, offer) => (offer ? textOf(offer, hotel) : notSaid));
  const facts = [
    ofOffer('Cancellation', ({ rate }, { time_zone }) => cancellationOf(rate, time_zone, now)),
    ofOffer('Payment', ({ rate }) => paymentName(rate)),
    row('Breakfast', breakfastOf),
    row('Room', ({ room_groups }, offer) => roomName(offer?.room ?? room_groups?.[0])),
    row('Stars', live ? starsText : starsLabel),
    row('Guest rating', guestsOf),
    row(
      'Location',
      (hotel) =>
        [hotel.neighborhood?.trim(), regionLabel(hotel)].filter(Boolean).join(', ') || notSaid,
    ),
  ];
  return {
    offers,
    price: live
      ? row('Price', (hotel, offer) => priceOf(offer) ?? whyUnavailable(hotel, party).why)
      : undefined,
    facts: facts.filter(({ values }) => values.some((value) => value && value !== notSaid)),
    facilities: facilityRows(hotels).filter(({ label }) => !isBreakfast(label)),
  };
}

function priceOf(offer: Offer | undefined): string | undefined {
  if (!offer) return undefined;
  const { total, taxesTotal, dueAtProperty } = offer.ledger;
  return [total, taxesTotal, dueAtProperty].map((money) => formatMoney(money)).join(', ');
}

function breakfastOf(hotel: Hotel, offer: Offer | undefined): string {
  if (offer && hasBreakfast(offer.rate)) return mealName(offer.rate.meal);
  const hasMeals = hotel.rates?.some(hasBreakfast);
  if (offer && hasMeals) return 'Not in this price';
  if (listsBreakfast(hotel)) return offer ? 'Not in this price' : 'Listed as an amenity';
  return offer ? 'Not included' : 'Not listed';
}

function guestsOf(hotel: Hotel): string {
  const rating = guestRatingOf(hotel);
  if (!rating) return notSaid;
  return `${[rating.score, rating.word].filter(Boolean).join(' ')} · ${rating.reviews}`;
}

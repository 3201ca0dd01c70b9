import type { WithParty } from '../search/party.ts';
import type { Stay } from '../search/searchQuery.ts';
import { type Hotel, isBreakfast } from '#contracts/provider/hotels.ts';
import { type RateFact, rateFacts } from '#contracts/site/rateFacts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { promisedFact } from './amenities.ts';
import { roomName, starsLabel, starsText } from './hotelText.ts';
import { locationLabel } from './placeLabel.ts';
import { cheapestOffer } from '../stay/cheapestOffer.ts';
import { commonTerms, roomNames } from '../stay/commonTerms.ts';
import { hasRates, type Offer } from '../stay/offers.ts';
import { unavailableText, whyUnavailable } from '../stay/whyUnavailable.ts';
import { oneDecimal, wordOf } from './guestRating.ts';
import { nearestText } from './nearby.ts';
import { roomSizeText } from './roomSize.ts';
import {
  comparedRow,
  type ComparedRow,
  facilityRows,
  listsBreakfast,
  notSaid,
} from './facilityRows.ts';

/** A comparison of hotels, in the order in which they were given. */
export interface Comparison {
  /** The cheapest offer of each hotel for the party, as `cheapestOffer` chooses it. */
  readonly offers: readonly (Offer | undefined)[];
  /** The row of prices. Undefined if no hotel has rates. */
  readonly price: ComparedRow | undefined;
  readonly facts: readonly ComparedRow[];
  /**
   * One row for each facility of at least one hotel. Breakfast is left out because it is a fact of
   * the rates. If there are rates, facilities that stand for other facts are left out too.
   */
  readonly facilities: readonly ComparedRow<boolean>[];
}

/**
 * Compares hotels for a party by their cheapest offers with the wanted facts. `undefined` stands
 * for a hotel that is loading, gone or failed. A fact that no hotel has is left out, so that hotels
 * without rates have neither prices nor terms. `locale` decides the unit of distances.
 */
export function compareHotels(
  i18n: SiteI18n,
  hotels: readonly (Hotel | undefined)[],
  {
    party,
    checkIn,
    facts: wanted,
  }: WithParty & Partial<Stay> & { readonly facts?: readonly RateFact[] },
  locale: string,
  now: Date = new Date(),
): Comparison {
  const { t } = i18n;
  const rated = hotels.some((hotel) => hotel && hasRates(hotel));
  const offers = hotels.map((hotel) => hotel && cheapestOffer(hotel, party, wanted, now));
  const row = (label: string, textOf: (hotel: Hotel, offer: Offer | undefined) => string) =>
    comparedRow(
      label,
      hotels.map((hotel, index) => hotel && textOf(hotel, offers[index])),
    );
  const ofOffer = (label: string, textOf: (offer: Offer, hotel: Hotel) => string) =>
    row(label, (hotel, offer) => (offer ? textOf(offer, hotel) : notSaid));
  const facts = [
    ofOffer(t('compare.fact.cancellation'), ({ rates }, { time_zone }) =>
      cancellationText(i18n, rates, time_zone, { now }),
    ),
    ofOffer(t('compare.fact.payment'), ({ rates }) =>
      t(`priceDetails.payment.${commonTerms(rates).payment}`),
    ),
    row(t('compare.fact.breakfast'), (hotel, offer) => breakfastText(i18n, hotel, offer)),
    row(t('compare.fact.room'), (hotel, offer) =>
      offer ? roomNames(i18n, hotel, offer.rates) : roomName(i18n, hotel.room_groups?.[0]),
    ),
    row(
      t('compare.fact.roomSize'),
      ({ room_groups }, offer) => roomSizeText(i18n, offer?.room ?? room_groups?.[0]) ?? notSaid,
    ),
    row(
      t('compare.fact.stars'),
      (hotel) => (rated ? starsText : starsLabel)(i18n, hotel) || notSaid,
    ),
    row(t('compare.fact.guestRating'), (hotel) => guestRatingSummary(i18n, hotel) || notSaid),
    row(t('compare.fact.location'), (hotel) => locationLabel(i18n, hotel) || notSaid),
    row(t('compare.fact.sight'), (hotel) => nearestText(i18n, hotel, 'sight', locale) ?? notSaid),
    row(
      t('compare.fact.airport'),
      (hotel) => nearestText(i18n, hotel, 'airport', locale) ?? notSaid,
    ),
  ];
  return {
    offers,
    price: rated
      ? row(
          t('compare.fact.price'),
          (hotel, offer) =>
            priceText(i18n, offer) ??
            unavailableText(i18n, whyUnavailable(hotel, party), { party, checkIn }),
        )
      : undefined,
    facts: facts.filter(({ values }) => values.some((value) => value && value !== notSaid)),
    facilities: facilityRows(i18n, hotels, (amenity) =>
      rated ? promisedFact(amenity) !== undefined : isBreakfast(amenity),
    ),
  };
}

/**
 * Returns a text with all sums of a price, so that two different prices have different texts.
 * Undefined without an offer.
 */
function priceText({ formats }: SiteI18n, offer: Offer | undefined): string | undefined {
  if (!offer) return undefined;
  const { total, taxesTotal, dueAtProperty } = offer.ledger;
  return [total, taxesTotal, dueAtProperty].map((money) => formats.money(money)).join(' ');
}

function breakfastText({ t }: SiteI18n, hotel: Hotel, offer: Offer | undefined): string {
  if (offer?.rates.every(rateFacts.breakfast)) {
    return t(`stayTerms.meal.${commonTerms(offer.rates).meal}`);
  }
  const hasMeals = hotel.rates?.some(rateFacts.breakfast);
  if (offer && hasMeals) return t('compare.breakfast.notInPrice');
  if (listsBreakfast(hotel)) {
    return t(offer ? 'compare.breakfast.notInPrice' : 'compare.breakfast.listed');
  }
  return t(offer ? 'compare.breakfast.notIncluded' : 'compare.breakfast.notListed');
}

/**
 * Returns the whole rating as one text, '9.1 of 10 · Wonderful · 412 ratings', or '' for a hotel
 * without a rating.
 */
function guestRatingSummary({ t, formats }: SiteI18n, { guest_rating: rating }: Hotel): string {
  if (!rating) return '';
  const word = wordOf(rating.score);
  return t('compare.guests', {
    score: formats.number(rating.score, oneDecimal),
    word: word ? t(`hotels.guests.word.${word}`) : 'none',
    count: rating.reviews,
  });
}

import type { Hotel } from '#contracts/provider/hotels.ts';
import { commissionOf } from '#contracts/money/commission.ts';
import type { Money } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { cancellationText, depositText } from '#contracts/texts/termsText.ts';
import type { Party } from '#contracts/values/party.ts';
import { firstImage } from '../hotels/hotel.ts';
import { regionLabel, roomNameAmong } from '../hotels/hotelText.ts';
import { commonTerms } from './commonTerms.ts';
import { type Offer, roomOfRate } from './offers.ts';
import type { GuestRating } from '../hotels/guestRating.ts';
import { type Policy, policyTexts } from '../hotels/policies.ts';
import { type ServiceOffer, serviceOffers } from './services.ts';

/** The first or last day of a stay: its text, its calendar day, and its time of day or ''. */
export interface StayDay {
  readonly day: string;
  readonly iso: string;
  readonly time: string;
}

/** A room of a stay: its kind, its guests and its meals. */
interface StayRoom {
  readonly name: string;
  readonly guests: string;
  readonly meal: string;
}

/** A stay in the form that the checkout shows. Unknown texts are ''. */
export interface StayDetails extends StayParts {
  readonly rooms: readonly StayRoom[];
}

/** The stay of the specification's samples: one room. */
export interface SampleStay extends StayParts {
  readonly room: string;
  readonly meal: string;
  readonly guestRating?: GuestRating | undefined;
  readonly refundable: boolean;
}

/** The parts that a live stay and a sample share. */
interface StayParts {
  readonly hotel: string;
  /** The hotel's time zone, if known. */
  readonly timeZone?: string | null | undefined;
  /** The hotel's note about collecting payments before arrival. */
  readonly paymentNote?: string | null | undefined;
  readonly place: string;
  /** The star rating as text: '4-star hotel'. */
  readonly stars: string;
  /** The address of a picture of the hotel, if it has one. */
  readonly picture?: string | undefined;
  readonly cancellation: string;
  /** The deposit that the property takes. Undefined or '' if there is none. */
  readonly deposit?: string;
  readonly guests: string;
  readonly checkIn: StayDay;
  readonly checkOut: StayDay;
  readonly ledger: PriceLedger;
  /** The text that stands in place of taxes if there are none. */
  readonly taxNote: string;
  /** The commission of an agent. */
  readonly commission?: { readonly percent: number; readonly amount: Money } | undefined;
  readonly policies: readonly Policy[];
  /** The services that travelers can request from the hotel. */
  readonly services: readonly ServiceOffer[];
}

/** Returns the stay of a hotel's offer. */
export function stayDetails(
  i18n: SiteI18n,
  hotel: Hotel,
  { rates, ledger }: Offer,
  party: Party,
): StayDetails {
  const { t, formats } = i18n;
  const { check_in: checkIn = '', check_out: checkOut = '' } = rates[0] ?? {};
  const { check_in_from: from, check_out_until: until, star_rating: stars } = hotel;
  return {
    hotel: hotel.name,
    timeZone: hotel.time_zone,
    paymentNote: hotel.payment_note,
    place: regionLabel(i18n, hotel),
    stars: stars && stars > 0 ? t('chosenStay.hotelStars', { stars }) : '',
    picture: firstImage(hotel, 'x300'),
    rooms: rates.map((rate, index) => ({
      name: roomNameAmong(i18n, roomOfRate(hotel, rate), hotel.room_groups),
      guests: guestsText(i18n, party.slice(index, index + 1)),
      meal: t(`stayTerms.meal.${rate.meal}`),
    })),
    cancellation: cancellationText(i18n, rates, hotel.time_zone),
    deposit: depositText(i18n, rates),
    guests: guestsText(i18n, party),
    checkIn: {
      day: formats.fullDay(checkIn),
      iso: checkIn,
      time: from ? t('chosenStay.from', { time: formats.timeOfDay(from) }) : '',
    },
    checkOut: {
      day: formats.fullDay(checkOut),
      iso: checkOut,
      time: until ? t('chosenStay.until', { time: formats.timeOfDay(until) }) : '',
    },
    ledger,
    taxNote: ledger.taxesTotal.amount === 0n ? t('price.noTaxes') : '',
    commission: earnedWith(rates),
    policies: policyTexts(i18n, hotel),
    services: serviceOffers(i18n, {
      meal: commonTerms(rates).meal,
      checkInFrom: from,
      checkOutUntil: until,
    }),
  };
}

/**
 * Returns an agent's commission for all rooms together. The percentage is that of the first room
 * with a commission.
 */
function earnedWith(rates: readonly Rate[]): StayDetails['commission'] {
  const amount = commissionOf(rates);
  const { percent } = rates.find(({ commission }) => commission)?.commission ?? {};
  return amount && percent !== undefined ? { percent, amount } : undefined;
}

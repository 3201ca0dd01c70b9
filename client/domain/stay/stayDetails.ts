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

/** The first or last day of a stay: as shown, as a calendar day, and its time of day or ''. */
export interface StayDay {
  readonly day: string;
  readonly iso: string;
  readonly time: string;
}

/** A room of a stay: its kind, who sleeps in it, and what it includes to eat. */
interface StayRoom {
  readonly name: string;
  readonly guests: string;
  readonly meal: string;
}

/** A stay as the checkout shows it. Texts that are not known are ''. */
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

/** What a live stay and a sample share. */
interface StayParts {
  readonly hotel: string;
  /** The hotel's time zone, if it is known. */
  readonly timeZone?: string | null | undefined;
  /** How the hotel collects what is paid before arrival. */
  readonly paymentNote?: string | null | undefined;
  readonly place: string;
  /** '4-star hotel'. */
  readonly stars: string;
  /** The address of a picture of the hotel, if there is one. */
  readonly picture?: string | undefined;
  readonly cancellation: string;
  /** What the property takes as a deposit; '' or undefined for nothing. */
  readonly deposit?: string;
  readonly guests: string;
  readonly checkIn: StayDay;
  readonly checkOut: StayDay;
  readonly ledger: PriceLedger;
  /** The text in place of taxes where there are none. */
  readonly taxNote: string;
  /** What an agent earns. */
  readonly commission?: { readonly percent: number; readonly amount: Money } | undefined;
  readonly policies: readonly Policy[];
  /** What can be requested from the hotel. */
  readonly services: readonly ServiceOffer[];
}

/** The stay that an offer of a hotel is for. */
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

/** What an agent earns with all rooms; the percentage is that of the first that pays. */
function earnedWith(rates: readonly Rate[]): StayDetails['commission'] {
  const amount = commissionOf(rates);
  const { percent } = rates.find(({ commission }) => commission)?.commission ?? {};
  return amount && percent !== undefined ? { percent, amount } : undefined;
}

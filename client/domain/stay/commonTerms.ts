import type { I18n } from '#contracts/texts/createI18n.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import { type Meal, meals, type Rate } from '#contracts/provider/rateFields.ts';
import { roomNameAmong } from '../hotels/hotelText.ts';
import { type HotelOffers, roomOfRate } from './offers.ts';

/** The terms that hold for all rooms of an offer. */
interface CommonTerms {
  /** The smallest board that a room includes. */
  readonly meal: Meal;
  /** Payment at the property, if all rooms are paid there. */
  readonly payment: Rate['payment'];
  /** Booking on request, if the hotel must confirm at least one room. */
  readonly booking: Rate['booking'];
}

/** Returns the terms that hold for all rooms of some rates. */
export function commonTerms(rates: readonly Rate[]): CommonTerms {
  return {
    meal: meals.find((meal) => rates.some((rate) => rate.meal === meal)) ?? 'room-only',
    payment: rates.every(({ payment }) => payment === 'property') ? 'property' : 'now',
    booking: rates.some(({ booking }) => booking === 'on-request') ? 'on-request' : 'instant',
  };
}

/** Returns the kinds of room of some rates without duplicates: 'Deluxe double, Twin room'. */
export function roomNames(
  i18n: I18n<Pick<FirstTexts, 'hotels'>>,
  hotel: HotelOffers,
  rates: readonly Rate[],
): string {
  const rooms = rates.map((rate) => roomOfRate(hotel, rate));
  return i18n.formats.listPlain(
    [...new Set(rooms)].map((room) => roomNameAmong(i18n, room, hotel.room_groups)),
  );
}

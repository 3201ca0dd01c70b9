import type { I18n } from '#contracts/texts/createI18n.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import { type Meal, meals, type Rate } from '#contracts/provider/rateFields.ts';
import { roomNameAmong } from '../hotels/hotelText.ts';
import { type HotelOffers, roomOfRate } from './offers.ts';

/** What holds for all rooms of an offer. */
interface CommonTerms {
  /** The least that a room includes to eat. */
  readonly meal: Meal;
  /** At the property if all rooms are paid there. */
  readonly payment: Rate['payment'];
  /** On request if the hotel has to confirm a room. */
  readonly booking: Rate['booking'];
}

/** What holds for all rooms of some rates. */
export function commonTerms(rates: readonly Rate[]): CommonTerms {
  return {
    meal: meals.find((meal) => rates.some((rate) => rate.meal === meal)) ?? 'room-only',
    payment: rates.every(({ payment }) => payment === 'property') ? 'property' : 'now',
    booking: rates.some(({ booking }) => booking === 'on-request') ? 'on-request' : 'instant',
  };
}

/** The kinds of room of some rates, each once: 'Deluxe double, Twin room'. */
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

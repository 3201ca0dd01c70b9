import type { Extra, Meal } from '../../provider/rateFields.ts';
import { mixBits } from '../random.ts';
import { mealCents, nightsCents, type Offer, type PricedHotel, type PricedStay } from './offers.ts';
import { usd } from './rateTaxes.ts';

/** The maximum age of a child in a crib, in years. */
const oldestInCot = 2;

const earlyTimes = ['09:00', '10:00', '11:00'];
const lateTimes = ['14:00', '16:00', '18:00'];

/** The price of a meal as an extra, in percent of its price within a rate. */
const mealMarkup = 115;

/**
 * Returns the extras of an offer for the whole stay, in US dollars, paid together with the nights.
 * They are the meals that the offer lacks (for the guests of the room), other times of arrival and
 * departure, parking, an airport transfer and further beds. Each hotel sells some of them, and one
 * in eight sells none. Only small children need a crib, and few hotels sell an extra bed.
 */
export function extrasOf(
  hotel: PricedHotel,
  priced: PricedStay,
  offer: Offer,
): { extras?: Extra[] } {
  const { hash, city } = hotel;
  const draw = (salt: number, choices: number) => mixBits(hash ^ salt) % choices;
  if (draw(91, 8) === 0) return {};
  const nights = priced.nights.length;
  const [firstNight = 0] = nightsCents(hotel, priced, offer);
  const due = offer.plan.payment;
  const extra = (
    id: string,
    cents: number,
    more?: Pick<Extra, 'kind' | 'meal' | 'time'>,
  ): Extra => {
    return { id, kind: id, ...more, amount: usd(wholeDollars(cents)), due };
  };
  const mealsCents = (meal: Meal) => mealCents(city, meal, offer.room, offer.guests);
  const meal = (added: Meal): Extra => {
    const more = mealsCents(added) - mealsCents(offer.plan.meal);
    return extra(added, (more * nights * mealMarkup) / 100, { kind: 'meal', meal: added });
  };
  const time = (id: string, times: readonly string[], salt: number) =>
    extra(id, (firstNight * (20 + draw(salt, 20))) / 100, {
      kind: id,
      time: times[draw(salt + 1, times.length)],
    });
  const nightly = (city.nightly * (4 + draw(98, 6))) / 100;
  const extras = [
    offer.plan.meal === 'room-only' && meal('breakfast'),
    ['room-only', 'breakfast'].includes(offer.plan.meal) && draw(92, 3) > 0 && meal('half-board'),
    draw(93, 4) > 0 && time('early-check-in', earlyTimes, 101),
    draw(94, 4) > 0 && time('late-check-out', lateTimes, 103),
    draw(95, 3) > 0 && extra('parking', nightly * nights),
    draw(96, 2) > 0 && extra('transfer', 1_500 + 500 * draw(97, 8)),
    offer.guests.childAges.some((age) => age <= oldestInCot) && extra('cot', nightly * nights),
    draw(99, 6) === 0 && extra('extra-bed', (firstNight * nights) / 5),
  ].filter((each) => each !== false);
  return extras.length > 0 ? { extras } : {};
}

/** Rounds an amount in cents to whole dollars, at least one dollar. */
function wholeDollars(cents: number): number {
  return Math.max(1, Math.round(cents / 100)) * 100;
}

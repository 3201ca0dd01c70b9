import type { Meal, Rate } from '../../provider/rateFields.ts';
import type { City } from '../catalogue/cities.ts';
import { mixBits } from '../random.ts';

/** A way to book any room of a hotel. `price` is in percent of the standard price of the room. */
export type RatePlan = {
  /** Tells two plans with the same meal apart. */
  code: 'saver' | 'standard';
  meal: Meal;
  /** Days before arrival until which cancelling is free; null where it never is. */
  freeUntil: number | null;
  payment: Rate['payment'];
  price: number;
};

const restful: readonly City['setting'][] = ['coast', 'tropical', 'mountain'];
const freeUntilChoices = [1, 2, 3, 7, 14];

/** The two to six plans that a hotel offers for each of its rooms, the same each time. */
export function ratePlans(hotel: { hash: number; stars: number; city: City }): RatePlan[] {
  const draw = (salt: number, choices: number) => mixBits(hotel.hash ^ salt) % choices;
  const freeUntil = draw(11, 6) === 0 ? null : (freeUntilChoices[draw(12, 5)] ?? null);
  const payment = freeUntil === null || draw(13, 3) > 0 ? 'property' : 'now';
  const saver = (meal: Meal): RatePlan => {
    return { code: 'saver', meal, freeUntil: null, payment: 'now', price: 90 };
  };
  const standard = (meal: Meal, paid: Rate['payment'] = payment): RatePlan => {
    return { code: 'standard', meal, freeUntil, payment: paid, price: 100 };
  };
  const { setting } = hotel.city;
  const plans = [
    saver('room-only'),
    standard('room-only'),
    standard('breakfast', 'now'),
    ...(freeUntil !== null && draw(14, 3) === 0 ? [saver('breakfast')] : []),
    ...(hotel.stars >= 3 && restful.includes(setting) ? [standard('half-board')] : []),
    ...(hotel.stars >= 4 && setting === 'mountain' ? [standard('full-board')] : []),
    ...(hotel.stars >= 4 && setting === 'tropical' ? [standard('all-inclusive', 'now')] : []),
  ];
  return draw(15, 8) === 0 ? plans.filter(({ meal }) => meal !== 'room-only') : plans;
}

import {
  type DecimalMoney,
  type Money,
  multiplyMoney,
  parseMoney,
  subtractMoney,
  toDecimal,
} from '#contracts/money.ts';
import type { Rate } from '#contracts/rateFields.ts';

/** What cancelling costs, and what of the price is not charged or is paid back. */
export type CancellationTerms = { fee: DecimalMoney; returned: DecimalMoney };

/**
 * What cancelling a confirmed stay costs at an instant: nothing until `free_cancellation_until`, then
 * the whole price of all rooms. Without that deadline it always costs the whole price.
 */
export function cancellationTerms(rate: Rate, rooms: number, now: Date): CancellationTerms {
  const { free_cancellation_until: until, total, currency } = rate;
  const whole = multiplyMoney(parseMoney({ amount: total, currency }), rooms);
  const free = until != null && now.getTime() <= Date.parse(until);
  return termsOf(whole, free ? { ...whole, amount: 0n } : whole);
}

/** What cancelling a request costs that the hotel has not confirmed: nothing. */
export function freeCancellation(rate: Rate, rooms: number): CancellationTerms {
  const { total: amount, currency } = rate;
  const whole = multiplyMoney(parseMoney({ amount, currency }), rooms);
  return termsOf(whole, { ...whole, amount: 0n });
}

function termsOf(whole: Money, fee: Money): CancellationTerms {
  return { fee: toDecimalMoney(fee), returned: toDecimalMoney(subtractMoney(whole, fee)) };
}

function toDecimalMoney(money: Money): DecimalMoney {
  return { amount: toDecimal(money), currency: money.currency };
}

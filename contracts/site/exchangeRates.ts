import * as v from 'valibot';
import { displayCurrencySchema } from '../money/currencies.ts';
import { currencySchema } from '../money/money.ts';
import { dayNumber } from '../values/calendarDay.ts';

/**
 * For how many days after their own the rates are used. The longest holidays without new ones have
 * five.
 */
export const maxRatesAgeDays = 10;

const day = v.pipe(
  v.string(),
  v.check((text) => dayNumber(text) !== undefined, 'must be a day'),
);

/** How many units of a currency one euro is: decimal text above zero. */
export const rateSchema = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,12}(?:\.\d{1,12})?$/));

export const exchangeRatesQuerySchema = v.object({ date: v.optional(day) });

/**
 * The rates of a day: how many units of each currency one euro is. They are the latest ones unless
 * those of another day, not too old, were asked for and are known. `outdated`: the latest ones are
 * too old, and left out.
 */
export const exchangeRatesSchema = v.object({
  base: v.literal('EUR'),
  date: day,
  outdated: v.boolean(),
  rates: v.record(currencySchema, rateSchema),
});
export type ExchangeRates = v.InferOutput<typeof exchangeRatesSchema>;

/** The currency in which an account sees prices; null for the one that is charged. */
export const accountCurrencySchema = v.strictObject({
  currency: v.nullable(displayCurrencySchema),
});
export type AccountCurrency = v.InferOutput<typeof accountCurrencySchema>;

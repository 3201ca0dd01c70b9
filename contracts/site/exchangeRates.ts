import * as v from 'valibot';
import { displayCurrencySchema } from '../money/currencies.ts';
import { currencySchema } from '../money/money.ts';
import { dayNumber } from '../values/calendarDay.ts';

/**
 * The maximum age of rates, in days. During the longest public holidays there are no new rates for
 * five days.
 */
export const maxRatesAgeDays = 10;

const day = v.pipe(
  v.string(),
  v.check((text) => dayNumber(text) !== undefined, 'must be a day'),
);

/** The value of one euro in units of a currency, as decimal text above zero. */
export const rateSchema = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,12}(?:\.\d{1,12})?$/));

export const exchangeRatesQuerySchema = v.object({ date: v.optional(day) });

/**
 * The rates of a day: the value of one euro in each currency. They are the rates of the requested
 * day, if these are known and not too old. Otherwise they are the latest rates. If `outdated` is
 * true, the latest rates are too old and were left out.
 */
export const exchangeRatesSchema = v.object({
  base: v.literal('EUR'),
  date: day,
  outdated: v.boolean(),
  rates: v.record(currencySchema, rateSchema),
});
export type ExchangeRates = v.InferOutput<typeof exchangeRatesSchema>;

/** The currency in which an account views prices; null for the currency that is charged. */
export const accountCurrencySchema = v.strictObject({
  currency: v.nullable(displayCurrencySchema),
});
export type AccountCurrency = v.InferOutput<typeof accountCurrencySchema>;

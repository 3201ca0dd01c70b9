import * as v from 'valibot';
import { currencyDecimals, type EuroRates } from '#contracts/money/currencies.ts';
import { rateSchema } from '#contracts/site/exchangeRates.ts';
import { dayNumber } from '#contracts/values/calendarDay.ts';

/** The rates of a day, how many units of each currency one euro is. */
export type DailyRates = { date: string; rates: EuroRates };

/** Thrown for a file whose rates cannot be used; `code` is for the log. */
export class RatesFileError extends Error {
  override readonly name = 'RatesFileError';
  readonly code: string;

  constructor(code: string) {
    super(`The exchange rates cannot be used: ${code}.`);
    this.code = code;
  }
}

/** The file has no other elements with attributes; the names of currencies are checked apart. */
const dayPattern = /<Cube\s+time=["']([^"'<>]*)["']\s*>/g;
const ratePattern = /<Cube\s+currency=["']([^"'<>]*)["']\s+rate=["']([^"'<>]*)["']\s*\/>/g;
/** How the file ends; half a file may end with a whole rate. */
const endPattern = /<\/(?:\w+:)?Envelope>\s*$/;
/** The file has about thirty. With fewer than these it is not the one expected. */
const required = ['USD', 'GBP', 'JPY', 'CHF'];

/**
 * Reads the daily file of the European Central Bank, `eurofxref-daily.xml`. Currencies that the
 * site does not know are left out. Throws a `RatesFileError` for half a file, one of another kind,
 * of several days, with a rate that is not above zero or a currency twice, and for one without the
 * main currencies.
 */
export function readRatesFile(xml: string): DailyRates {
  const days = [...xml.matchAll(dayPattern)].map(([, day = '']) => day);
  const [date = ''] = days;
  if (dayNumber(date) === undefined || days.length > 1) throw new RatesFileError('no_single_day');
  if (!endPattern.test(xml)) throw new RatesFileError('not_whole');
  const rates = new Map<string, string>();
  for (const [, currency = '', rate = ''] of xml.matchAll(ratePattern)) {
    if (currencyDecimals(currency) === undefined) continue;
    if (rates.has(currency)) throw new RatesFileError('currency_twice');
    if (!v.is(rateSchema, rate)) throw new RatesFileError('wrong_rate');
    rates.set(currency, rate);
  }
  if (!required.every((currency) => rates.has(currency))) throw new RatesFileError('too_few_rates');
  return { date, rates: Object.fromEntries(rates) };
}

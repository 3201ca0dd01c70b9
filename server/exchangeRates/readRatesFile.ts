import * as v from 'valibot';
import { currencyDecimals, type EuroRates } from '#contracts/money/currencies.ts';
import { rateSchema } from '#contracts/site/exchangeRates.ts';
import { dayNumber } from '#contracts/values/calendarDay.ts';

/** The rates of a day: how many units of each currency equal one euro. */
export type DailyRates = { date: string; rates: EuroRates };

/** Thrown for a file with unusable rates. `code` is for the log. */
export class RatesFileError extends Error {
  override readonly name = 'RatesFileError';
  readonly code: string;

  constructor(code: string) {
    super(`The exchange rates cannot be used: ${code}.`);
    this.code = code;
  }
}

/**
 * The file has no other elements with attributes. The names of currencies are checked separately.
 */
const dayPattern = /<Cube\s+time=["']([^"'<>]*)["']\s*>/g;
const ratePattern = /<Cube\s+currency=["']([^"'<>]*)["']\s+rate=["']([^"'<>]*)["']\s*\/>/g;
/**
 * Matches the end of the file. The end is required, because a truncated file may end after a
 * complete rate.
 */
const endPattern = /<\/(?:\w+:)?Envelope>\s*$/;
/** The file has about thirty currencies. Without these, it is not the expected file. */
const required = ['USD', 'GBP', 'JPY', 'CHF'];

/**
 * Reads the daily file of the European Central Bank, `eurofxref-daily.xml`. Unknown currencies are
 * skipped. Throws a `RatesFileError` if the file is incomplete, is of another kind, or has several
 * days. Throws a `RatesFileError` too for a rate that is not above zero, a duplicate currency, or a
 * missing main currency.
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

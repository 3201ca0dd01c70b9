import * as v from 'valibot';
import { currencyDecimals } from './currencies.ts';

/**
 * An amount in minor units of an ISO 4217 currency: `{ amount: 1926n, currency: 'MAD' }` is MAD
 * 19.26.
 */
export interface Money {
  readonly amount: bigint;
  readonly currency: string;
}

/** Up to 15 digits before the decimal point, without a sign or separators. */
const decimalPattern = /^\d{1,15}(\.\d{1,4})?$/;

/**
 * An amount as decimal text, such as `19.26`; `parseAmount` checks its decimals against the
 * currency.
 */
export const decimalSchema = v.pipe(v.string(), v.regex(decimalPattern));

/** The form of an ISO 4217 code. `currencyDecimals` tells whether the code exists. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** The JSON form of money: `{ amount: '19.26', currency: 'MAD' }`. */
export const decimalMoneySchema = v.object({ amount: decimalSchema, currency: currencySchema });
export type DecimalMoney = v.InferOutput<typeof decimalMoneySchema>;

/** Thrown if amounts in two currencies are added or compared. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';

  constructor(a: string, b: string) {
    super(`Amounts in ${a} and ${b} cannot be added or compared.`);
  }
}

/**
 * Reads decimal text as minor units: `parseAmount('19.26', 'MAD')` is `1926n`. Returns undefined if
 * the currency is unknown or the text has another number of decimals than the currency.
 */
export function parseAmount(text: string, currency: string): bigint | undefined {
  const decimals = currencyDecimals(currency);
  if (decimals === undefined || !decimalPattern.test(text)) return undefined;
  if (decimals === 0) return text.includes('.') ? undefined : BigInt(text);
  const point = text.length - decimals - 1;
  if (point < 1 || text.indexOf('.') !== point) return undefined;
  return BigInt(text.slice(0, point) + text.slice(point + 1));
}

/**
 * Does the same as `parseAmount` for an amount that may be negative: `parseSignedAmount('-19.26',
 * 'MAD')` is `-1926n`.
 */
export function parseSignedAmount(text: string, currency: string): bigint | undefined {
  const isNegative = text.startsWith('-');
  const amount = parseAmount(isNegative ? text.slice(1) : text, currency);
  return isNegative && amount !== undefined ? -amount : amount;
}

/**
 * Reads money from its JSON form. Throws a `RangeError` if `parseAmount` cannot read the amount.
 */
export function parseMoney({ amount, currency }: DecimalMoney): Money {
  const minor = parseAmount(amount, currency);
  if (minor === undefined) throw new RangeError(`'${amount}' is not an amount in ${currency}.`);
  return { amount: minor, currency };
}

/** Does the same as `parseMoney` for an amount that may be negative. */
export function parseSignedMoney({ amount, currency }: DecimalMoney): Money {
  const minor = parseSignedAmount(amount, currency);
  if (minor === undefined) throw new RangeError(`'${amount}' is not an amount in ${currency}.`);
  return { amount: minor, currency };
}

/**
 * Returns the amount as decimal text, such as `19.26`, which `Intl.NumberFormat` formats without
 * rounding. Reverses `parseSignedAmount`.
 */
export function toDecimal({ amount, currency }: Money): string {
  const decimals = currencyDecimals(currency) ?? 0;
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Returns the JSON form of money. Reverses `parseSignedMoney`. */
export function toDecimalMoney(money: Money): DecimalMoney {
  return { amount: toDecimal(money), currency: money.currency };
}

/** Adds two amounts. Throws a `CurrencyMismatchError` if their currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return { amount: a.amount + b.amount, currency: a.currency };
}

/**
 * Returns `a - b`, which may be negative. Throws a `CurrencyMismatchError` if the currencies
 * differ.
 */
export function subtractMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return { amount: a.amount - b.amount, currency: a.currency };
}

/**
 * Multiplies an amount by a whole number. Throws a `RangeError` if `times` is not a whole number.
 */
export function multiplyMoney(money: Money, times: number): Money {
  return { amount: money.amount * BigInt(times), currency: money.currency };
}

/**
 * Divides an amount that is not negative, rounded half up to the minor unit. The result is an
 * average: `parts` times the result may differ from the amount. `parts` is a whole number above 0.
 */
export function divideMoney(money: Money, parts: number): Money {
  const divisor = BigInt(parts);
  return { amount: (2n * money.amount + divisor) / (2n * divisor), currency: money.currency };
}

/**
 * Compares two amounts for `Array.sort`: the result is negative, 0 or positive. Throws a
 * `CurrencyMismatchError` if the currencies differ.
 */
export function compareMoney(a: Money, b: Money): number {
  requireSameCurrency(a, b);
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? -1 : 1;
}

/**
 * Returns the sum of a list, which is 0 for an empty list. Throws a `CurrencyMismatchError` if an
 * amount is in another currency.
 */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, { amount: 0n, currency });
}

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(a.currency, b.currency);
}

import * as v from 'valibot';
import { currencyDecimals } from './currencies.ts';

/**
 * An amount in minor units of a currency: `{ amount: 1926n, currency: 'MAD' }` is MAD 19.26. ISO
 * 4217.
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

/** An ISO 4217 code; `currencyDecimals` knows which of them exist. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** Money as JSON carries it: `{ amount: '19.26', currency: 'MAD' }`. */
export const decimalMoneySchema = v.object({ amount: decimalSchema, currency: currencySchema });
export type DecimalMoney = v.InferOutput<typeof decimalMoneySchema>;

/** Thrown when amounts of two currencies meet in one sum or comparison. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';

  constructor(a: string, b: string) {
    super(`Amounts in ${a} and ${b} cannot be added or compared.`);
  }
}

/**
 * Reads decimal text as minor units: `parseAmount('19.26', 'MAD')` is `1926n`. Undefined when the
 * currency is unknown or the text does not have exactly its number of decimals.
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
 * The same of an amount that may be below zero: `parseSignedAmount('-19.26', 'MAD')` is `-1926n`.
 */
export function parseSignedAmount(text: string, currency: string): bigint | undefined {
  const isNegative = text.startsWith('-');
  const amount = parseAmount(isNegative ? text.slice(1) : text, currency);
  return isNegative && amount !== undefined ? -amount : amount;
}

/**
 * Reads money from its JSON form. Throws a `RangeError` for text that `parseAmount` does not read.
 */
export function parseMoney({ amount, currency }: DecimalMoney): Money {
  const minor = parseAmount(amount, currency);
  if (minor === undefined) throw new RangeError(`'${amount}' is not an amount in ${currency}.`);
  return { amount: minor, currency };
}

/** The same of money that may be below zero. */
export function parseSignedMoney({ amount, currency }: DecimalMoney): Money {
  const minor = parseSignedAmount(amount, currency);
  if (minor === undefined) throw new RangeError(`'${amount}' is not an amount in ${currency}.`);
  return { amount: minor, currency };
}

/**
 * The amount as decimal text, `19.26`, which `Intl.NumberFormat` formats without rounding. Reverses
 * `parseMoney`.
 */
export function toDecimal({ amount, currency }: Money): string {
  const decimals = currencyDecimals(currency) ?? 0;
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Money as JSON carries it. Reverses `parseMoney`. */
export function toDecimalMoney(money: Money): DecimalMoney {
  return { amount: toDecimal(money), currency: money.currency };
}

/** Throws a `CurrencyMismatchError` when the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return { amount: a.amount + b.amount, currency: a.currency };
}

/** `a - b`, which may be negative. Throws a `CurrencyMismatchError` when the currencies differ. */
export function subtractMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return { amount: a.amount - b.amount, currency: a.currency };
}

/** The amount a whole number of times. Throws a `RangeError` when `times` is not a whole number. */
export function multiplyMoney(money: Money, times: number): Money {
  return { amount: money.amount * BigInt(times), currency: money.currency };
}

/**
 * A share of the amount, rounded half up to the minor unit: an average, not a part of a sum.
 * `parts` is a whole number above 0.
 */
export function divideMoney(money: Money, parts: number): Money {
  const divisor = BigInt(parts);
  return { amount: (2n * money.amount + divisor) / (2n * divisor), currency: money.currency };
}

/**
 * Negative, 0 or positive, as `Array.sort` expects it. Throws a `CurrencyMismatchError` when the
 * currencies differ.
 */
export function compareMoney(a: Money, b: Money): number {
  requireSameCurrency(a, b);
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? -1 : 1;
}

/**
 * The sum of a list, 0 for an empty one. Throws a `CurrencyMismatchError` when an amount is in
 * another currency.
 */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, { amount: 0n, currency });
}

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(a.currency, b.currency);
}

import { currencyDecimals } from './currencies.ts';
import type { Money } from './money.ts';

/**
 * Currencies that payment providers count in other units than ISO 4217: UGX has two decimals there,
 * which are always 0, and ISK too. https://docs.stripe.com/currencies#special-cases
 */
const hundredfold: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** The least that can be paid by card, in minor units; in other currencies it is not known. */
const least: Readonly<Record<string, bigint>> = {
  AED: 200n,
  AUD: 50n,
  BRL: 50n,
  CAD: 50n,
  CHF: 50n,
  CZK: 1500n,
  DKK: 250n,
  EUR: 50n,
  GBP: 30n,
  HKD: 400n,
  HUF: 17_500n,
  INR: 50n,
  JPY: 50n,
  MXN: 1000n,
  MYR: 200n,
  NOK: 300n,
  NZD: 50n,
  PLN: 200n,
  RON: 200n,
  SEK: 300n,
  SGD: 50n,
  THB: 1000n,
  USD: 50n,
};
const most = 99_999_999;

/**
 * An amount in the units of payment providers, at least the least one. Undefined if it cannot be
 * paid by card: it is too small or too large, or has a third decimal, which they round away.
 */
export function toCharge({ amount, currency }: Money): number | undefined {
  const decimals = currencyDecimals(currency);
  if (decimals === undefined || decimals > 3) return undefined;
  if (decimals === 3 && amount % 10n !== 0n) return undefined;
  const units = toUnits({ amount, currency });
  return amount >= (least[currency] ?? 1n) && units <= most ? units : undefined;
}

/** Any amount in the units of payment providers. */
export function toUnits({ amount, currency }: Money): number {
  return Number(hundredfold.has(currency) ? amount * 100n : amount);
}

/** The amount that a payment provider names. Reverses `toCharge`. */
export function toCurrency(units: number, code: string): Money {
  const currency = code.toUpperCase();
  const amount = BigInt(units);
  return { amount: hundredfold.has(currency) ? amount / 100n : amount, currency };
}

import type { Money } from './money.ts';

/**
 * Currencies that payment providers count in other units than ISO 4217: UGX has two decimals there,
 * which are always 0, and ISK too. https://docs.stripe.com/currencies#special-cases
 */
const hundredfold: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** An amount in the units of payment providers. */
export function toUnits({ amount, currency }: Money): number {
  return Number(hundredfold.has(currency) ? amount * 100n : amount);
}

/** The amount that a payment provider names. Reverses `toUnits`. */
export function toCurrency(units: number, code: string): Money {
  const currency = code.toUpperCase();
  const amount = BigInt(units);
  return { amount: hundredfold.has(currency) ? amount / 100n : amount, currency };
}

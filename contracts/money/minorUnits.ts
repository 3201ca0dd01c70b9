import type { Money } from './money.ts';

/**
 * The currencies that payment providers count in hundredths, although ISO 4217 gives them no
 * decimals. The two decimals of UGX and ISK are always 0.
 * https://docs.stripe.com/currencies#special-cases
 */
const hundredfold: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Converts an amount into the units of payment providers. */
export function toUnits({ amount, currency }: Money): number {
  return Number(hundredfold.has(currency) ? amount * 100n : amount);
}

/** Converts an amount from the units of payment providers. Reverses `toUnits`. */
export function toCurrency(units: number, code: string): Money {
  const currency = code.toUpperCase();
  const amount = BigInt(units);
  return { amount: hundredfold.has(currency) ? amount / 100n : amount, currency };
}

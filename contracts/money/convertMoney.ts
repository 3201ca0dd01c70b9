import { currencyDecimals, type EuroRates } from './currencies.ts';
import type { Money } from './money.ts';

/**
 * An approximate amount in another currency, in minor units. It is shown beside the amount that is
 * charged. It is deliberately no `Money`, so that nothing can add, send or store it as money.
 */
export interface Approximation {
  readonly approximately: bigint;
  readonly currency: string;
}

/**
 * Converts an amount by way of the euro, rounded half up to the minor unit. Returns undefined if
 * one of the currencies has no rate.
 */
export function convertMoney(
  { amount, currency }: Money,
  to: string,
  rates: EuroRates,
): Approximation | undefined {
  const [from, into] = [scaleOf(currency, rates), scaleOf(to, rates)];
  if (!from || !into) return undefined;
  const size = amount < 0n ? -amount : amount;
  const dividend = size * into.units * from.scale;
  const divisor = from.units * into.scale;
  const rounded = (2n * dividend + divisor) / (2n * divisor);
  return { approximately: amount < 0n ? -rounded : rounded, currency: to };
}

/** Returns whether there is an exchange rate for a currency. */
export function hasRate(currency: string, rates: EuroRates): boolean {
  return scaleOf(currency, rates) !== undefined;
}

/** Returns the value of one euro in minor units of a currency, as the fraction `units / scale`. */
function scaleOf(currency: string, rates: EuroRates): { units: bigint; scale: bigint } | undefined {
  const rate = currency === 'EUR' ? '1' : Object.hasOwn(rates, currency) && rates[currency];
  const decimals = currencyDecimals(currency);
  const [, whole, fraction = ''] = (rate && /^(\d+)(?:\.(\d+))?$/.exec(rate)) || [];
  if (whole === undefined || decimals === undefined) return undefined;
  const digits = BigInt(whole + fraction);
  if (digits === 0n) return undefined;
  return { units: digits * 10n ** BigInt(decimals), scale: 10n ** BigInt(fraction.length) };
}

import { currencyDecimals } from '#contracts/money/currencies.ts';

/**
 * A typed amount as the contracts have it: a whole one, such as 20 or -20, gets the decimals of its
 * currency.
 */
export function withDecimals(typed: string, currency: string): string {
  const decimals = currencyDecimals(currency) ?? 0;
  return decimals > 0 && /^-?\d+$/.test(typed) ? `${typed}.${'0'.repeat(decimals)}` : typed;
}

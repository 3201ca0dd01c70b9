import { parseSignedMoney } from '#contracts/money/money.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { currencyDecimals } from '#contracts/money/currencies.ts';

/** Returns an amount, which may be negative, as text. The minus is U+2212. */
export function amountText({ formats }: DeskI18n, text: string, currency: string): string {
  return formats.money(parseSignedMoney({ amount: text, currency }), 'exact').replace('-', '−');
}

/**
 * Returns a typed amount in the format of the contracts: a whole number such as 20 or -20 gets the
 * decimals of its currency.
 */
export function withDecimals(typed: string, currency: string): string {
  const decimals = currencyDecimals(currency) ?? 0;
  return decimals > 0 && /^-?\d+$/.test(typed) ? `${typed}.${'0'.repeat(decimals)}` : typed;
}

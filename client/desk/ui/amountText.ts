import { parseSignedMoney } from '#contracts/money/money.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { currencyDecimals } from '#contracts/money/currencies.ts';

/** An amount, which may be below zero, as text, whose minus is U+2212. */
export function amountText({ formats }: DeskI18n, text: string, currency: string): string {
  return formats.money(parseSignedMoney({ amount: text, currency }), 'exact').replace('-', '−');
}

/**
 * A typed amount as the contracts have it: a whole one, such as 20 or -20, gets the decimals of its
 * currency.
 */
export function withDecimals(typed: string, currency: string): string {
  const decimals = currencyDecimals(currency) ?? 0;
  return decimals > 0 && /^-?\d+$/.test(typed) ? `${typed}.${'0'.repeat(decimals)}` : typed;
}

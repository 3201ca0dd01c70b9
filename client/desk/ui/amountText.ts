import { parseSignedMoney } from '#contracts/money/money.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/** An amount, which may be below zero, as text, whose minus is U+2212. */
export function amountText({ formats }: DeskI18n, text: string, currency: string): string {
  return formats.money(parseSignedMoney({ amount: text, currency }), 'exact').replace('-', '−');
}

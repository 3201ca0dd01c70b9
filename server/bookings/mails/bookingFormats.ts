import { type DecimalMoney, type Money, parseMoney } from '#contracts/money/money.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';

/** An amount with its currency and all of its decimals, such as '$234.16' or 'PKR 1,000.00'. */
export function formatAmount({ formats }: ServerI18n, money: Money | DecimalMoney): string {
  return formats.money(isDecimal(money) ? parseMoney(money) : money, 'exact');
}

function isDecimal(money: Money | DecimalMoney): money is DecimalMoney {
  return typeof money.amount === 'string';
}

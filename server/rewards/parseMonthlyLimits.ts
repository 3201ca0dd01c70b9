import { currencyDecimals } from '#contracts/money/currencyDecimals.ts';
import type { Money } from '#contracts/money/money.ts';

/**
 * Parses REWARDS_MONTHLY_LIMIT: whole amounts with their currencies, and commas between them, such as
 * `100 USD, 90 EUR`. Throws for anything else. An empty text is an empty list.
 */
export function parseMonthlyLimits(text: string): Money[] {
  if (text.trim() === '') return [];
  const limits = text.split(',').map((each) => parseLimit(each.trim()));
  const currencies = new Set(limits.map(({ currency }) => currency));
  if (currencies.size < limits.length) throw new Error(message);
  return limits;
}

const message =
  'REWARDS_MONTHLY_LIMIT must be whole amounts with commas between them, each in a currency of its own, such as 100 USD, 90 EUR';

function parseLimit(text: string): Money {
  const [, units = '', currency = ''] = /^(\d{1,9}) ([A-Z]{3})$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) throw new Error(message);
  return { amount: BigInt(units) * 10n ** BigInt(decimals), currency };
}

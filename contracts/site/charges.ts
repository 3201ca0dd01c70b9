import { currencyDecimals } from '../money/currencies.ts';
import type { Money } from '../money/money.ts';

/** The currencies in which cards are charged, each with the least amount in minor units. */
export type ChargedCurrencies = Readonly<Record<string, number>>;

/** The same as pages have it: `EUR:50 USD:50`; '' where travelers cannot pay on the site. */
export function chargesText(currencies: ChargedCurrencies): string {
  return Object.entries(currencies)
    .map(([currency, least]) => (least > 1 ? `${currency}:${least}` : currency))
    .join(' ');
}

/**
 * Why an amount cannot be charged to a card, and the least that can. `decimals`: cards are charged
 * two decimals at most, also in currencies that have three.
 */
export type ChargeRefusal = { reason: 'currency' | 'least' | 'decimals'; least: Money };

/** Whether an amount can be charged, by the text of pages: undefined if it can. */
export function chargeRefusal(
  { amount, currency }: Money,
  charges: string,
): ChargeRefusal | undefined {
  const found = charges.split(' ').find((each) => each.startsWith(currency));
  const least = BigInt(found?.slice(4) || 1);
  const reason =
    found === undefined
      ? 'currency'
      : amount < least
        ? 'least'
        : currencyDecimals(currency) === 3 && amount % 10n > 0n && 'decimals';
  return amount > 0n && reason ? { reason, least: { amount: least, currency } } : undefined;
}

import { currencyDecimals } from '../money/currencies.ts';
import { toCurrency } from '../money/minorUnits.ts';
import type { Money } from '../money/money.ts';

/** The currencies in which the site charges cards, each with the minimum amount in minor units. */
export type ChargedCurrencies = Readonly<Record<string, number>>;

/**
 * Writes the currencies as text for pages: `EUR:50 USD:50`. The text is empty if travelers cannot
 * pay on the site.
 */
export function chargesText(currencies: ChargedCurrencies): string {
  return Object.entries(currencies)
    .map(([currency, least]) => (least > 1 ? `${currency}:${least}` : currency))
    .join(' ');
}

/**
 * The reason why an amount cannot be charged to a card. `limit` is the minimum or maximum.
 * `decimals`: the third decimal of the amount is not 0. Cards support only two decimals, even in
 * currencies that have three.
 */
export type ChargeRefusal = {
  reason: 'currency' | 'least' | 'most' | 'decimals';
  limit: Money;
};

/**
 * Returns the reason why an amount cannot be charged, or undefined if it can. `charges` is the text
 * of `chargesText`. The maximum amount has eight digits in the units of the payment provider, and
 * twelve in IDR. https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export function chargeRefusal(
  { amount, currency }: Money,
  charges: string,
): ChargeRefusal | undefined {
  const found = charges.split(' ').find((each) => each.startsWith(currency));
  const least = BigInt(found?.slice(4) || 1);
  const most = toCurrency(10 ** (currency === 'IDR' ? 12 : 8) - 1, currency);
  const isTooMuch = amount > most.amount;
  const reason =
    found === undefined
      ? 'currency'
      : amount < least
        ? 'least'
        : isTooMuch
          ? 'most'
          : currencyDecimals(currency) === 3 && amount % 10n > 0n && 'decimals';
  const limit = isTooMuch ? most : { amount: least, currency };
  return amount > 0n && reason ? { reason, limit } : undefined;
}

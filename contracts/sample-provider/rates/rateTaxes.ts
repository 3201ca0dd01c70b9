import type { Rate, RateTax } from '../../provider/rateFields.ts';
import { type CityTax } from './cityTaxes.ts';
import type { CityMarket } from './cityMarkets.ts';
import { decimalMoney, fromCents, toCents } from './currencies.ts';

/** What taxes are computed from; `nightsCents` is the sum of the nights. */
export type TaxBase = {
  nights: number;
  nightsCents: number;
  sleeps: number;
  stars: number;
  payment: Rate['payment'];
};

/** A tax with its amount in US cents beside it. */
export type CountedTax = { cents: number; tax: RateTax };

/**
 * The taxes of a stay: the country's on the nights, due with them, and the city's, always due at the
 * property and charged in the city's own currency. Taxes of nothing are left out.
 */
export function rateTaxes(
  base: TaxBase,
  salesTax: CityMarket['salesTax'],
  cityTax: CityTax | undefined,
): CountedTax[] {
  const cents = Math.round((base.nightsCents * salesTax.share) / 10_000);
  const onNights = { name: salesTax.name, amount: usd(cents), due: base.payment };
  return [{ cents, tax: onNights }, ...(cityTax ? [countCityTax(base, cityTax)] : [])].filter(
    (counted) => counted.cents > 0,
  );
}

function countCityTax({ nights, nightsCents, sleeps, stars }: TaxBase, tax: CityTax): CountedTax {
  const { name, currency } = tax;
  const local =
    'share' in tax
      ? fromCents((nightsCents * tax.share) / 10_000, currency)
      : (tax.byStars[stars] ?? 0) * nights * (tax.per === 'person' ? sleeps : 1);
  const cents = toCents(local, currency);
  const charged = currency === 'USD' ? {} : { charged: decimalMoney(local, currency) };
  return { cents, tax: { name, amount: usd(cents), due: 'property', ...charged } };
}

/** US cents as decimal text. */
export function usd(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

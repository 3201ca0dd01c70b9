import { currencyDecimals } from '../../money/currencies.ts';
import { type DecimalMoney, toDecimal } from '../../money/money.ts';
import type { Rate, RateTax } from '../../provider/rateFields.ts';
import type { City, CityTax } from '../catalogue/cities.ts';
import { houses } from '../catalogue/houses.ts';

/**
 * What taxes are computed from; `nightsCents` is the sum of the nights, `guests` counts those of
 * one room.
 */
export type TaxBase = {
  nights: number;
  nightsCents: number;
  guests: number;
  stars: number;
  payment: Rate['payment'];
};

/** A tax with its amount in US cents beside it. */
export type CountedTax = { cents: number; tax: RateTax };

/**
 * The taxes of a stay: the country's on the nights, due with them, and the city's, always due at
 * the property and charged in the city's own currency. Taxes of nothing are left out.
 */
export function rateTaxes(base: TaxBase, { salesTax, cityTax }: City): CountedTax[] {
  const cents = salesCents(base, salesTax);
  const onNights = { ...named(salesTax.name), amount: usd(cents), due: base.payment };
  return [{ cents, tax: onNights }, ...(cityTax ? [countCityTax(base, cityTax)] : [])].filter(
    (counted) => counted.cents > 0,
  );
}

/** The sum of these taxes in US cents. */
export function taxCents(base: TaxBase, { salesTax, cityTax }: City): number {
  return (
    salesCents(base, salesTax) + (cityTax ? toCents(localTax(base, cityTax), cityTax.currency) : 0)
  );
}

function salesCents({ nightsCents }: TaxBase, { share }: City['salesTax']): number {
  return Math.round((nightsCents * share) / 10_000);
}

/** The city tax in minor units of its own currency. */
function localTax({ nights, nightsCents, guests, stars }: TaxBase, tax: CityTax): number {
  return 'share' in tax
    ? fromCents((nightsCents * tax.share) / 10_000, tax.currency)
    : (tax.byStars[stars] ?? 0) * nights * (tax.per === 'person' ? guests : 1);
}

function countCityTax(base: TaxBase, tax: CityTax): CountedTax {
  const { name, currency } = tax;
  const local = localTax(base, tax);
  const cents = toCents(local, currency);
  const charged = currency === 'USD' ? {} : { charged: decimalMoney(local, currency) };
  return { cents, tax: { ...named(name), amount: usd(cents), due: 'property', ...charged } };
}

/** A tax by its name, and its code if it has one. */
function named(name: string): Pick<RateTax, 'name' | 'code'> {
  const code = houses.taxCodes[name];
  return { name, ...(code && { code }) };
}

/** US cents as decimal text. */
export function usd(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A currency in which a city of the sample charges its taxes. */
type LocalCurrency = CityTax['currency'];

/**
 * How many units of a currency one US dollar buys in the sample: fixed, so that prices stay the
 * same.
 */
const unitsPerDollar: Readonly<Record<LocalCurrency, number>> = {
  AED: 3.6725,
  CHF: 0.88,
  CZK: 23.2,
  EUR: 0.92,
  GBP: 0.79,
  ISK: 138,
  JPY: 150,
  MAD: 9.9,
  OMR: 0.3845,
  TND: 3.1,
  TRY: 34,
  USD: 1,
  UZS: 12_700,
};

/** Minor units of a currency as US cents. */
export function toCents(minorUnits: number, currency: LocalCurrency): number {
  return Math.round((minorUnits * 100) / (minorUnitsPerUnit(currency) * unitsPerDollar[currency]));
}

/** US cents as minor units of a currency. */
export function fromCents(cents: number, currency: LocalCurrency): number {
  return Math.round((cents * minorUnitsPerUnit(currency) * unitsPerDollar[currency]) / 100);
}

/** Minor units as JSON carries them: `{ amount: '19.26', currency: 'MAD' }`. */
export function decimalMoney(minorUnits: number, currency: string): DecimalMoney {
  return { amount: toDecimal({ amount: BigInt(minorUnits), currency }), currency };
}

/** How many minor units a unit of a currency has. */
export function minorUnitsPerUnit(currency: LocalCurrency): number {
  return 10 ** (currencyDecimals(currency) ?? 0);
}

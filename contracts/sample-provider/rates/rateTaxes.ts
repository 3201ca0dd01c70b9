import { currencyDecimals } from '../../money/currencies.ts';
import { type DecimalMoney, toDecimal } from '../../money/money.ts';
import type { Rate, RateTax } from '../../provider/rateFields.ts';
import type { City, CityTax } from '../catalog/cities.ts';
import { houses } from '../catalog/houses.ts';

/**
 * The values that taxes depend on. `nightsCents` is the sum of the nights, and `guests` the number
 * of guests in one room.
 */
export type TaxBase = {
  nights: number;
  nightsCents: number;
  guests: number;
  stars: number;
  payment: Rate['payment'];
};

/** A tax with its amount in US cents. */
export type CountedTax = { cents: number; tax: RateTax };

/**
 * Returns the taxes of a stay: the country's tax on the nights, due with them, and the city's tax.
 * The city's tax is always due at the property and is charged in the city's own currency. Taxes of
 * zero are left out.
 */
export function rateTaxes(base: TaxBase, { salesTax, cityTax }: City): CountedTax[] {
  const cents = salesCents(base, salesTax);
  const onNights = { ...named(salesTax.name), amount: usd(cents), due: base.payment };
  return [{ cents, tax: onNights }, ...(cityTax ? [countCityTax(base, cityTax)] : [])].filter(
    (counted) => counted.cents > 0,
  );
}

/** Returns the sum of these taxes in US cents. */
export function taxCents(base: TaxBase, { salesTax, cityTax }: City): number {
  return (
    salesCents(base, salesTax) + (cityTax ? toCents(localTax(base, cityTax), cityTax.currency) : 0)
  );
}

function salesCents({ nightsCents }: TaxBase, { share }: City['salesTax']): number {
  return Math.round((nightsCents * share) / 10_000);
}

/** Returns the city tax in minor units of its own currency. */
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

/** Returns the name of a tax, and its code if it has one. */
function named(name: string): Pick<RateTax, 'name' | 'code'> {
  const code = houses.taxCodes[name];
  return { name, ...(code && { code }) };
}

/** Writes US cents as decimal text. */
export function usd(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A currency of city taxes in the sample data. */
type LocalCurrency = CityTax['currency'];

/**
 * The sample value of one US dollar in each currency. The values are fixed, so that prices stay the
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

/** Converts minor units of a currency into US cents. */
export function toCents(minorUnits: number, currency: LocalCurrency): number {
  return Math.round((minorUnits * 100) / (minorUnitsPerUnit(currency) * unitsPerDollar[currency]));
}

/** Converts US cents into minor units of a currency. */
export function fromCents(cents: number, currency: LocalCurrency): number {
  return Math.round((cents * minorUnitsPerUnit(currency) * unitsPerDollar[currency]) / 100);
}

/** Converts minor units into the JSON form of money: `{ amount: '19.26', currency: 'MAD' }`. */
export function decimalMoney(minorUnits: number, currency: string): DecimalMoney {
  return { amount: toDecimal({ amount: BigInt(minorUnits), currency }), currency };
}

/** Returns the number of minor units in one unit of a currency. */
export function minorUnitsPerUnit(currency: LocalCurrency): number {
  return 10 ** (currencyDecimals(currency) ?? 0);
}

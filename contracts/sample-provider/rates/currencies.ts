import { currencyDecimals } from '../../money/currencyDecimals.ts';
import { type DecimalMoney, toDecimal } from '../../money/money.ts';

/** How many units of a currency one US dollar buys in the sample: fixed, so that prices stay the same. */
const unitsPerDollar = {
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
} as const;

/** A currency in which a city of the sample charges its taxes. */
export type LocalCurrency = keyof typeof unitsPerDollar;

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

function minorUnitsPerUnit(currency: LocalCurrency): number {
  return 10 ** (currencyDecimals(currency) ?? 0);
}

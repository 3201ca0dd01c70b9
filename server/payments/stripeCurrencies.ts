import { currencyDecimals } from '#contracts/money/currencies.ts';
import { parseAmount } from '#contracts/money/money.ts';
import type { ChargedCurrencies } from '#contracts/site/charges.ts';

/**
 * The currencies in which Stripe charges cards. Currencies with three decimals depend on the
 * account. MGA is missing, because Stripe's minor unit of MGA is the ariary, while ISO 4217 uses
 * hundredths. https://docs.stripe.com/currencies
 */
const codes = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF
  CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF
  IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT
  MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF
  SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST
  XAF XCD XCG XOF XPF YER ZAR ZMW`;

/**
 * The minimum amounts that Stripe charges, in minor units. The minimum of other currencies is not
 * known.
 */
const least: ChargedCurrencies = {
  AED: 200,
  ARS: 50,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  COP: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  IDR: 50,
  ILS: 50,
  INR: 50,
  JPY: 50,
  KRW: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PHP: 50,
  PLN: 200,
  RON: 200,
  RUB: 50,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
  ZAR: 50,
};

/**
 * The currencies that Stripe charges, each with its minimum amount in minor units, or 1 if that is
 * not known.
 */
export const stripeCurrencies: ChargedCurrencies = Object.fromEntries(
  codes
    .trim()
    .split(/\s+/)
    .map((code) => [code, least[code] ?? 1]),
);

/**
 * Parses PAYMENT_CURRENCIES: codes separated by commas, each with an optional minimum amount before
 * it that replaces Stripe's minimum, such as `EUR, USD, 100 KES`. Throws an error that describes
 * the format if a part is invalid or a currency is repeated.
 */
export function parsePaymentCurrencies(text: string): ChargedCurrencies {
  const read = text.split(',').map((each): [string, number] => {
    const [, amount, currency = ''] =
      /^(?:(\d{1,7}(?:\.\d+)?) )?([A-Z]{3})$/.exec(each.trim()) ?? [];
    const given = amount === undefined ? undefined : leastOf(amount, currency);
    const isWrong = amount !== undefined && (given === undefined || given < 1n);
    const isUnknown = currencyDecimals(currency) === undefined || currency === 'MGA';
    if (isUnknown || isWrong) throw new Error(message);
    return [currency, given === undefined ? (stripeCurrencies[currency] ?? 1) : Number(given)];
  });
  if (new Set(read.map(([currency]) => currency)).size < read.length) throw new Error(message);
  return Object.fromEntries(read);
}

/** Parses a minimum amount such as `100` or `0.50` and returns it in minor units. */
function leastOf(amount: string, currency: string): bigint | undefined {
  const decimals = currencyDecimals(currency) ?? 0;
  return amount.includes('.')
    ? parseAmount(amount, currency)
    : BigInt(amount) * 10n ** BigInt(decimals);
}

const message =
  'PAYMENT_CURRENCIES must be currencies with commas between them, each once, such as EUR, USD, 100 KES';

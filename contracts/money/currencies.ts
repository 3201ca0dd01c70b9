import * as v from 'valibot';

/**
 * The currencies in which travelers can view prices: the euro, the currencies for which the
 * European Central Bank publishes a rate, and those with an official peg to the US dollar.
 */
export const displayCurrencies = [
  'AED',
  'AUD',
  'BHD',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'ISK',
  'JOD',
  'JPY',
  'KRW',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'OMR',
  'PHP',
  'PLN',
  'QAR',
  'RON',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'USD',
  'ZAR',
] as const;

export const displayCurrencySchema = v.picklist(displayCurrencies);
export type DisplayCurrency = v.InferOutput<typeof displayCurrencySchema>;

/**
 * The value of one euro in each currency, as decimal text, by ISO 4217 code. The euro itself is not
 * listed.
 */
export type EuroRates = Readonly<Record<string, string>>;

/**
 * The active ISO 4217 codes by their number of decimals. The list does not come from `Intl`, which
 * follows CLDR: it gives PKR, HUF and IDR no decimals where ISO 4217 has two, and it differs
 * between browsers.
 */
const codesByDecimals: ReadonlyMap<number, string> = new Map([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF
    CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ
    GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD
    MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON
    RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS
    UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]);

const decimalsByCode = new Map(
  [...codesByDecimals].flatMap(([decimals, codes]) =>
    codes.split(/\s+/).map((code): [string, number] => [code, decimals]),
  ),
);

/**
 * Returns the number of decimals of a currency (ISO 4217): 2 for `PKR`, 0 for `JPY`. Returns
 * undefined for an unknown code.
 */
export function currencyDecimals(currency: string): number | undefined {
  return decimalsByCode.get(currency);
}

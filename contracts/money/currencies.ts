import * as v from 'valibot';

/**
 * The currencies in which a traveler can have prices shown: the euro, those that the European
 * Central Bank has a rate of, and those with an official peg to the US dollar.
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
 * How many units of each currency one euro is, as decimal text, by ISO 4217 code. The euro itself
 * is left out.
 */
export type EuroRates = Readonly<Record<string, string>>;

/**
 * The active codes of ISO 4217 by their number of decimals. Written down because `Intl` follows
 * CLDR, which gives PKR, HUF and IDR no decimals where ISO 4217 has two, and differs between
 * browsers.
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
 * How many decimals amounts in a currency have: 2 for `PKR`, 0 for `JPY`. Undefined for an unknown
 * code. ISO 4217.
 */
export function currencyDecimals(currency: string): number | undefined {
  return decimalsByCode.get(currency);
}

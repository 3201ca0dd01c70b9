import * as v from 'valibot';

/**
 * The currencies in which a traveller can have prices shown: the euro, those that the European
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

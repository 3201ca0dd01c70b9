import type { LocalCurrency } from './currencies.ts';

/**
 * A city tax as the city levies it, always paid at the property: minor units of its own currency for
 * each person or room and night, by the hotel's stars, 0 to 5; or a share of the nights in hundredths
 * of a percent.
 */
export type CityTax = { name: string; currency: LocalCurrency } & (
  | { per: 'person' | 'room'; byStars: readonly [number, number, number, number, number, number] }
  | { share: number }
);

function flat(amount: number) {
  return [amount, amount, amount, amount, amount, amount] as const;
}

/** The city taxes of the sample, by city, near those of 2025. A city that is not named has none. */
export const cityTaxes: Readonly<Record<string, CityTax>> = {
  Amsterdam: { name: 'City tax', currency: 'EUR', share: 1250 },
  Athens: {
    name: 'Climate resilience fee',
    currency: 'EUR',
    per: 'room',
    byStars: [200, 200, 200, 500, 1000, 1500],
  },
  Barcelona: {
    name: 'Tourist tax',
    currency: 'EUR',
    per: 'person',
    byStars: [500, 500, 500, 500, 570, 750],
  },
  Dubai: {
    name: 'Tourism dirham',
    currency: 'AED',
    per: 'room',
    byStars: [700, 700, 1000, 1000, 1500, 2000],
  },
  Dubrovnik: { name: 'Sojourn tax', currency: 'EUR', per: 'person', byStars: flat(265) },
  Edinburgh: { name: 'Visitor levy', currency: 'GBP', share: 500 },
  Istanbul: { name: 'Accommodation tax', currency: 'TRY', share: 200 },
  Kyoto: {
    name: 'Accommodation tax',
    currency: 'JPY',
    per: 'person',
    byStars: [200, 200, 200, 500, 500, 1000],
  },
  Lisbon: { name: 'Tourist tax', currency: 'EUR', per: 'person', byStars: flat(400) },
  Marrakech: {
    name: 'City tax',
    currency: 'MAD',
    per: 'person',
    byStars: [963, 963, 1463, 1926, 2463, 3963],
  },
  Muscat: { name: 'Tourism tax', currency: 'OMR', share: 400 },
  'New York': { name: 'Hotel unit fee', currency: 'USD', per: 'room', byStars: flat(350) },
  Paris: {
    name: 'Tourist tax',
    currency: 'EUR',
    per: 'person',
    byStars: [260, 260, 325, 553, 813, 1073],
  },
  Prague: { name: 'City tax', currency: 'CZK', per: 'person', byStars: flat(5000) },
  Reykjavík: { name: 'Accommodation tax', currency: 'ISK', per: 'room', byStars: flat(800) },
  Rome: {
    name: 'City tax',
    currency: 'EUR',
    per: 'person',
    byStars: [350, 400, 500, 600, 750, 1000],
  },
  Samarkand: { name: 'Tourist tax', currency: 'UZS', per: 'person', byStars: flat(4_120_000) },
  Tokyo: {
    name: 'Accommodation tax',
    currency: 'JPY',
    per: 'person',
    byStars: [0, 0, 100, 100, 200, 200],
  },
  Tunis: {
    name: 'City tax',
    currency: 'TND',
    per: 'person',
    byStars: [4000, 4000, 4000, 8000, 12_000, 12_000],
  },
  Vienna: { name: 'Local tax', currency: 'EUR', share: 320 },
  Zermatt: { name: 'Visitor tax', currency: 'CHF', per: 'person', byStars: flat(400) },
};

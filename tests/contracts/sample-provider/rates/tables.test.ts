import { cities } from '#contracts/sample-provider/catalogue/cities.ts';
import { cityMarkets } from '#contracts/sample-provider/rates/cityMarkets.ts';
import { cityTaxes } from '#contracts/sample-provider/rates/cityTaxes.ts';
import { fromCents, toCents } from '#contracts/sample-provider/rates/rateTaxes.ts';

const names = cities.map(({ name }) => name).toSorted();

it('has one market for each city, in a time zone that exists', () => {
  expect([...cityMarkets.keys()].toSorted()).toEqual(names);
  for (const { timeZone } of cityMarkets.values()) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

it('names cities of the catalogue only among those with taxes', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(cityTaxes)));
});

it.each([
  [1926, 'MAD', 195],
  [200, 'JPY', 133],
  [1407, 'OMR', 366],
] as const)('takes %d minor units of %s for %d US cents', (minor, currency, cents) => {
  expect(toCents(minor, currency)).toBe(cents);
  expect(Math.abs(fromCents(cents, currency) - minor)).toBeLessThan(minor / 100);
});

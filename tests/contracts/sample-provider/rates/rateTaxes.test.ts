import { fromCents, toCents } from '#contracts/sample-provider/rates/rateTaxes.ts';

it.each([
  [1926, 'MAD', 195],
  [200, 'JPY', 133],
  [1407, 'OMR', 366],
] as const)('converts %d minor units of %s to %d US cents', (minor, currency, cents) => {
  expect(toCents(minor, currency)).toBe(cents);
  expect(Math.abs(fromCents(cents, currency) - minor)).toBeLessThan(minor / 100);
});

import fc from 'fast-check';
import { convertMoney, hasRate } from '#contracts/money/convertMoney.ts';
import { currencyDecimals, displayCurrencies } from '#contracts/money/currencies.ts';

const rates = { USD: '1.25', JPY: '160', KWD: '0.35', GBP: '0.8', XXX: '1', HUF: '0' };

test.each([
  [{ amount: 10_000n, currency: 'USD' }, 'EUR', 8_000n],
  [{ amount: 10_000n, currency: 'EUR' }, 'USD', 12_500n],
  [{ amount: 10_000n, currency: 'USD' }, 'JPY', 12_800n],
  [{ amount: 12_800n, currency: 'JPY' }, 'USD', 10_000n],
  [{ amount: 1n, currency: 'JPY' }, 'KWD', 2n],
  [{ amount: -10_000n, currency: 'USD' }, 'GBP', -6_400n],
  [{ amount: 5n, currency: 'USD' }, 'USD', 5n],
])('%j is about %s %s', (money, currency, approximately) => {
  expect(convertMoney(money, currency, rates)).toEqual({ approximately, currency });
});

test.each([
  ['MAD', 'USD'],
  ['USD', 'MAD'],
  ['XXX', 'USD'],
  ['HUF', 'USD'],
  ['toString', 'USD'],
])('%s is not converted into %s', (from, to) => {
  expect(convertMoney({ amount: 100n, currency: from }, to, rates)).toBeUndefined();
  expect(hasRate(from, rates) && hasRate(to, rates)).toBe(false);
});

test('converted amounts keep their order and convert back to within one minor unit', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 14n });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const inYen = (money: bigint) =>
        convertMoney({ amount: money, currency: 'USD' }, 'JPY', rates)?.approximately ?? -1n;
      if (a <= b) expect(inYen(a)).toBeLessThanOrEqual(inYen(b));
      const back = convertMoney({ amount: inYen(a), currency: 'JPY' }, 'USD', rates);
      const difference = (back?.approximately ?? -1n) - a;
      expect(difference * difference).toBeLessThanOrEqual(1n);
    }),
  );
});

test('every display currency is in ISO 4217', () => {
  expect(displayCurrencies.filter((code) => currencyDecimals(code) === undefined)).toEqual([]);
});

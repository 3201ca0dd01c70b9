import { displayCurrencies } from '#contracts/money/currencies.ts';
import { toDecimal } from '#contracts/money/money.ts';
import { giftLimitIn, giftLimits, giftParts, limitParts } from '#contracts/site/desk/giftLimits.ts';

test.each([
  ['USD', '500.00'],
  ['KWD', '500.000'],
  ['JPY', '50000'],
  ['IDR', '5000000.00'],
])('a gift in %s is at most %s', (currency, most) => {
  const limit = giftLimitIn(currency, giftLimits.once);
  expect(limit && toDecimal(limit)).toBe(most);
  expect(limit && giftParts(limit)).toBe(limitParts(giftLimits.once));
});

test('the minor units of every currency add up to its limit without rounding', () => {
  for (const currency of displayCurrencies) {
    const limit = giftLimitIn(currency, 1)?.amount ?? 0n;
    expect([currency, limit * giftParts({ amount: 1n, currency })]).toEqual([
      currency,
      limitParts(1),
    ]);
  }
});

test('every currency of the site has a limit, and an unknown currency has none', () => {
  const without = displayCurrencies.filter((code) => !giftLimitIn(code, giftLimits.once));
  expect(without).toEqual([]);
  expect(giftLimitIn('CLF', giftLimits.once)).toBeUndefined();
});

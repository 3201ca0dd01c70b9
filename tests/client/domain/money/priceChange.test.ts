import * as fc from 'fast-check';
import { comparePrices, fell } from '#client/domain/money/priceChange.ts';
import { createLedger, type LedgerLine } from '#contracts/money/priceLedger.ts';

const ledger = (lines: readonly LedgerLine[], currency = 'USD') =>
  createLedger(lines, { currency, nights: 2, rooms: 1 });
const usd = (amount: bigint) => ({ amount, currency: 'USD' });
const nights = (amount: bigint): LedgerLine => ({
  kind: 'nights',
  name: '',
  amount: usd(amount),
  due: 'now',
});
const tax = (name: string, amount: bigint, due: LedgerLine['due'] = 'property'): LedgerLine => ({
  kind: 'tax',
  name,
  amount: usd(amount),
  due,
});

const anyLine: fc.Arbitrary<LedgerLine> = fc.record({
  kind: fc.constantFrom('nights', 'tax', 'credit'),
  name: fc.constantFrom('', 'City tax', 'VAT'),
  amount: fc.bigInt({ min: -100_000n, max: 10_000_000n }).map(usd),
  due: fc.constantFrom('now', 'property'),
});
const anyLedger = fc.array(anyLine, { maxLength: 6 }).map((lines) => ledger(lines));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

test('the differences of the lines add up to the difference of the total', () => {
  fc.assert(
    fc.property(anyLedger, anyLedger, (before, after) => {
      const change = comparePrices(before, after);
      const total = after.total.amount - before.total.amount;
      if (!change) return total === 0n;
      const parts = change.lines.map(({ difference }) => difference?.amount ?? 0n);
      const due = [change.dueNow, change.dueAtProperty].map(
        ({ difference }) => difference?.amount ?? 0n,
      );
      return (
        sum(parts) === total && sum(due) === total && change.total.difference?.amount === total
      );
    }),
  );
});

test('an unchanged price has no change, even with its lines in another order', () => {
  fc.assert(
    fc.property(anyLedger, (price) => {
      return comparePrices(price, ledger(price.lines.toReversed())) === undefined;
    }),
  );
});

test('a price whose taxes have other names has no change', () => {
  const english = ledger([nights(10_000n), tax('City tax', 500n), tax('VAT', 800n)]);
  const german = ledger([nights(10_000n), tax('Mehrwertsteuer', 800n), tax('Kurtaxe', 500n)]);
  expect(comparePrices(english, german)).toBeUndefined();
});

test('names the changed, the new and the removed lines', () => {
  const change = comparePrices(
    ledger([nights(10_000n), tax('City tax', 500n), tax('VAT', 800n, 'now')]),
    ledger([nights(12_000n), tax('VAT', 800n, 'now'), tax('Resort fee', 900n)]),
  );
  expect(change?.lines.map(({ line, difference }) => [line.name, difference?.amount])).toEqual([
    ['', 2_000n],
    ['City tax', -500n],
    ['Resort fee', 900n],
  ]);
});

test('prices in two currencies have no difference', () => {
  const euros = ledger([{ ...nights(9_000n), amount: { amount: 9_000n, currency: 'EUR' } }], 'EUR');
  const change = comparePrices(ledger([nights(10_000n)]), euros);
  expect(change?.total.difference).toBeUndefined();
  expect(change && fell(change.total)).toBe(false);
});

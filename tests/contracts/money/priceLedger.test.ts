import fc from 'fast-check';
import {
  addMoney,
  CurrencyMismatchError,
  parseAmount,
  sumMoney,
  toDecimal,
} from '#contracts/money/money.ts';
import {
  averageNight,
  ledgerOfRates,
  type PriceLedger,
  withCredits,
  withoutLocalTaxes,
} from '#contracts/money/priceLedger.ts';
import { fullRate, leanRate, rateWithExtras } from '#contracts/kit/samples/rates.ts';
import { anyRate } from '../provider/rateOf.ts';

const texts = ({ nightsTotal, taxesTotal, dueNow, dueAtProperty, total }: PriceLedger) =>
  [nightsTotal, taxesTotal, dueNow, dueAtProperty, total].map(toDecimal);

it('shows the lines of a rate and when each is due', () => {
  const ledger = ledgerOfRates([fullRate]);
  expect(
    ledger.lines.map(({ kind, name, amount, due }) => [kind, name, toDecimal(amount), due]),
  ).toEqual([
    ['nights', '', '200.50', 'now'],
    ['tax', 'Sales tax', '30.08', 'now'],
    ['tax', 'City tax', '3.58', 'property'],
  ]);
  expect(ledger.lines[2]?.charged).toEqual({ amount: 100_000n, currency: 'PKR' });
  expect(texts(ledger)).toEqual(['200.50', '33.66', '230.58', '3.58', '234.16']);
  expect(ledger).toMatchObject({ currency: 'USD', nights: 2, rooms: 1 });
});

it('shows a rate without taxes', () => {
  expect(texts(ledgerOfRates([leanRate]))).toEqual(['175.50', '0.00', '0.00', '175.50', '175.50']);
});

it('shows two lines of nights for a stay that is paid in two parts', () => {
  const ledger = ledgerOfRates([{ ...fullRate, total_now: '130.58', total_property: '103.58' }]);
  const nights = ledger.lines.filter(({ kind }) => kind === 'nights');
  expect(nights.map(({ amount, due }) => [toDecimal(amount), due])).toEqual([
    ['100.50', 'now'],
    ['100.00', 'property'],
  ]);
  expect(texts(ledger)).toEqual(['200.50', '33.66', '130.58', '103.58', '234.16']);
});

it('adds up to the totals of any rate, line by line', () => {
  fc.assert(
    fc.property(anyRate, fc.integer({ min: 1, max: 9 }), (rate, rooms) => {
      const ledger = ledgerOfRates(Array<typeof rate>(rooms).fill(rate));
      const { currency, lines, total } = ledger;
      const times = (text: string) => (parseAmount(text, currency) ?? 0n) * BigInt(rooms);
      expect(total.amount).toBe(times(rate.total));
      expect(ledger.dueNow.amount).toBe(times(rate.total_now));
      expect(ledger.dueAtProperty.amount).toBe(times(rate.total_property));
      expect(addMoney(ledger.nightsTotal, ledger.taxesTotal)).toEqual(total);
      expect(addMoney(ledger.dueNow, ledger.dueAtProperty)).toEqual(total);
      const amounts = lines.map(({ amount }) => amount);
      expect(sumMoney(amounts, currency)).toEqual(total);
      for (const { amount } of amounts) expect(amount).toBeGreaterThanOrEqual(0n);
    }),
  );
});

it('merges equal lines of several rooms, including charges of the property', () => {
  const three = ledgerOfRates([fullRate, fullRate, fullRate]);
  expect(three.rooms).toBe(3);
  expect(three.lines).toHaveLength(3);
  expect(three.lines[2]?.charged?.amount).toBe(300_000n);
  expect(texts(three)).toEqual(['601.50', '100.98', '691.74', '10.74', '702.48']);
});

it('adds up different rooms and lists the extras of each in separate lines', () => {
  const [halfBoard, early, parking] = rateWithExtras.extras;
  const added = [halfBoard, early, parking].flatMap((extra) => extra ?? []);
  const ledger = ledgerOfRates([
    { ...rateWithExtras, added },
    { ...leanRate, added: added.slice(2) },
  ]);
  const lines = ledger.lines.map(({ kind, extra, amount, due }) => {
    return [extra?.kind ?? kind, toDecimal(amount), due];
  });
  expect(lines).toEqual([
    ['nights', '200.50', 'now'],
    ['tax', '30.08', 'now'],
    ['tax', '3.58', 'property'],
    ['meal', '48.00', 'now'],
    ['early-check-in', '24.00', 'now'],
    ['parking', '32.00', 'property'],
    ['nights', '175.50', 'property'],
  ]);
  expect(texts(ledger)).toEqual(['376.00', '33.66', '302.58', '211.08', '513.66']);
  expect(withoutLocalTaxes(ledger).amount).toBe(51_008n);
});

it('refuses rooms in different currencies', () => {
  expect(() => ledgerOfRates([leanRate, { ...leanRate, currency: 'EUR' }])).toThrow(
    CurrencyMismatchError,
  );
});

it('subtracts credits from the amount due now first, in separate lines', () => {
  const credits = [
    { name: 'Promotion SPRING', amount: { amount: 22_058n, currency: 'USD' } },
    { name: 'OneKeyCash', amount: { amount: 1_200n, currency: 'USD' } },
  ];
  const ledger = withCredits(ledgerOfRates([fullRate]), credits);
  expect(
    ledger.lines
      .slice(3)
      .map(({ kind, name, amount, due }) => [kind, name, toDecimal(amount), due]),
  ).toEqual([
    ['credit', 'Promotion SPRING', '-220.58', 'now'],
    ['credit', 'OneKeyCash', '-10.00', 'now'],
    ['credit', 'OneKeyCash', '-2.00', 'property'],
  ]);
  expect(texts(ledger)).toEqual(['200.50', '33.66', '0.00', '1.58', '1.58']);
});

it('subtracts any credits from the total of any rate without going below zero', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 3 });
  fc.assert(
    fc.property(anyRate, fc.integer({ min: 1, max: 9 }), shares, (rate, rooms, parts) => {
      const before = ledgerOfRates(Array<typeof rate>(rooms).fill(rate));
      const { currency, total } = before;
      const whole = BigInt(
        Math.max(
          1_000,
          parts.reduce((sum, part) => sum + part, 0),
        ),
      );
      const credits = parts.map((part, index) => ({
        name: `Credit ${index}`,
        amount: { amount: (total.amount * BigInt(part)) / whole, currency },
      }));
      const given = credits.reduce((sum, { amount }) => sum + amount.amount, 0n);
      const after = withCredits(before, credits);
      expect(after.total.amount).toBe(total.amount - given);
      expect(addMoney(after.dueNow, after.dueAtProperty)).toEqual(after.total);
      const amounts = after.lines.map(({ amount }) => amount);
      expect(sumMoney(amounts, currency)).toEqual(after.total);
      expect([after.nightsTotal, after.taxesTotal]).toEqual([
        before.nightsTotal,
        before.taxesTotal,
      ]);
      expect(after.dueNow.amount).toBeGreaterThanOrEqual(0n);
      expect(after.dueAtProperty.amount).toBeGreaterThanOrEqual(0n);
      expect(
        given === 0n ||
          after.dueNow.amount === 0n ||
          after.dueAtProperty.amount === before.dueAtProperty.amount,
      ).toBe(true);
    }),
  );
});

it('rejects credits above the price or in another currency', () => {
  const ledger = ledgerOfRates([fullRate]);
  const creditOf = (amount: bigint, currency: string) => [
    { name: 'OneKeyCash', amount: { amount, currency } },
  ];
  expect(withCredits(ledger, creditOf(23_416n, 'USD')).total.amount).toBe(0n);
  expect(() => withCredits(ledger, creditOf(23_417n, 'USD'))).toThrow(RangeError);
  expect(() => withCredits(ledger, creditOf(1n, 'EUR'))).toThrow(CurrencyMismatchError);
});

it('calculates the average price of a night in one room', () => {
  expect(toDecimal(averageNight(ledgerOfRates([fullRate])))).toBe('100.25');
  expect(toDecimal(averageNight(ledgerOfRates([fullRate, fullRate, fullRate])))).toBe('100.25');
});

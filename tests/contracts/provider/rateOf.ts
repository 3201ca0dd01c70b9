import fc from 'fast-check';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import { parseAmount, toDecimal } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';

/** Adds amounts in one currency as decimal text. */
function sum(texts: readonly string[], currency: string): string {
  const amount = texts.reduce((total, text) => total + (parseAmount(text, currency) ?? 0n), 0n);
  return toDecimal({ amount, currency });
}

/** Any rate that follows the rules, with up to 40 nights and currencies of 0, 2 and 3 decimals. */
export const anyRate: fc.Arbitrary<Rate> = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    first: fc.integer({ min: dayNumber('1999-12-01') ?? 0, max: dayNumber('2039-12-31') ?? 0 }),
    nights: fc.array(fc.bigInt({ min: 1n, max: 9_999_999n }), { minLength: 1, maxLength: 40 }),
    taxes: fc.array(
      fc.record({
        minor: fc.bigInt({ min: 0n, max: 99_999n }),
        due: fc.constantFrom('now' as const, 'property' as const),
      }),
      { maxLength: 4 },
    ),
    payment: fc.constantFrom('now' as const, 'property' as const),
  })
  .map(({ currency, first, nights, taxes, payment }): Rate => {
    const text = (amount: bigint) => toDecimal({ amount, currency });
    const nightly = nights.map((minor, i) => ({ date: dayText(first + i), amount: text(minor) }));
    const listed = taxes.map(({ minor, due }) => ({ name: 'Tax', amount: text(minor), due }));
    const due = (when: 'now' | 'property') =>
      sum(
        [...(payment === when ? nightly : []), ...listed.filter((tax) => tax.due === when)].map(
          ({ amount }) => amount,
        ),
        currency,
      );
    const [total_now, total_property] = [due('now'), due('property')];
    return {
      ...leanRate,
      check_in: dayText(first),
      check_out: dayText(first + nights.length),
      currency,
      nights: nightly,
      taxes: listed,
      payment,
      total_now,
      total_property,
      total: sum([total_now, total_property], currency),
    };
  });

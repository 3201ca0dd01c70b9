import {
  cancellationFee,
  cancellationSteps,
  dearerTerm,
  isFeeAccepted,
  noShowFee,
} from '#contracts/money/cancellation.ts';
import { freeUntil, freeUntilInstant, isFreeToCancel } from '#contracts/money/freeCancellation.ts';
import { toDecimal } from '#contracts/money/money.ts';
import type { RateTax } from '#contracts/provider/rateFields.ts';
import { fullRate, steppedRate } from '#contracts/kit/samples/rates.ts';

/** The steps of `steppedRate`. */
const free = { until: '2027-03-06T18:00:00+05:00', fee: '0.00' };
const one = { until: '2027-03-07T23:59:59+05:00', fee: '120.00' };
const whole = { until: null, fee: '230.58' };

const free_cancellation_until = '2027-03-06T18:00:00+05:00';
const around = [
  ['a millisecond before the deadline', '2027-03-06T12:59:59.999Z', true],
  ['at the deadline', '2027-03-06T13:00:00.000Z', true],
  ['a millisecond after it', '2027-03-06T13:00:00.001Z', false],
] as const;

test.each(around)('%s canceling is free: %s, %s', (_when, now, free) => {
  expect(isFreeToCancel({ free_cancellation_until }, new Date(now))).toBe(free);
});

test.each(around)(
  '%s the fee is zero if free, or otherwise the price of all rooms without city tax: %s, %s',
  (_when, now, free) => {
    const rates = [fullRate, fullRate].map((rate) => ({ ...rate, free_cancellation_until }));
    expect(toDecimal(cancellationFee(rates, new Date(now)))).toBe(free ? '0.00' : '461.16');
  },
);

test.each([null, undefined])('without a deadline (%s) canceling is never free', (until) => {
  expect(isFreeToCancel({ free_cancellation_until: until }, new Date(0))).toBe(false);
});

test.each<[string, Partial<RateTax>[], string]>([
  ['no taxes', [], '200.50'],
  ['a tax on the price, due now', [{ due: 'now' }], '210.50'],
  ['a tax at the property that the site knows no code of', [{ due: 'property' }], '200.50'],
  ['a city tax', [{ due: 'property', code: 'city-tax' }], '200.50'],
  ['VAT at the property', [{ due: 'property', code: 'vat' }], '210.50'],
  [
    'VAT and a city tax, all at the property',
    [
      { due: 'property', code: 'vat' },
      { due: 'property', code: 'city-tax' },
    ],
    '210.50',
  ],
])('the fee for nights of $200.50 with %s includes the right taxes', (_what, taxes, fee) => {
  const all = taxes.map((tax) => ({ name: 'Tax', due: 'now', ...tax, amount: '10.00' }) as const);
  const dueNow = 10 * all.filter(({ due }) => due === 'now').length;
  const price = {
    ...fullRate,
    taxes: all,
    total: `${200 + 10 * all.length}.50`,
    total_now: `${dueNow}.00`,
    total_property: `${200 + 10 * all.length - dueNow}.50`,
    free_cancellation_until: null,
  };
  expect(toDecimal(cancellationFee([price]))).toBe(fee);
});

test('canceling a non-refundable night of $73.57 costs its price without city tax', () => {
  const price = {
    ...fullRate,
    nights: [{ date: '2027-03-08', amount: '66.00' }],
    taxes: [
      { name: 'Sales tax', code: 'sales-tax', amount: '7.57', due: 'property' as const },
      { name: 'City tax', code: 'city-tax', amount: '2.14', due: 'property' as const },
    ],
    total: '75.71',
    total_now: '0.00',
    total_property: '75.71',
    free_cancellation_until: null,
  };
  expect(toDecimal(cancellationFee([price]))).toBe('73.57');
});

test.each([
  ['at the end of the free step', '2027-03-06T13:00:00Z', '0.00'],
  ['a millisecond later', '2027-03-06T13:00:00.001Z', '360.00'],
  ['at the end of the second step', '2027-03-07T18:59:59Z', '360.00'],
  ['a millisecond after that', '2027-03-07T18:59:59.001Z', '691.74'],
  ['after the stay', '2028-01-01T00:00:00Z', '691.74'],
])('%s, canceling three rooms costs the fee of the step: %s, $%s', (_when, now, fee) => {
  const rooms = [steppedRate, steppedRate, steppedRate];
  expect(toDecimal(cancellationFee(rooms, new Date(now)))).toBe(fee);
});

test.each([
  ['while both are free', '2027-03-06T12:00:00Z', '0.00'],
  ['when one of them costs its first step', '2027-03-06T13:00:00.001Z', '350.58'],
  ['when both cost everything', '2027-03-07T18:59:59.001Z', '461.16'],
])('%s, canceling different rooms costs the fees of both: %s, $%s', (_when, now, fee) => {
  const rooms = [steppedRate, fullRate];
  expect(toDecimal(cancellationFee(rooms, new Date(now)))).toBe(fee);
  expect(toDecimal(cancellationFee(rooms.toReversed(), new Date(now)))).toBe(fee);
});

test('different rooms combine their steps, and a room without a no-show fee costs its price', () => {
  const steps = cancellationSteps([steppedRate, fullRate], new Date(0));
  expect(steps.map(({ until, fee, isWhole }) => [until, toDecimal(fee), isWhole])).toEqual([
    [free.until, '0.00', false],
    [one.until, '350.58', false],
    [undefined, '461.16', true],
  ]);
  const noShow = noShowFee([{ ...steppedRate, no_show: '100.00' }, fullRate]);
  expect(noShow && [toDecimal(noShow.fee), noShow.isWhole]).toEqual(['330.58', false]);
});

test('a list without a last step or with an unreadable fee costs the whole price', () => {
  const after = new Date('2027-03-07T00:00:00Z');
  for (const cancellation of [[], [free], [free, { until: null, fee: '12' }]]) {
    expect(toDecimal(cancellationFee([{ ...steppedRate, cancellation }], after))).toBe('230.58');
  }
  expect(noShowFee([{ ...steppedRate, no_show: '1' }])?.isWhole).toBe(true);
});

test('the end of free cancellation is known even if it is always or never free', () => {
  const of = (...cancellation: (typeof free | typeof whole)[]) => ({
    until: freeUntilInstant({ cancellation }),
    always: freeUntil({ cancellation }) === Infinity,
    never: freeUntil({ cancellation }) === -Infinity,
  });
  expect(of(free, one, whole)).toEqual({ until: free.until, always: false, never: false });
  expect(of({ until: null, fee: '0.00' })).toEqual({ until: null, always: true, never: false });
  expect(of(one, whole)).toEqual({ until: null, always: false, never: true });
});

test.each<[string, object, 'cancellation' | 'no_show' | undefined]>([
  ['the same terms', {}, undefined],
  [
    'the same instants, spelled otherwise',
    {
      cancellation: steppedRate.cancellation.map((step) => ({
        ...step,
        until: step.until && new Date(step.until).toISOString(),
      })),
    },
    undefined,
  ],
  [
    'a later deadline',
    {
      cancellation: [
        { until: '2027-03-07T12:00:00Z', fee: '0.00' },
        ...steppedRate.cancellation.slice(1),
      ],
    },
    undefined,
  ],
  [
    'a lower fee in the middle',
    {
      cancellation: steppedRate.cancellation.map((step) =>
        step.fee === '120.00' ? { ...step, fee: '119.99' } : step,
      ),
    },
    undefined,
  ],
  [
    'a cent more in the middle',
    {
      cancellation: steppedRate.cancellation.map((step) =>
        step.fee === '120.00' ? { ...step, fee: '120.01' } : step,
      ),
    },
    'cancellation',
  ],
  [
    'a second step that ends earlier',
    {
      cancellation: steppedRate.cancellation.map((step) =>
        step.fee === '120.00' ? { ...step, until: '2027-03-07T18:59:58Z' } : step,
      ),
    },
    'cancellation',
  ],
  ['no steps, but the deadline', { cancellation: null }, 'cancellation'],
  ['free cancellation at any time', { cancellation: [{ until: null, fee: '0.00' }] }, undefined],
  ['more for not arriving', { no_show: '130.01' }, 'no_show'],
  ['nothing said of not arriving', { no_show: null }, 'no_show'],
])('an offer with %s is compared with the accepted terms', (_what, change, term) => {
  const accepted = { ...steppedRate, no_show: '130.00' };
  expect(dearerTerm({ ...accepted, ...change }, accepted)).toBe(term);
});

const usd = (amount: string) => ({ amount, currency: 'USD' });
test.each([
  ['less', usd('9.99'), true],
  ['the same', usd('10.00'), true],
  ['more', usd('10.01'), false],
  ['another currency', { amount: '1.00', currency: 'EUR' }, false],
  ['an unreadable fee', usd('1'), false],
  ['no fee', undefined, false],
])('an accepted fee of 10 dollars is compared with %s', (_what, fee, accepted) => {
  expect(isFeeAccepted(usd('10.00'), fee)).toBe(accepted);
});

import fc from 'fast-check';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { BookedCredit } from '#contracts/site/credits.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import { toDecimal } from '#contracts/money/money.ts';
import { cancellationSums } from '#server/bookings/state/cancellationSums.ts';
import { sampleStay } from '../../support/sampleStay.ts';

const usd = (amount: bigint) => ({ amount, currency: 'USD' });
const creditsOf = (promotion: bigint, rewards: bigint): BookedCredit[] => [
  {
    kind: 'promotion',
    code: 'SPRING',
    amount: { amount: toDecimal(usd(promotion)), currency: 'USD' },
  },
  { kind: 'rewards', code: null, amount: { amount: toDecimal(usd(rewards)), currency: 'USD' } },
];
const bookingWith = (credits: BookedCredit[]) => ({ rates: [fullRate], stay: sampleStay, credits });
const returned = (credits: BookedCredit[], fee: bigint) =>
  returnedCredits(bookingWith(credits), usd(fee));
/** Returns the part of the traveler's own payment that is refunded or no longer charged. */
const own = (credits: BookedCredit[], fee: bigint) =>
  cancellationSums(bookingWith(credits), usd(fee)).returned;

/** The total of the sample rate is $234.16, of which $3.58 is city tax. */
it.each([
  ['everything without a fee', 0n, { kept: 0n, rewards: 1_500n, code: 'SPRING' }],
  [
    'everything for a fee that the traveler’s own part covers',
    20_000n,
    { kept: 0n, rewards: 1_500n, code: 'SPRING' },
  ],
  [
    'OneKeyCash, where the promotion is enough',
    21_058n,
    { kept: 500n, rewards: 1_500n, code: undefined },
  ],
  ['the remaining OneKeyCash', 22_058n, { kept: 1_500n, rewards: 1_000n, code: undefined }],
  ['nothing for the whole fee', 23_058n, { kept: 2_500n, rewards: 0n, code: undefined }],
  [
    'nothing for the whole price, which no terms ask for',
    23_416n,
    { kept: 2_500n, rewards: 0n, code: undefined },
  ],
])('returns %s', (_, fee, { kept, rewards, code }) => {
  const credits = creditsOf(1_000n, 1_500n);
  expect(returned(credits, fee)).toEqual({
    kept: usd(kept),
    charged: usd(fee - kept),
    rewards: usd(rewards),
    code,
  });
  expect(own(credits, fee)).toEqual(usd(20_916n - (fee - kept)));
});

it('charges no city tax for a canceled stay whose credits also paid for it', () => {
  const { kept, charged, rewards } = returned(creditsOf(10_000n, 13_416n), 23_058n);
  expect([kept, charged, rewards]).toEqual([usd(23_058n), usd(0n), usd(358n)]);
});

it('returns nothing if there were no credits', () => {
  expect(returned([], 23_416n)).toEqual({
    kept: usd(0n),
    charged: usd(23_416n),
    rewards: usd(0n),
    code: undefined,
  });
  expect(own([], 23_416n)).toEqual(usd(0n));
});

it('never charges travelers more than their own part of the price, whatever the fee', () => {
  const cents = fc.bigInt({ min: 1n, max: 11_708n });
  fc.assert(
    fc.property(cents, cents, fc.bigInt({ min: 0n, max: 23_416n }), (promotion, rewards, fee) => {
      const { kept, rewards: back } = returned(creditsOf(promotion, rewards), fee);
      expect(fee - kept.amount).toBeLessThanOrEqual(23_416n - promotion - rewards);
      expect(kept.amount).toBeLessThanOrEqual(promotion + rewards);
      expect(back.amount).toBeGreaterThanOrEqual(0n);
      expect(rewards - back.amount).toBe(kept.amount > promotion ? kept.amount - promotion : 0n);
    }),
  );
});

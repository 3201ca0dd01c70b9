import fc from 'fast-check';
import { parseMoney, sumMoney, toDecimal } from '#contracts/money/money.ts';
import { ledgerOfRates } from '#contracts/money/priceLedger.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { chosenCredits } from '#client/domain/money/chosenCredits.ts';
import { defaultCreditChoice } from '#client/domain/money/applyRewards.ts';
import { anyRate } from '../../../contracts/provider/rateOf.ts';
import { sampleRewards } from '../../../support/sampleRewards.ts';

const cents = fc.bigInt({ min: 1n, max: 100_000n });

it('requests exactly the credits that it shows', () => {
  const choices = fc.record({
    usesRewards: fc.boolean(),
    rewardsValue: fc.oneof(fc.constant(null), fc.string(), cents.map(String)),
    share: fc.option(fc.integer({ min: 1, max: 100 })),
    off: cents,
  });
  fc.assert(
    fc.property(anyRate, choices, cents, (rate, { share, off, ...rest }, balance) => {
      const price = ledgerOfRates([rate]);
      const { currency } = price;
      const decimal = (amount: bigint) => ({ amount: toDecimal({ amount, currency }), currency });
      const promotion = { code: 'SPRING', percent: share, amount: share ? null : decimal(off) };
      const account = { balances: [decimal(balance)], owed: [], minimum: null, history: [] };
      const { ledger, requested, rewards } = chosenCredits(
        price,
        { ...rest, promotion, typedCode: '' },
        { enabled: true, account },
      );
      const asked = [requested?.promotion?.amount, requested?.rewards]
        .filter((amount) => amount !== undefined)
        .map(parseMoney);
      expect(ledger.total.amount).toBe(price.total.amount - sumMoney(asked, currency).amount);
      expect(ledger.total.amount).toBeGreaterThanOrEqual(0n);
      for (const { amount } of asked) expect(amount).toBeGreaterThan(0n);
      if (rewards.status !== 'usable') throw new Error('The account has a balance.');
      expect(rewards.applied.amount).toBeLessThanOrEqual(balance);
      expect(rewards.error !== undefined && rewards.applied.amount > 0n).toBe(false);
    }),
  );
});

it('leaves out a promotion in another currency than the price', () => {
  const amount = { amount: '5.00', currency: 'EUR' };
  const promotion = { code: 'EURO', percent: null, amount };
  const { promotion: used, requested } = chosenCredits(
    ledgerOfRates([fullRate]),
    { ...defaultCreditChoice, promotion },
    sampleRewards('15.00'),
  );
  expect(used).toBeUndefined();
  expect(requested).toEqual({ rewards: { amount: '15.00', currency: 'USD' } });
});

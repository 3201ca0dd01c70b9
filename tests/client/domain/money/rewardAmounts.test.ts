import { toDecimal } from '#contracts/money/money.ts';
import { rewardAmounts } from '#client/domain/money/rewardAmounts.ts';

it.each([
  ['USD', 1_500n, ['10.00', '5.00']],
  ['USD', 3_750n, ['30.00', '20.00', '10.00']],
  ['USD', 10_000n, ['80.00', '60.00', '40.00', '20.00']],
  ['USD', 451n, ['4.00', '3.00', '2.00', '1.00']],
  ['USD', 3n, ['0.02', '0.01']],
  ['USD', 2n, []],
  ['USD', 0n, []],
  ['JPY', 2_000n, ['1500', '1000', '500']],
])('offers round amounts below %s %s', (currency, amount, amounts) => {
  expect(rewardAmounts({ amount, currency }).map(toDecimal)).toEqual(amounts);
});

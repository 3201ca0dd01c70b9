import type { Money } from '#contracts/money/money.ts';

/** How many equal steps a list of amounts has at least. */
const fewestSteps = 3n;

/** Round amounts below `most`, the largest first: $10.00 and $5.00 for $15.00. */
export function rewardAmounts({ amount, currency }: Money): Money[] {
  const step = largestStep(amount);
  if (step === undefined) return [];
  const amounts: Money[] = [];
  for (let size = ((amount - 1n) / step) * step; size > 0n; size -= step) {
    amounts.push({ amount: size, currency });
  }
  return amounts;
}

/** The largest of 1, 2, 5, 10, 20, 50 … minor units that fits into an amount often enough. */
function largestStep(amount: bigint): bigint | undefined {
  let largest: bigint | undefined;
  for (let power = 1n; power * fewestSteps <= amount; power *= 10n) {
    for (const step of [power, 2n * power, 5n * power]) {
      if (step * fewestSteps <= amount) largest = step;
    }
  }
  return largest;
}

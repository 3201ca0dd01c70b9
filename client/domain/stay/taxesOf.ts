import type { PriceLedger } from '#contracts/money/priceLedger.ts';

/** Whether all of some prices include taxes or charges, none of them does, or some do. */
export function taxesOf(ledgers: readonly Pick<PriceLedger, 'taxesTotal'>[]): TaxedPrices {
  const taxed = ledgers.filter(({ taxesTotal }) => taxesTotal.amount > 0n).length;
  if (taxed === 0) return 'none';
  return taxed === ledgers.length ? 'all' : 'some';
}

export type TaxedPrices = 'all' | 'none' | 'some';

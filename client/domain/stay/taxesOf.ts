import type { PriceLedger } from '#contracts/money/priceLedger.ts';

/** Returns whether all prices include taxes or charges, only some, or none. */
export function taxesOf(ledgers: readonly Pick<PriceLedger, 'taxesTotal'>[]): TaxedPrices {
  const taxed = ledgers.filter(({ taxesTotal }) => taxesTotal.amount > 0n).length;
  if (taxed === 0) return 'none';
  return taxed === ledgers.length ? 'all' : 'some';
}

export type TaxedPrices = 'all' | 'none' | 'some';

import type { LedgerLine, PriceLedger } from '../money/priceLedger.ts';

/** The brands of cards that payment providers name, as people write them. */
const cardBrands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The brand of a card for the texts of a receipt, which know `none`. */
export function cardBrand({ brand }: { brand: string }): string {
  return (Object.hasOwn(cardBrands, brand) && cardBrands[brand]) || 'none';
}

/** The taxes that an amount paid before arrival has in it. */
export function taxesPaid({ lines }: PriceLedger): LedgerLine[] {
  return lines.filter(
    ({ kind, due, amount }) => kind === 'tax' && due === 'now' && amount.amount > 0n,
  );
}

import type { LedgerLine, PriceLedger } from '../money/priceLedger.ts';
import type { Formats } from './formats.ts';

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

/** The day of an instant as it is written, which is that of the hotel: the same on pages and in mails. */
export function dayAt({ yearDay }: Pick<Formats, 'yearDay'>, instant: string): string {
  return yearDay(instant.slice(0, 10));
}

/** The brand of a card for the texts of a receipt, which know `none`. */
export function cardBrand({ brand }: { brand: string }): string {
  return (Object.hasOwn(cardBrands, brand) && cardBrands[brand]) || 'none';
}

/** The taxes that an amount paid before arrival has in it; none if only a part of it was paid. */
export function taxesPaid({ lines, total, dueNow, dueAtProperty }: PriceLedger): LedgerLine[] {
  const isWhole = dueNow.amount + dueAtProperty.amount === total.amount;
  return lines.filter(
    ({ kind, due, amount }) => isWhole && kind === 'tax' && due === 'now' && amount.amount > 0n,
  );
}

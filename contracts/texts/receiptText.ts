import type { LedgerLine, PriceLedger } from '../money/priceLedger.ts';
import type { Formats } from './formats.ts';

/** The spelling of the card brands that payment providers name. */
const cardBrands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * Returns the calendar day written in an instant. That day is the hotel's, so pages and mails show
 * the same one.
 */
export function dayAt({ yearDay }: Pick<Formats, 'yearDay'>, instant: string): string {
  return yearDay(instant.slice(0, 10));
}

/** Returns the brand of a card for the texts of a receipt; `none` for an unknown brand. */
export function cardBrand({ brand }: { brand: string }): string {
  return (Object.hasOwn(cardBrands, brand) && cardBrands[brand]) || 'none';
}

/**
 * Returns the taxes included in an amount paid before arrival; none if only a part of the total was
 * paid.
 */
export function taxesPaid({ lines, total, dueNow, dueAtProperty }: PriceLedger): LedgerLine[] {
  const isWhole = dueNow.amount + dueAtProperty.amount === total.amount;
  return lines.filter(
    ({ kind, due, amount }) => isWhole && kind === 'tax' && due === 'now' && amount.amount > 0n,
  );
}

import { type Money, toDecimal } from '#contracts/money/money.ts';
import type { CsvCell } from './csv.ts';

/** The card payments that the site has collected for a booking, and their fees. */
export type PaymentSums = {
  captured: Money;
  /** All refunds, regardless of who bears them. */
  refunded: Money;
  /** The fee of the payment provider, in the currency of the site's account there. */
  fee: Money | null;
};

/** Returns the collected payments by the id of their booking. */
export type ReadPaymentSums = (
  bookingIds: readonly string[],
) => Promise<ReadonlyMap<string, PaymentSums>>;

/** The columns of a file with payments. `paymentCells` returns the cells of a booking. */
export const paymentColumns = ['paid_by_card', 'refunded', 'payment_fee', 'payment_fee_currency'];

export function paymentCells(sums: PaymentSums | undefined): CsvCell[] {
  if (!sums) return [null, null, null, null];
  const { captured, refunded, fee } = sums;
  return [toDecimal(captured), toDecimal(refunded), fee && toDecimal(fee), fee && fee.currency];
}

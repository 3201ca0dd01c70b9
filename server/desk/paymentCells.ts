import { type Money, toDecimal } from '#contracts/money/money.ts';
import type { CsvCell } from './csv.ts';

/** What the site has collected by card for a booking, and what that has cost. */
export type PaymentSums = {
  captured: Money;
  /** What was paid back, whoever bears it. */
  refunded: Money;
  /** What the payment provider has charged, in the currency of the site's account there. */
  fee: Money | null;
};

/** Returns the payments that were taken, by the id of their booking. */
export type ReadPaymentSums = (
  bookingIds: readonly string[],
) => Promise<ReadonlyMap<string, PaymentSums>>;

/** The columns of a file that names payments; `paymentCells` has those of a booking. */
export const paymentColumns = ['paid_by_card', 'refunded', 'payment_fee', 'payment_fee_currency'];

export function paymentCells(sums: PaymentSums | undefined): CsvCell[] {
  if (!sums) return [null, null, null, null];
  const { captured, refunded, fee } = sums;
  return [toDecimal(captured), toDecimal(refunded), fee && toDecimal(fee), fee && fee.currency];
}

import { toDecimalMoney } from '#contracts/money/money.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import type { PaymentRow, RefundRow } from './paymentTables.ts';

/** Returns the part of a payment that is neither refunded nor used for another booking. */
function leftOf(row: PaymentRow, refunds: readonly RefundRow[]): bigint {
  if (row.state !== 'captured') return 0n;
  const returned = refunds.filter(({ state }) => state !== 'failed');
  const gone = returned.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(row.moved));
  return gone < BigInt(row.amount) ? BigInt(row.amount) - gone : 0n;
}

/** Returns the payment of a booking and its refunds, in the form that the booking's page shows. */
export function paymentView(row: PaymentRow, refunds: readonly RefundRow[]): BookingPayment {
  const money = (amount: number | bigint) =>
    toDecimalMoney({ amount: BigInt(amount), currency: row.currency });
  return {
    state: row.state === 'releasing' ? 'released' : row.state,
    amount: money(row.amount),
    address: row.state === 'open' ? row.address : null,
    until: row.expires_at.toISOString(),
    at: (row.state === 'captured' && row.captured_at?.toISOString()) || null,
    moved: BigInt(row.moved) > 0n ? money(row.moved) : null,
    left: money(leftOf(row, refunds)),
    isMoved: row.moved_from !== null,
    card:
      row.card_brand !== null && row.card_last4 !== null
        ? { brand: row.card_brand, last4: row.card_last4 }
        : null,
    refunds: refunds.map(({ amount, created_at, state }) => ({
      amount: money(amount),
      at: created_at.toISOString(),
      state: state === 'succeeded' ? 'sent' : state,
    })),
  };
}

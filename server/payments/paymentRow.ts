import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PaidBooking, PaymentContext } from './paymentContext.ts';
import type { FoundPayment, KnownPayment } from './paymentProvider.ts';
import type { PaymentRow, PaymentState } from './paymentTables.ts';

export function readPayment(
  db: Kysely<Tables>,
  { hotelId, bookingId }: PaidBooking,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/**
 * Returns the known data of a payment, or undefined before the payment provider has created its
 * page.
 */
export function knownOf(row: PaymentRow): KnownPayment | undefined {
  const { id, session_id: sessionId, intent_id: intentId, currency } = row;
  if (sessionId === null) return undefined;
  return { id, sessionId, intentId, amount: { amount: BigInt(row.amount), currency } };
}

/** Returns the payment of a booking and locks it until the transaction ends. */
export function lockPayment(
  tx: Transaction<Tables>,
  { hotelId, bookingId }: PaidBooking,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Changes a payment that is in one of these states. Returns undefined and changes nothing if the
 * payment is in another state.
 */
export function changePayment(
  tx: Transaction<Tables>,
  { now }: Pick<PaymentContext, 'now'>,
  { hotel_id, id }: Pick<PaymentRow, 'hotel_id' | 'id'>,
  from: readonly PaymentState[],
  set: UpdateObject<Tables, 'payments'>,
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payments')
    .set({ ...set, ...(set.state && { attempts: 0 }), updated_at: now() })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the columns that the payment provider determines, except the state. */
export function factsOf({ sessionId, intentId, card, lapsesAt }: FoundPayment) {
  return {
    session_id: sessionId,
    intent_id: intentId,
    lapses_at: lapsesAt,
    ...(card && { card_brand: card.brand, card_last4: card.last4 }),
  };
}

/**
 * Returns whether the payment of a booking was captured. Locks the payment until the transaction
 * ends.
 */
export async function isCaptured(tx: Transaction<Tables>, booking: PaidBooking): Promise<boolean> {
  return (await lockPayment(tx, booking))?.state === 'captured';
}

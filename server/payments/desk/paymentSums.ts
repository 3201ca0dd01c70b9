import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PaymentSums } from '../../desk/paymentCells.ts';

/**
 * Returns the sums of captured payments by booking id. Money that pays for the new booking of a
 * change counts only for that booking.
 */
export async function readPaymentSums(
  db: Kysely<Tables>,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentSums>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments as p')
    .select(['p.booking_id', 'p.currency'])
    .select((eb) => [
      sql<string>`p.amount - (${eb
        .selectFrom('payments as m')
        .select(sql<string>`coalesce(sum(m.amount), 0)`.as('sum'))
        .whereRef('m.hotel_id', '=', 'p.hotel_id')
        .whereRef('m.moved_from', '=', 'p.id')
        .where('m.state', '=', 'captured')})`.as('amount'),
      eb
        .selectFrom('refunds as r')
        .select(sql<string>`coalesce(sum(r.amount), 0)::text`.as('sum'))
        .whereRef('r.hotel_id', '=', 'p.hotel_id')
        .whereRef('r.payment_id', '=', 'p.id')
        .where('r.state', '!=', 'failed')
        .as('refunded'),
      eb
        .selectFrom('ledger_entries as e')
        .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
        .select(sql<string>`e.amount::text || ' ' || e.currency`.as('fee'))
        .where('t.key', '=', sql<string>`'payment-fee ' || p.id`)
        .where('e.amount', '>', 0)
        .limit(1)
        .as('fee'),
    ])
    .where('p.booking_id', 'in', bookingIds)
    .where('p.state', '=', 'captured')
    .execute();
  return new Map(
    rows.map(({ booking_id: id, currency, amount, refunded, fee }) => {
      const [units, feeCurrency = ''] = fee?.split(' ') ?? [];
      const sums: PaymentSums = {
        captured: { amount: BigInt(amount), currency },
        refunded: { amount: BigInt(refunded ?? 0), currency },
        fee: units === undefined ? null : { amount: BigInt(units), currency: feeCurrency },
      };
      return [id, sums];
    }),
  );
}

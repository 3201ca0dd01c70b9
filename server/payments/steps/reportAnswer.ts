import { sql } from 'kysely';
import type { PaymentContext } from '../paymentContext.ts';
import { recordIssue } from '../paymentIssues.ts';
import type { FoundPayment, FoundRefund, Refused, UnknownPayment } from '../paymentProvider.ts';
import type { PaymentRow, RefundRow } from '../paymentTables.ts';

type Answer = FoundPayment | FoundRefund | Refused | UnknownPayment | { kind: 'refunds' };

/**
 * Tells the desk that the payment provider has answered about something else than this payment or
 * refund. The issue closes once an answer is right again.
 */
export async function reportAnswer(
  context: Pick<PaymentContext, 'database' | 'now' | 'log'>,
  row: PaymentRow | RefundRow,
  answer: Answer,
): Promise<void> {
  const { database, now } = context;
  const isOther = answer.kind === 'unknown' && answer.why === 'differs';
  const isRight = answer.kind !== 'unknown' && answer.kind !== 'refused';
  if (!isOther && !(isRight && row.problem === 'differs')) return;
  const { id: reference, hotel_id: hotelId, booking_id: bookingId, currency } = row;
  const kind = 'paid-differs';
  const table = 'payment_id' in row ? 'refunds' : 'payments';
  await database.transaction(async (tx) => {
    await sql`update ${sql.table(table)} set problem = ${isOther ? 'differs' : null}
      where hotel_id = ${hotelId} and id = ${reference}`.execute(tx);
    if (isOther) {
      const ours = { amount: BigInt(row.amount), currency };
      const { reason: detail, theirs = null } = answer;
      const about = { kind, reference, hotelId, bookingId, at: now() } as const;
      await recordIssue(tx, context, { ...about, ours, theirs, detail });
    } else {
      await tx
        .updateTable('payment_issues')
        .set({ closed_at: now() })
        .where('kind', '=', kind)
        .where('reference', '=', reference)
        .where('closed_at', 'is', null)
        .execute();
    }
  });
}

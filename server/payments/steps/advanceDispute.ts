import { dayMs, hourMs } from '#contracts/values/durations.ts';
import { dueIn } from '../../database/openDatabase.ts';
import type { TakingPayments } from '../paymentContext.ts';
import { recordIssue } from '../paymentIssues.ts';
import type { IssueRow } from '../paymentTables.ts';

/** The interval between look-ups of a dispute without an event, in milliseconds. */
const lookMs = 6 * hourMs;
const pauseMs = 60_000;
/**
 * The pause between look-ups of a dispute that the payment provider does not find, and the time
 * after which the look-ups end, in milliseconds.
 */
const unknownMs = { pause: hourMs, most: dayMs };
const atATime = 10;

/**
 * Looks up disputes that are due, and returns their number. Disputes are open issues of the desk
 * until they are over.
 */
export async function advanceDisputes(context: TakingPayments): Promise<number> {
  const { database } = context;
  const { db } = database;
  const due = await db
    .updateTable('payment_issues')
    .set({ next_attempt_at: dueIn(database, pauseMs) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_issues as due')
        .select('due.id')
        .where('due.kind', '=', 'dispute')
        .where('due.next_attempt_at', '<=', database.now())
        .limit(atATime),
    )
    .where('next_attempt_at', '<=', database.now())
    .returningAll()
    .execute();
  for (const row of due) await advanceDispute(context, row);
  return due.length;
}

async function advanceDispute(context: TakingPayments, row: IssueRow): Promise<void> {
  const { database, provider, now } = context;
  const { reference: id } = row;
  const found = await provider.lookUpDispute(id);
  if (found.kind === 'refused') await postponeUnknown(context, row);
  if (found.kind !== 'dispute') return;
  const payment = await database.db
    .selectFrom('payments')
    .select(['hotel_id', 'booking_id', 'amount', 'currency'])
    .where('intent_id', '=', found.intentId)
    .where('moved_from', 'is', null)
    .executeTakeFirst();
  await recordIssue(database.db, context, {
    kind: 'dispute',
    reference: id,
    at: found.at,
    hotelId: payment?.hotel_id,
    bookingId: payment?.booking_id,
    ours: payment ? { amount: BigInt(payment.amount), currency: payment.currency } : null,
    theirs: found.amount,
    detail: found.state,
    dueAt: found.dueAt,
    nextAt: found.isOver ? null : new Date(now().getTime() + lookMs),
    isClosed: found.isOver,
  });
}

/**
 * Schedules another look-up of a dispute that the payment provider does not find. After a day
 * without success, the look-ups end. The issue then stays open with the detail `not-found`.
 */
async function postponeUnknown(
  { database, now }: TakingPayments,
  { id, seen_at }: IssueRow,
): Promise<void> {
  const isGivenUp = now().getTime() - seen_at.getTime() >= unknownMs.most;
  await database.db
    .updateTable('payment_issues')
    .set(
      isGivenUp
        ? { next_attempt_at: null, detail: 'not-found' }
        : { next_attempt_at: dueIn(database, unknownMs.pause) },
    )
    .where('id', '=', id)
    .execute();
}

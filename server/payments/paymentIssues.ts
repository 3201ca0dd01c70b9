import { type Kysely, sql } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import {
  type PaymentIssueKind,
  paymentIssueKinds,
  paymentIssues,
  type PaymentQueue,
  paymentQueues,
} from '#contracts/site/desk/deskPayments.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { QueuesAt } from '../desk/deskQueue.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { FoundPayment, FoundRefund, Refused, UnknownPayment } from './paymentProvider.ts';
import type { PaymentRow, RefundRow } from './paymentTables.ts';

/** An issue that the staff must review. `reference` is the id of its subject. */
export type FoundIssue = {
  kind: PaymentIssueKind;
  reference: string;
  at: Date;
  hotelId?: string | null | undefined;
  bookingId?: string | null | undefined;
  ours?: Money | null;
  theirs?: Money | null;
  detail?: string | null;
  dueAt?: Date | null;
  /** The time of the next look-up of a dispute. */
  nextAt?: Date | null;
  /** Whether the issue is over, or was resolved as soon as it was found. */
  isClosed?: boolean;
};

/**
 * Records an issue, once for each subject. An issue that was closed automatically is opened again.
 * An issue that was closed by hand is opened again if its amounts or its details have changed.
 */
export async function recordIssue(
  tx: Kysely<Tables>,
  { now, log }: Pick<PaymentContext, 'now' | 'log'>,
  issue: FoundIssue,
): Promise<void> {
  const { kind, reference, ours = null, theirs = null, isClosed = false } = issue;
  const at = now();
  const row = {
    kind,
    reference,
    hotel_id: issue.hotelId ?? null,
    booking_id: issue.bookingId ?? null,
    currency: (theirs ?? ours)?.currency ?? null,
    ours: ours?.amount ?? null,
    theirs: theirs?.amount ?? null,
    ours_currency: ours && theirs && ours.currency !== theirs.currency ? ours.currency : null,
    detail: issue.detail ?? null,
    due_at: issue.dueAt ?? null,
    at: issue.at,
    seen_at: at,
    next_attempt_at: issue.nextAt ?? null,
  };
  const stays = sql<boolean>`payment_issues.closed_by is not null
    and payment_issues.ours is not distinct from excluded.ours
    and payment_issues.theirs is not distinct from excluded.theirs
    and payment_issues.detail is not distinct from excluded.detail`;
  const saved = await tx
    .insertInto('payment_issues')
    .values({
      ...row,
      id: `${kind}_${reference}`,
      found_at: at,
      closed_at: isClosed ? at : null,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...row,
        closed_at: isClosed
          ? sql<Date>`coalesce(payment_issues.closed_at, excluded.closed_at)`
          : sql<Date | null>`case when ${stays} then payment_issues.closed_at end`,
        closed_by: sql<string | null>`case when ${stays} then payment_issues.closed_by end`,
      }),
    )
    .returning(['closed_at', 'found_at'])
    .executeTakeFirstOrThrow();
  if (saved.closed_at === null && saved.found_at.getTime() === at.getTime()) {
    log.error({ issue: kind, reference, booking: issue.bookingId }, 'a payment has an issue');
  }
}

/** Makes the worker look up a dispute, which is an issue until it is over. */
export async function disputeDue(
  tx: Kysely<Tables>,
  { database, now }: Pick<PaymentContext, 'now'> & { database: Pick<Database, 'now'> },
  id: string,
): Promise<void> {
  const at = now();
  const due = { next_attempt_at: database.now() };
  const found = { kind: 'dispute', reference: id, at, found_at: at, seen_at: at } as const;
  await tx
    .insertInto('payment_issues')
    .values({ ...found, ...due, id: `dispute_${id}` })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(due))
    .execute();
}

/** Returns the kinds of issues that belong to a queue of the desk. */
export function kindsOf(queue: PaymentQueue): PaymentIssueKind[] {
  return paymentIssueKinds.filter((kind) => paymentIssues[kind] === queue);
}

/**
 * Returns the queues of open issues. Each issue is late immediately, so that it raises an alarm.
 */
export function issueQueuesAt(database: Pick<Database, 'db'>): QueuesAt {
  return () =>
    paymentQueues.map((queue) => ({
      name: queue,
      list: 'payments',
      query: { queue },
      lateMs: 0,
      rows: database.db
        .selectFrom('payment_issues')
        .select('found_at as since')
        .where('closed_at', 'is', null)
        .where('kind', 'in', kindsOf(queue))
        .orderBy('found_at'),
      items: async (ids) => {
        const rows = await database.db
          .selectFrom('payment_issues')
          .select(['id', 'booking_id', 'found_at'])
          .select(
            sql<string | null>`(select number from booking_hotels
              where booking_hotels.id = payment_issues.booking_id)`.as('number'),
          )
          .where('closed_at', 'is', null)
          .where('kind', 'in', kindsOf(queue))
          .where((issue) => issue.or([issue('id', 'in', ids), issue('booking_id', 'in', ids)]))
          .execute();
        return rows.map(({ id, booking_id: booking, found_at: since, number }) => ({
          id,
          since,
          booking: booking === null ? null : { id: booking, number, hotel: null },
        }));
      },
    }));
}

/** Returns the common fields of an issue about a payment. */
export function issueOf({ now }: Pick<PaymentContext, 'now'>, row: PaymentRow) {
  const ours = { amount: BigInt(row.amount), currency: row.currency };
  const { id: reference, hotel_id: hotelId, booking_id: bookingId } = row;
  return { reference, hotelId, bookingId, ours, at: now() };
}

type Answer = FoundPayment | FoundRefund | Refused | UnknownPayment | { kind: 'refunds' };

/**
 * Records an issue for the desk if the payment provider's answer does not match this payment or
 * refund. The issue closes after the next correct answer.
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

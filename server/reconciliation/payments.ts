import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { PaymentIssue } from '#contracts/site/desk/deskPayments.ts';
import { dayMs, hourMs, minuteMs } from '#contracts/values/durations.ts';
import { dueIn } from '../database/openDatabase.ts';
import type { Difference, Tables } from '../database/tables.ts';
import { readCursor, type RowKey } from '../desk/keyset.ts';
import {
  bankAccount,
  disputesAccount,
  paymentFeesAccount,
  postTransaction,
  transfer,
} from '../ledger/ledger.ts';
import { issueList } from '../payments/desk/readPayments.ts';
import type { TakingPayments } from '../payments/paymentContext.ts';
import { disputeDue, kindsOf } from '../payments/paymentIssues.ts';
import type { BankMovement, PaymentProvider } from '../payments/paymentProvider.ts';
import type { ComparisonRow } from '../payments/paymentTables.ts';
import { worker } from '../record/actor.ts';
import { runRecorded } from './comparisonRuns.ts';
import { recordPaymentDifferences } from './paymentDifferences.ts';
import {
  type ComparisonContext,
  ComparisonFailed,
  countDays,
  type Report,
  type Span,
  type Subject,
} from './reconciliation.ts';

type Comparing = ComparisonContext & Pick<TakingPayments, 'provider' | 'log'>;

/** The number of days that a comparison covers by default. */
const usualDays = 7;
const mostDays = 90;
/** The number of open issues that are read at once. */
const issuesAtATime = 500;
/**
 * The age in milliseconds below which payments may still be in transit between the two sides. The
 * nightly comparison leaves them out.
 */
const settlingMs = hourMs;
/** The same age for an operator, who wants the current state. */
const settlingNowMs = 5 * minuteMs;
/** The duration of the lease of a comparison in milliseconds, which is longer than a page takes. */
const leaseMs = minuteMs;
const pauseMs = 10 * minuteMs;
const nightHour = 3;

const noAnswer = 'The payment provider does not list its payments at the moment.';

const usage = `Usage:
  npm run payments -- reconcile [--days ${usualDays}]    (compares with the payment provider's own list)
  npm run payments -- issues                  (lists the open issues)`;

/**
 * Returns the comparison of the site's payments, refunds and disputes with those of a payment
 * provider. Differences are issues, so an earlier difference is reported until it is gone.
 */
export function paymentsSubject({
  provider,
  ...context
}: Omit<Comparing, 'provider'> & { provider?: PaymentProvider | undefined }): Subject {
  return {
    entries: 'movements of money',
    otherSide: 'the payment provider',
    usage,
    issues: () => openIssues(context),
    reconcile: async ({ days = String(usualDays) }, watched) => {
      const count = countDays(days, mostDays);
      if (!provider) {
        throw new Error(
          'This site has no list to compare with. It takes no payments, or it compares them with the sample bank every night.',
        );
      }
      const id = `command-${randomUUID()}`;
      const span = await beginComparison(context, id, count, settlingNowMs);
      let step;
      do {
        watched?.signal.throwIfAborted();
        step = await stepComparison({ ...context, provider }, id);
        watched?.onCompared(await countMovements(context, span));
      } while (step === 'more');
      if (step !== 'finished') throw new ComparisonFailed('no-answer', noAnswer);
      return reportOf(context, span);
    },
  };
}

async function reportOf(context: ComparisonContext, span: Span): Promise<Report> {
  return {
    compared: await countMovements(context, span),
    span,
    differences: await openIssues(context, 'payment-differences'),
  };
}

async function openIssues(
  { database }: Pick<ComparisonContext, 'database'>,
  queue?: 'payment-differences',
): Promise<Difference[]> {
  const list = issueList(database);
  const found: Difference[] = [];
  let after: RowKey | undefined;
  do {
    const { items, next } = await list.page({ queue }, { after, size: issuesAtATime });
    found.push(...items.map(differenceOf));
    after = readCursor(next ?? undefined);
  } while (after);
  return found;
}

function differenceOf(issue: PaymentIssue): Difference {
  const { kind, reference, bookingId: booking, currency, ours, oursCurrency, theirs, at } = issue;
  const here = ours === null ? null : `${ours} ${oursCurrency ?? currency}`;
  const there = theirs === null ? null : `${theirs} ${currency}`;
  return { kind, reference, here, there, at, booking };
}

async function countMovements(
  { database }: Pick<ComparisonContext, 'database'>,
  { since, until }: Span,
): Promise<number> {
  const { count } = await database.db
    .selectFrom('payment_movements')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('at', '>=', since)
    .where('at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Begins a comparison with the payment provider's list of the last days, and returns its span. Does
 * nothing if a comparison with this id exists.
 */
export async function beginComparison(
  { database, now }: ComparisonContext,
  id: string,
  days = usualDays,
  leftOutMs = settlingMs,
): Promise<Span> {
  const at = now().getTime();
  const span = { since: new Date(at - days * dayMs), until: new Date(at - leftOutMs) };
  await database.db
    .insertInto('payment_comparisons')
    .values({ id, ...span, started_at: new Date(at), next_attempt_at: database.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return span;
}

/**
 * Runs one page of the worker's nightly comparison. Returns 1 if there are more pages, otherwise 0.
 */
export async function comparePaymentsNightly(context: Comparing): Promise<number> {
  const now = context.now();
  const night = new Date(now.getTime() - nightHour * hourMs).toISOString().slice(0, 10);
  await beginComparison(context, night);
  const step = await stepComparison(context, night);
  if (step === 'more') return 1;
  if (step !== 'waiting') await recordNight(context, night, step);
  return 0;
}

/**
 * Stores the nightly run for the desk: its differences, or that the payment provider did not
 * answer.
 */
async function recordNight(
  context: Comparing,
  id: string,
  step: 'finished' | 'unanswered',
): Promise<void> {
  const { since, until } = await context.database.db
    .selectFrom('payment_comparisons')
    .select(['since', 'until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await runRecorded(context, 'payments', worker, () => {
    if (step === 'unanswered') throw new ComparisonFailed('no-answer', noAnswer);
    return reportOf(context, { since, until });
  }).catch((error: unknown) => {
    if (!(error instanceof ComparisonFailed)) throw error;
  });
}

/**
 * Continues a comparison: stores a page of the payment provider's list or, after the last page,
 * records the differences. If the process was killed, stored pages are not requested again.
 * `waiting`: the comparison has ended, or another process continues it. `unanswered`: the payment
 * provider did not answer.
 */
export async function stepComparison(
  context: Comparing,
  id: string,
): Promise<'more' | 'finished' | 'waiting' | 'unanswered'> {
  const { database, provider, log } = context;
  const leased = await database.db
    .updateTable('payment_comparisons')
    .set({ next_attempt_at: dueIn(database, leaseMs) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('next_attempt_at', '<=', database.now())
    .returningAll()
    .executeTakeFirst();
  if (!leased) return 'waiting';
  // The list begins a day earlier, so that each movement in the span is present on both sides.
  const since = new Date(leased.since.getTime() - dayMs);
  const page = await provider.list({ since, after: leased.cursor });
  if (page.kind !== 'page') {
    log.warn({ reason: page.reason }, 'the payment provider lists no payments');
    await database.db
      .updateTable('payment_comparisons')
      .set({ next_attempt_at: dueIn(database, pauseMs) })
      .where('id', '=', id)
      .execute();
    return 'unanswered';
  }
  await database.transaction(async (tx) => {
    for (const movement of page.movements) await storeMovement(tx, context, movement);
    if (page.next === null) await finish(tx, context, leased);
    const done = { cursor: page.next, next_attempt_at: database.now() };
    await tx
      .updateTable('payment_comparisons')
      .set((eb) => ({
        ...(page.next === null ? { finished_at: context.now() } : done),
        movements: eb('movements', '+', page.movements.length),
      }))
      .where('id', '=', id)
      .execute();
  });
  return page.next === null ? 'finished' : 'more';
}

async function storeMovement(
  tx: Transaction<Tables>,
  context: Comparing,
  { id, kind, at, reference, amount, fee, about: told, intentId }: BankMovement,
): Promise<void> {
  const isRefund = kind === 'refund' || kind === 'refund-failure';
  const about = told ?? (isRefund ? await adoptedRefund(tx, reference) : undefined);
  const created = await tx
    .insertInto('payment_movements')
    .values({
      id,
      kind,
      at,
      reference,
      currency: amount.currency,
      amount: amount.amount,
      fee_currency: fee.currency,
      fee: fee.amount,
      hotel_id: about?.hotelId ?? null,
      payment_id: about?.paymentId ?? null,
      refund_id: about?.refundId ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return;
  // Somebody made the refund at the payment provider. The worker then looks up the refunds of the
  // payment.
  if (kind === 'refund' && !about && intentId !== undefined) {
    await tx
      .updateTable('payments')
      .set({ next_attempt_at: context.database.now() })
      .where('intent_id', '=', intentId)
      .where('moved_from', 'is', null)
      .where('state', '=', 'captured')
      .execute();
  }
  if (kind !== 'dispute') return;
  // The event of the dispute may be lost.
  await disputeDue(tx, context, reference);
  // The money that a dispute takes is posted only here.
  await postTransaction(tx, {
    key: `disputed ${id}`,
    kind: 'disputed',
    at,
    entries: [
      ...transfer(bankAccount, disputesAccount, amount),
      ...(fee.amount === 0n ? [] : transfer(paymentFeesAccount, bankAccount, fee)),
    ],
  });
}

/**
 * Finds the recorded refund for a refund that somebody made on the payment provider's own pages.
 */
async function adoptedRefund(
  tx: Transaction<Tables>,
  reference: string,
): Promise<BankMovement['about']> {
  const row = await tx
    .selectFrom('refunds')
    .select(['hotel_id', 'id'])
    .where('refund_id', '=', reference)
    .executeTakeFirst();
  return row && { hotelId: row.hotel_id, refundId: row.id };
}

/** Records the differences, and closes the issues whose difference is gone. */
async function finish(
  tx: Transaction<Tables>,
  context: Comparing,
  { since, until, started_at }: ComparisonRow,
): Promise<void> {
  await recordPaymentDifferences(tx, context, { since, until });
  await tx
    .updateTable('payment_issues')
    .set({ closed_at: context.now() })
    .where('kind', 'in', kindsOf('payment-differences'))
    .where('closed_at', 'is', null)
    .where('at', '>=', since)
    .where('at', '<', until)
    .where('seen_at', '<', sql<Date>`${started_at}`)
    .execute();
}

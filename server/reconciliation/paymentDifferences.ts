import { sql, type Transaction } from 'kysely';
import type { PaymentIssueKind } from '#contracts/site/desk/deskPayments.ts';
import type { Tables } from '../database/tables.ts';
import type { TakingPayments } from '../payments/paymentContext.ts';
import { recordIssue } from '../payments/paymentIssues.ts';
import { postFee } from '../payments/steps/recordCaptured.ts';
import type { Span } from './reconciliation.ts';

/**
 * The maximum number of differences of each kind that one comparison records. The next comparison
 * records the others.
 */
const most = sql.lit(1_000);

type Row = {
  reference: string;
  at: Date;
  hotel_id: string | null;
  booking_id: string | null;
  currency: string;
  ours: string | null;
  /** The currency of `ours`, if it differs from `currency`. */
  our_currency?: string | null;
  theirs: string | null;
};

/**
 * Selects the payments that the payment provider lists as captured and that differ here. The site
 * has not recorded the capture, has another amount, or lacks the fee in the ledger.
 */
function charges({ since, until }: Span) {
  return sql<
    Row & {
      payment_id: string | null;
      state: string | null;
      fee: string;
      fee_currency: string;
    }
  >`select m.reference, m.at, m.hotel_id, p.booking_id, m.currency, m.amount::text as theirs,
      p.id as payment_id, p.state, p.currency as our_currency, p.amount::text as ours,
      m.fee::text, m.fee_currency
    from payment_movements m
    left join payments p on p.hotel_id = m.hotel_id and p.id = m.payment_id
    where m.kind = 'charge' and m.at >= ${since} and m.at < ${until}
      and (p.id is null or p.state <> 'captured' or p.amount <> m.amount or p.currency <> m.currency
        or m.fee > 0 and not exists (
          select 1 from ledger_transactions t where t.key = 'payment-fee ' || p.id))
    order by m.at limit ${most}`;
}

/**
 * Selects the refunds whose amount in the payment provider's list, minus the money that came back,
 * differs from the amount here.
 */
function refunds({ since, until }: Span) {
  // A refund that was made at the payment provider may be recorded in several parts.
  const recorded = sql`coalesce(sum(r.amount) filter (where r.state in ('sent', 'succeeded')), 0)`;
  return sql<Row>`select m.reference, m.at, m.hotel_id, min(r.booking_id) as booking_id, m.currency,
      m.paid::text as theirs, ${recorded}::text as ours, min(r.currency) as our_currency
    from (
      select reference, hotel_id, refund_id, currency, min(at) as at, -sum(amount) as paid
      from payment_movements
      where reference in (
        select reference from payment_movements
        where kind in ('refund', 'refund-failure') and at >= ${since} and at < ${until})
      group by reference, hotel_id, refund_id, currency
    ) m
    left join refunds r on r.hotel_id = m.hotel_id
      and (r.id = m.refund_id or r.refund_id = m.reference)
    group by m.reference, m.at, m.hotel_id, m.refund_id, m.currency, m.paid
    having m.paid <> ${recorded} or m.paid <> 0 and bool_or(m.currency <> r.currency)
    order by m.at limit ${most}`;
}

/**
 * Selects the captured payments and the refunds of the site that the payment provider does not
 * list.
 */
function ours({ since, until }: Span) {
  return sql<Row & { kind: PaymentIssueKind }>`
    select 'captured-here' as kind, p.id as reference, p.captured_at as at, p.hotel_id, p.booking_id,
      p.currency, p.amount::text as ours, null as theirs
    from payments p
    where p.state = 'captured' and p.moved_from is null and p.captured_at >= ${since} and p.captured_at < ${until}
      and not exists (select 1 from payment_movements m
        where m.kind = 'charge' and m.hotel_id = p.hotel_id and m.payment_id = p.id)
    union all
    select 'refund-here', r.id, r.updated_at, r.hotel_id, r.booking_id, r.currency, r.amount::text, null
    from refunds r
    where r.state in ('sent', 'succeeded') and r.updated_at >= ${since} and r.updated_at < ${until}
      and not exists (select 1 from payment_movements m
        where m.kind = 'refund' and m.hotel_id = r.hotel_id
          and (m.refund_id = r.id or m.reference = r.refund_id))
    order by at limit ${most}`;
}

const money = (amount: string | null, currency: string) =>
  amount === null ? null : { amount: BigInt(amount), currency };

/** Records each difference between the payment provider's list and the site's data. */
export async function recordPaymentDifferences(
  tx: Transaction<Tables>,
  context: Pick<TakingPayments, 'database' | 'now' | 'log'>,
  window: Span,
): Promise<void> {
  const record = (kind: PaymentIssueKind, row: Row, isClosed = false) =>
    recordIssue(tx, context, {
      kind,
      reference: row.reference,
      at: row.at,
      hotelId: row.hotel_id,
      bookingId: row.booking_id,
      ours: money(row.ours, row.our_currency ?? row.currency),
      theirs: money(row.theirs, row.currency),
      isClosed,
    });
  for (const row of (await charges(window).execute(tx)).rows) {
    if (row.payment_id === null) await record('unknown-payment', row);
    else if (row.state !== 'captured') {
      await record('captured-there', { ...row, ours: null });
      await lookAgain(tx, context, row);
    } else if (row.ours !== row.theirs || row.our_currency !== row.currency) {
      await record('amount-differs', row);
    } else {
      const fee = { amount: BigInt(row.fee), currency: row.fee_currency };
      await postFee(tx, context, { id: row.payment_id, booking_id: row.booking_id ?? '' }, fee);
      const missing = { ...row, currency: row.fee_currency, ours: null, theirs: row.fee };
      await record('fee-missing', missing, true);
    }
  }
  for (const row of (await refunds(window).execute(tx)).rows) {
    const kind =
      row.ours === '0' ? 'refund-there' : row.theirs === '0' ? 'refund-here' : 'amount-differs';
    await record(kind, row);
  }
  for (const { kind, ...row } of (await ours(window).execute(tx)).rows) await record(kind, row);
}

/**
 * Makes the worker look up a payment that the payment provider has captured. The worker records the
 * capture, and refunds the payment if it was released.
 */
async function lookAgain(
  tx: Transaction<Tables>,
  { database }: Pick<TakingPayments, 'database'>,
  { hotel_id, payment_id }: { hotel_id: string | null; payment_id: string | null },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      next_attempt_at: database.now(),
      state: sql<'releasing'>`case when state = 'released' then 'releasing' else state end`,
    })
    .where('hotel_id', '=', hotel_id ?? '')
    .where('id', '=', payment_id ?? '')
    .where('state', '<>', 'captured')
    .execute();
}

import { type Selectable, sql } from 'kysely';
import type { DeskPayment, PaymentIssue } from '#contracts/site/desk/deskPayments.ts';
import { type Money, toDecimal, toDecimalMoney } from '#contracts/money/money.ts';
import type { DeskPaymentEntry } from '#contracts/site/desk/deskBooking.ts';
import type { Database } from '../../database/openDatabase.ts';
import { deskList } from '../../desk/deskList.ts';
import { latest } from '../../desk/keyset.ts';
import type { PaidBooking } from '../paymentContext.ts';
import { kindsOf } from '../paymentIssues.ts';
import type { IssueRow, PaymentRow, PaymentTables } from '../paymentTables.ts';
import { refundableOf } from '../steps/refunds.ts';

/** The maximum number of open issues that are shown for a booking. */
const mostIssues = 25;

type Reader = Pick<Database, 'db'>;

/** Returns the list of payment issues that the staff must review, the latest first. */
export function issueList({ db }: Reader) {
  return deskList('GET /api/desk/payments', {
    from: () => db.selectFrom('payment_issues').selectAll().select(numberOfBooking),
    filters: {
      queue: (queue) => queue && ((eb) => eb('kind', 'in', kindsOf(queue))),
      state: (state) => (eb) => eb('closed_at', state === 'closed' ? 'is not' : 'is', null),
    },
    order: latest('found_at'),
    view: (rows) => rows.map(issueView),
    more: async () => ({ compared: await lastCompared({ db }) }),
  });
}

/**
 * The number of the booking that an issue is about. The number is stored apart from the booking's
 * row, which is stored with its hotel's rows.
 */
export const numberOfBooking = sql<string | null>`(select number from booking_hotels
  where booking_hotels.id = payment_issues.booking_id)`.as('number');

/** Converts an issue to the form that the desk sees. */
export function issueView(row: IssueRow & { number: string | null }): PaymentIssue {
  const { currency, ours_currency: oursCurrency } = row;
  const text = (amount: number | bigint | null, code: string | null) =>
    amount === null || code === null ? null : toDecimal({ amount: BigInt(amount), currency: code });
  return {
    id: row.id,
    kind: row.kind,
    bookingId: row.booking_id,
    bookingNumber: row.number,
    reference: row.reference,
    currency,
    ours: text(row.ours, oursCurrency ?? currency),
    ...(oursCurrency !== null && { oursCurrency }),
    theirs: text(row.theirs, currency),
    detail: row.detail,
    dueAt: row.due_at?.toISOString() ?? null,
    at: row.at.toISOString(),
    foundAt: row.found_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

/** Returns the end of the period that the last completed comparison covers. */
async function lastCompared({ db }: Reader): Promise<string | null> {
  const last = await db
    .selectFrom('payment_comparisons')
    .select('until')
    .where('finished_at', 'is not', null)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.until.toISOString() ?? null;
}

/** Returns the payment of a booking, or null if it has none. */
export async function readDeskPayment(
  { db }: Reader,
  bookingId: string,
): Promise<DeskPayment | null> {
  const row = await paymentOf({ db }, bookingId);
  if (!row) return null;
  const [refundable, issues, fee] = await Promise.all([
    refundableOf(db, row),
    db
      .selectFrom('payment_issues')
      .selectAll()
      .select(numberOfBooking)
      .where('booking_id', '=', bookingId)
      .where('closed_at', 'is', null)
      .orderBy('found_at')
      .limit(mostIssues)
      .execute(),
    readFee({ db }, row),
  ]);
  const money = (amount: number | bigint) =>
    toDecimalMoney({ amount: BigInt(amount), currency: row.currency });
  const isOpen = row.state === 'opening' || row.state === 'open';
  const captured = row.state === 'captured' ? BigInt(row.amount) : 0n;
  return {
    id: row.id,
    state: row.state,
    amount: money(row.amount),
    card:
      row.card_brand !== null && row.card_last4 !== null
        ? { brand: row.card_brand, last4: row.card_last4 }
        : null,
    reference: row.intent_id ?? row.session_id,
    capturedAt: row.captured_at?.toISOString() ?? null,
    payableUntil: isOpen ? row.expires_at.toISOString() : null,
    lapsesAt: row.state === 'authorized' ? (row.lapses_at?.toISOString() ?? null) : null,
    refundable: money(refundable),
    refunded: money(captured - refundable - BigInt(row.moved)),
    moved: money(row.moved),
    isMoved: row.moved_from !== null,
    fee: fee && toDecimalMoney(fee),
    issues: issues.map(issueView),
  };
}

function paymentOf({ db }: Reader, bookingId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** Returns the payment provider's fee from the ledger. */
async function readFee(
  { db }: Reader,
  { id }: Pick<Selectable<PaymentTables['payments']>, 'id'>,
): Promise<Money | null> {
  const found = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(['entry.currency', sql<string>`entry.amount::text`.as('amount')])
    .where('cause.key', '=', `payment-fee ${id}`)
    .where('entry.amount', '>', 0)
    .executeTakeFirst();
  return found ? { amount: BigInt(found.amount), currency: found.currency } : null;
}

/** Returns the history of a booking's payment for the timeline of the desk. */
export async function readPaymentTimeline(
  { db }: Reader,
  { hotelId, bookingId }: PaidBooking,
): Promise<DeskPaymentEntry[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [refunds, disputes, moved] = await Promise.all([
    db
      .selectFrom('refunds')
      .selectAll()
      .where('hotel_id', '=', hotelId)
      .where('payment_id', 'in', ids)
      .execute(),
    db
      .selectFrom('payment_issues')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('kind', '=', 'dispute')
      .execute(),
    db
      .selectFrom('payments')
      .selectAll()
      .where('hotel_id', '=', hotelId)
      .where('moved_from', 'in', ids)
      .where('state', '=', 'captured')
      .execute(),
  ]);
  const entry = (
    step: DeskPaymentEntry['step'],
    at: Date | null,
    { id, amount, currency }: { id: string; amount: number | bigint; currency: string },
  ): DeskPaymentEntry[] => {
    if (at === null) return [];
    const money = toDecimalMoney({ amount: BigInt(amount), currency });
    return [{ kind: 'payment', at: at.toISOString(), id, step, amount: money }];
  };
  return [
    ...rows.flatMap((row) => [
      ...(row.moved_from === null ? entry('opened', row.created_at, row) : []),
      ...(row.moved_from === null ? entry('captured', row.captured_at, row) : []),
      ...(row.moved_from !== null && row.state === 'captured'
        ? entry('moved-here', row.updated_at, row)
        : []),
      ...(row.state === 'released' ? entry('released', row.updated_at, row) : []),
    ]),
    ...moved.flatMap((row) => entry('moved-on', row.updated_at, row)),
    ...refunds.flatMap((refund) => [
      ...entry('refund', refund.created_at, refund),
      ...(refund.state === 'failed' ? entry('refund-failed', refund.updated_at, refund) : []),
    ]),
    ...disputes.flatMap(({ id, at, theirs, currency }) =>
      theirs === null || currency === null
        ? []
        : entry('dispute', at, { id, amount: theirs, currency }),
    ),
  ];
}

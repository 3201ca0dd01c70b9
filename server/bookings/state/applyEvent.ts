import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import { shareFee } from '#contracts/site/credits.ts';
import type { Tables } from '../../database/tables.ts';
import { ProblemError } from '../../request/problemError.ts';
import { ratesOf } from './bookedRooms.ts';
import type { BookingContext } from './bookingContext.ts';
import { type EventContent, type EventWithContent } from './bookingMail.ts';
import { cancellationTerms, ownFee, priceOf, rewardOfBooking } from './bookingPrice.ts';
import { type BookingChanges, type BookingRow, isBooking } from './bookingRow.ts';
import { causeOf, isVoid } from './bookingStates.ts';
import { type Effect, type EventName, type LifecycleEvent, lifecycle } from './lifecycle.ts';
import { isAtProvider, nextAttemptAt } from './nextAttemptAt.ts';
import { recordEvent, type Said } from './recordEvent.ts';

export type EventContext = Pick<
  BookingContext,
  'actor' | 'database' | 'now' | 'hasDesk' | 'hasWebhook' | 'credits' | 'payments'
>;

/** The changes and details of an event that are not in the table of the lifecycle. */
type Given = Said & {
  set?: BookingChanges;
  /** An additional condition on the row, for events that keep the state. */
  where?: (
    eb: ExpressionBuilder<Tables, 'bookings'>,
  ) => ExpressionWrapper<Tables, 'bookings', SqlBool> | RawBuilder<SqlBool>;
  /** The deadline for the answer to a request. */
  answerBy?: Date;
};

/**
 * Applies an event of the lifecycle in the caller's transaction. Updates the booking, its history,
 * the audit record, the mails and the webhook event. Carries out the effects on the payment, the
 * credits and the booking that this one replaces.
 *
 * Returns undefined and changes nothing if the booking no longer matches `row`. Throws if the event
 * cannot happen in the state of the booking. Without `set`, an event that keeps the state expects
 * that the transaction has locked or written the row.
 */
export function applyEvent<Name extends EventWithContent>(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  name: Name,
  given: Given & { content: EventContent<Name> },
): Promise<BookingRow | undefined>;
export function applyEvent(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  name: Exclude<EventName, EventWithContent>,
  given?: Given,
): Promise<BookingRow | undefined>;
export async function applyEvent(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  name: EventName,
  given: Given = {},
): Promise<BookingRow | undefined> {
  const event: LifecycleEvent = lifecycle[name];
  const begins = event.from.length === 0;
  if (!begins && !event.from.includes(row.status)) {
    throw new Error(`A ${row.status} booking has no event '${name}'.`);
  }
  if (event.then?.includes('take-payment')) await requirePayment(tx, context, row);
  const { to } = event;
  const changes = to !== undefined && !begins;
  const changed = changes
    ? await changeState(tx, context, row, name, to, given)
    : await keepState(tx, row, given);
  if (!changed) return undefined;
  const { wanted_by: wantedBy } = changed;
  const detail = changes ? (wantedBy ? { wantedBy } : undefined) : given.detail;
  await recordEvent(tx, context, row, changed, name, { ...given, detail });
  if (changes && row.mismatch && given.set?.mismatch === null) {
    // Only for the history, because the webhook event of the change is already written.
    await recordEvent(
      tx,
      { ...context, hasWebhook: false },
      changed,
      changed,
      'mismatch-ended',
      {},
    );
  }
  let latest = changed;
  for (const effect of event.then ?? []) latest = await effects[effect](tx, context, latest);
  return latest;
}

/**
 * Writes a new state. This ends a cancellation in progress, and the mismatch of a pending booking.
 */
function changeState(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  name: EventName,
  to: BookingStatus,
  { set = {}, answerBy }: Given,
): Promise<BookingRow | undefined> {
  const cause = causeOf(name);
  const next = {
    ...row,
    status: to,
    reference: typeof set.reference === 'string' ? set.reference : row.reference,
    answer_by: answerBy ?? row.answer_by,
  };
  return (
    tx
      .updateTable('bookings')
      .set({
        ...set,
        ...(cause !== 'desk' && { wanted_by: null }),
        ...(answerBy && { answer_by: answerBy }),
        status: to,
        cause: isVoid({ status: to }) ? cause : null,
        cancelling: false,
        ...(row.status === 'pending' && { mismatch: null }),
        attempts: 0,
        next_attempt_at: nextAttemptAt(next, context, name === 'check-out'),
        updated_at: context.now(),
      })
      .where(isBooking(row))
      .where('status', '=', row.status)
      .where('cancelling', '=', row.cancelling)
      // A decision from before the provider was asked is void if another process has asked it
      // since.
      .where('asked_at', row.asked_at === null ? 'is' : '=', row.asked_at)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Writes the changes of an event that keeps the state. */
async function keepState(
  tx: Transaction<Tables>,
  row: BookingRow,
  { set, where = () => sql<SqlBool>`true` }: Given,
): Promise<BookingRow | undefined> {
  if (set === undefined) return row;
  return tx
    .updateTable('bookings')
    .set(set)
    .where(isBooking(row))
    .where('status', '=', row.status)
    .where('cancelling', '=', row.cancelling)
    .where(where)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Throws a 409 if the event would confirm a booking whose payment on the site has not been taken
 * yet.
 */
async function requirePayment(
  tx: Transaction<Tables>,
  { payments }: EventContext,
  row: BookingRow,
): Promise<void> {
  const { hotel_id: hotelId, id: bookingId } = row;
  if (row.payment_id === null || (await payments.isCaptured(tx, { hotelId, bookingId }))) return;
  throw new ProblemError(409, 'The payment of the booking was not taken.', {
    members: { code: 'not-possible' },
  });
}

type FollowUp = (
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
) => Promise<BookingRow>;

/** The implementation of each effect, which gets the booking as the event has left it. */
const effects: Readonly<Record<Effect, FollowUp>> = {
  // The payment was already taken, otherwise the event would have been refused.
  'take-payment': (_tx, _context, row) => Promise.resolve(row),
  'end-payment': endPayment,
  'return-credits': async (tx, { credits }, row) => {
    const { id, hotel_id: hotelId, account_id: accountId, cancelled_fee: fee } = row;
    const booking = { id, hotelId, accountId };
    if (row.site_fee) await credits.payFee(tx, booking, row.site_fee);
    if (row.credits.length === 0) return row;
    const price = priceOf(row);
    const paid = fee ? parseMoney(fee) : { amount: 0n, currency: price.currency };
    await credits.release(tx, booking, shareFee(price, row.credits, paid));
    return row;
  },
  earn: (tx, context, row) => earn(tx, context, row, true),
  'earn-unreported': (tx, context, row) => earn(tx, context, row, false),
  'lose-earned': async (tx, { credits }, row) => {
    const { id, hotel_id: hotelId, account_id: accountId, earned } = row;
    if (earned === null) return row;
    await credits.revoke(tx, { id, hotelId, accountId }, earned);
    return setEarned(tx, row, null);
  },
  'cancel-earlier': async (tx, context, row) => {
    const earlier = await lockEarlier(tx, row);
    if (earlier && row.replaces_fee) await cancelEarlier(tx, context, earlier, row.replaces_fee);
    return row;
  },
  'free-earlier': async (tx, context, row) => {
    const earlier = await lockEarlier(tx, row);
    if (!earlier) return row;
    // The event is recorded while the row still names the failed change.
    await applyEvent(tx, context, earlier, 'change-ended');
    await tx
      .updateTable('bookings')
      .set({ replaced_by: null, updated_at: context.now() })
      .where(isBooking(earlier))
      .execute();
    return row;
  },
};

/**
 * Ends the payment of a booking. Money from the payment of an earlier booking returns to that
 * payment, and is refunded if the earlier booking was canceled in the meantime.
 */
async function endPayment(
  tx: Transaction<Tables>,
  { payments }: EventContext,
  row: BookingRow,
): Promise<BookingRow> {
  const { hotel_id: hotelId, id: bookingId } = row;
  if (row.payment_id === null) return row;
  const given = await payments.settle(tx, { hotelId, bookingId }, ownFee(row));
  if (!given) return row;
  const earlier = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id: hotelId, id: given.bookingId }))
    .executeTakeFirst();
  if (!earlier || !isVoid(earlier)) return row;
  const of = { hotelId, bookingId: given.bookingId };
  await payments.settle(tx, of, ownFee(earlier), given.amount);
  return row;
}

/**
 * Locks and returns the booking that this one replaces, if it is still valid and waits for the
 * result of the change.
 */
async function lockEarlier(
  tx: Transaction<Tables>,
  { hotel_id, id, replaces }: BookingRow,
): Promise<BookingRow | undefined> {
  if (replaces === null) return undefined;
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id, id: replaces }))
    .where('replaced_by', '=', id)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('cancelling', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Cancels the earlier booking at once if the provider has no reservation for it. Otherwise begins
 * the cancellation.
 */
async function cancelEarlier(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  acceptedFee: DecimalMoney,
): Promise<void> {
  if (isAtProvider(row)) {
    const due = { attempts: 0, next_attempt_at: context.database.now() };
    await beginCancellation(tx, context, row, { cause: 'changed', acceptedFee, due });
    return;
  }
  const terms = cancellationTerms(row, ratesOf(row), context.now());
  const fee = terms && isFeeAccepted(acceptedFee, terms.fee) ? terms.fee : acceptedFee;
  const set = { cancelled_fee: JSON.stringify(fee) };
  await applyEvent(tx, context, row, 'replaced-at-once', { set });
}

/**
 * Records in the caller's transaction that the cancellation of a reservation at the provider has
 * begun, and its maximum fee. `due` sets the time of the attempt. `payer` is the party that pays
 * the fee instead of the traveler. `wantedBy` is the party that wanted a cancellation by the desk.
 * Returns undefined if the booking is no longer in the state of `row`.
 */
export function beginCancellation(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  {
    cause,
    acceptedFee,
    due,
    payer = null,
    wantedBy = null,
    reason,
  }: {
    cause: 'traveller' | 'desk' | 'changed';
    acceptedFee: DecimalMoney;
    due: { attempts: number; next_attempt_at: RawBuilder<Date> };
    payer?: BookingRow['fee_payer'];
    wantedBy?: BookingRow['wanted_by'];
    reason?: string | undefined;
  },
): Promise<BookingRow | undefined> {
  const said = { ...(wantedBy && { wantedBy }), ...(payer && { feePayer: payer }) };
  return applyEvent(tx, context, row, `cancellation-asked-by-${cause}`, {
    set: {
      cancelling: true,
      accepted_fee: JSON.stringify(acceptedFee),
      cause,
      fee_payer: payer,
      wanted_by: wantedBy,
      ...due,
      updated_at: context.now(),
    },
    detail: wantedBy || payer ? said : undefined,
    reason,
  });
}

/** Pays the reward of a stay, after it was reported or its time has come without a report. */
async function earn(
  tx: Transaction<Tables>,
  { credits }: EventContext,
  row: BookingRow,
  isReported: boolean,
): Promise<BookingRow> {
  const { id, hotel_id: hotelId, account_id: accountId } = row;
  const reward = rewardOfBooking(row, credits.rewardOf);
  const earned = reward && (await credits.earn(tx, { id, hotelId, accountId }, reward, isReported));
  return earned ? setEarned(tx, row, earned) : row;
}

function setEarned(
  tx: Transaction<Tables>,
  row: BookingRow,
  earned: DecimalMoney | null,
): Promise<BookingRow> {
  return tx
    .updateTable('bookings')
    .set({ earned: earned && JSON.stringify(earned) })
    .where(isBooking(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}

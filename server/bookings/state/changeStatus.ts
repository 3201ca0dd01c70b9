import type { Transaction } from 'kysely';
import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import { shareFee } from '#contracts/site/credits.ts';
import type { Tables } from '../../database/tables.ts';
import { ProblemError } from '../../request/problemError.ts';
import { appendEvent } from './appendEvent.ts';
import { beginCancellation } from './beginCancellation.ts';
import type { BookingContext, BookingCredits } from './bookingContext.ts';
import { type BookingMail, cancelledMails } from './bookingMail.ts';
import { cancellationTerms, ownFee, priceOf, rewardOfBooking } from './bookingPrice.ts';
import { type BookingChanges, type BookingRow, isBooking } from './bookingRow.ts';
import { type ChangeCause, isAllowed, isVoid } from './bookingStates.ts';
import { isAtProvider, nextAttemptAt } from './nextAttemptAt.ts';

type ChangeContext = Pick<
  BookingContext,
  'actor' | 'database' | 'now' | 'hasDesk' | 'hasWebhook' | 'credits' | 'payments'
>;

/** A change of state: what it sets besides the status, and the mails it causes. */
type StatusChange = {
  to: BookingStatus;
  cause: ChangeCause;
  set?: BookingChanges;
  mails?: readonly BookingMail[];
  /** By when a request is answered. */
  answerBy?: Date;
  /** Why, as whoever made the change says. */
  reason?: string | undefined;
};

/**
 * Changes the state of a booking in the caller's transaction, with its history, mails, webhook
 * event and credits, and carries on the booking that it replaces: that one is cancelled when this
 * one is confirmed, and is free for another change when this one is declined or cancelled.
 * Undefined if the booking is no longer in the state of `row`: then nothing is changed. Throws if
 * the table of transitions forbids the change.
 */
export async function changeStatus(
  tx: Transaction<Tables>,
  context: ChangeContext,
  row: BookingRow,
  change: StatusChange,
): Promise<BookingRow | undefined> {
  const changed = await changeOne(tx, context, row, change);
  if (changed?.replaces) await settleReplaced(tx, context, changed, changed.replaces);
  return changed;
}

/**
 * What the end of a booking does to its payment. What it had of the payment of an earlier booking is
 * left for that one again, which has it paid back if it was cancelled meanwhile.
 */
async function settlePaid(
  tx: Transaction<Tables>,
  { payments }: ChangeContext,
  row: BookingRow,
): Promise<void> {
  const { hotel_id: hotelId, id: bookingId } = row;
  const given = await payments.settle(tx, { hotelId, bookingId }, ownFee(row));
  if (!given) return;
  const earlier = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id: hotelId, id: given.bookingId }))
    .executeTakeFirst();
  if (!earlier || !isVoid(earlier)) return;
  const of = { hotelId, bookingId: given.bookingId };
  await payments.settle(tx, of, ownFee(earlier), given.amount);
}

/**
 * The change of one booking. It ends the mismatch of a pending one; a mismatch that `set` ends has
 * a row of its own.
 */
async function changeOne(
  tx: Transaction<Tables>,
  context: ChangeContext,
  row: BookingRow,
  { to, cause, set = {}, mails = [], answerBy, reason }: StatusChange,
): Promise<BookingRow | undefined> {
  if (!isAllowed(row.status, to, cause)) {
    throw new Error(`A ${row.status} booking cannot become ${to} by '${cause}'.`);
  }
  const paid = row.payment_id === null ? undefined : { hotelId: row.hotel_id, bookingId: row.id };
  if (paid && to === 'confirmed' && !(await context.payments.isCaptured(tx, paid))) {
    throw new ProblemError(409, 'The payment of the booking was not taken.', {
      members: { code: 'not-possible' },
    });
  }
  const now = context.now();
  const next = {
    ...row,
    status: to,
    reference: set.reference ?? row.reference,
    answer_by: answerBy ?? row.answer_by,
  };
  const changed = await tx
    .updateTable('bookings')
    .set({
      ...set,
      ...(cause !== 'desk' && { wanted_by: null }),
      ...(answerBy && { answer_by: answerBy }),
      status: to,
      cause: to === 'declined' || to === 'cancelled' ? cause : null,
      cancelling: false,
      ...(row.status === 'pending' && { mismatch: null }),
      attempts: 0,
      next_attempt_at: nextAttemptAt(next, context, cause),
      updated_at: now,
    })
    .where(isBooking(row))
    .where('status', '=', row.status)
    .where('cancelling', '=', row.cancelling)
    // What was decided before the provider was asked is void once another process has asked it.
    .where('asked_at', row.asked_at === null ? 'is' : '=', row.asked_at)
    .returningAll()
    .executeTakeFirst();
  if (!changed) return undefined;
  const { wanted_by: wantedBy } = changed;
  await appendEvent(
    tx,
    context,
    changed,
    cause,
    mails,
    wantedBy ? { wantedBy } : undefined,
    reason,
  );
  if (row.mismatch && set.mismatch === null) {
    // For the history alone: the webhook event of the change has been written.
    await appendEvent(tx, { ...context, hasWebhook: false }, changed, 'mismatch-ended');
  }
  if (paid && isVoid(changed)) await settlePaid(tx, context, changed);
  return settleCredits(tx, context.credits, changed, cause);
}

async function settleReplaced(
  tx: Transaction<Tables>,
  context: ChangeContext,
  { hotel_id, id, status, replaces_fee: acceptedFee }: BookingRow,
  replacedId: string,
): Promise<void> {
  const ends = isVoid({ status });
  if (status !== 'confirmed' && !ends) return;
  const replaced = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id, id: replacedId }))
    .where('replaced_by', '=', id)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('cancelling', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!replaced) return;
  if (ends) {
    await tx
      .updateTable('bookings')
      .set({ replaced_by: null, updated_at: context.now() })
      .where(isBooking(replaced))
      .execute();
    await appendEvent(tx, context, replaced, 'change-ended');
  } else if (acceptedFee) {
    await startCancellingReplaced(tx, context, replaced, acceptedFee);
  }
}

/** What is not at the provider is cancelled at once, otherwise the cancellation begins. */
async function startCancellingReplaced(
  tx: Transaction<Tables>,
  context: ChangeContext,
  row: BookingRow,
  acceptedFee: DecimalMoney,
): Promise<void> {
  if (isAtProvider(row)) {
    const due = { attempts: 0, next_attempt_at: context.database.now() };
    await beginCancellation(tx, context, row, { cause: 'changed', acceptedFee, due });
    return;
  }
  const terms = row.rate && cancellationTerms(row, row.rate, context.now());
  const fee = terms && isFeeAccepted(acceptedFee, terms.fee) ? terms.fee : acceptedFee;
  await changeOne(tx, context, row, {
    to: 'cancelled',
    cause: 'changed',
    set: { cancelled_fee: JSON.stringify(fee) },
    mails: cancelledMails(context, row, { cause: 'changed' }),
  });
}

/**
 * What a new state does to the credits of a booking, and returns the booking after that. A declined
 * or cancelled one returns them, but for what a fee keeps; a fee that the site pays is owed to the
 * hotel. A stay earns OneKeyCash for its account once it is reported, or without a report when its
 * time has come; one that did not take place loses what it has earned.
 */
async function settleCredits(
  tx: Transaction<Tables>,
  { release, payFee, earn, revoke, rewardOf }: BookingCredits,
  row: BookingRow,
  cause: ChangeCause,
): Promise<BookingRow> {
  const { id, hotel_id: hotelId, account_id: accountId, credits, cancelled_fee: fee } = row;
  const booking = { id, hotelId, accountId };
  switch (row.status) {
    case 'declined':
    case 'cancelled': {
      if (row.site_fee) await payFee(tx, booking, row.site_fee);
      if (credits.length === 0) return row;
      const price = priceOf(row);
      const paid = fee ? parseMoney(fee) : { amount: 0n, currency: price.currency };
      await release(tx, booking, shareFee(price, credits, paid));
      return row;
    }
    case 'stayed': {
      const reward = cause === 'check-out' ? undefined : rewardOfBooking(row, rewardOf);
      const earned = reward && (await earn(tx, booking, reward, cause !== 'unreported'));
      return earned ? setEarned(tx, row, earned) : row;
    }
    case 'no-show':
      if (row.earned === null) return row;
      await revoke(tx, booking, row.earned);
      return setEarned(tx, row, null);
    default:
      return row;
  }
}

function setEarned(
  tx: Transaction<Tables>,
  { hotel_id, id }: BookingRow,
  earned: DecimalMoney | null,
): Promise<BookingRow> {
  return tx
    .updateTable('bookings')
    .set({ earned: earned && JSON.stringify(earned) })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

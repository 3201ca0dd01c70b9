import type { RawBuilder, Transaction } from 'kysely';
import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import { cancelledMails } from '../mails/bookingMail.ts';
import { appendEvent } from './appendEvent.ts';
import { applyChange, type StatusChange } from './applyChange.ts';
import type { BookingContext } from './bookingContext.ts';
import { cancellationTerms } from './bookingPrice.ts';
import { type BookingRow, isBooking } from './bookingRow.ts';
import { isVoid } from './bookingStates.ts';
import { isAtProvider } from './nextVisit.ts';

type ChangeContext = Pick<
  BookingContext,
  'actor' | 'database' | 'now' | 'hasDesk' | 'hasWebhook' | 'credits'
>;

/**
 * Changes the state of a booking in the caller's transaction, with its history, mails, webhook event and
 * credits, and carries on the booking that it replaces: that one is cancelled when this one is confirmed, and
 * is free for another change when this one is declined or cancelled.
 * Undefined if the booking is no longer in the state of `row`: then nothing is changed. Throws if the table
 * of transitions forbids the change.
 */
export async function changeStatus(
  tx: Transaction<Tables>,
  context: ChangeContext,
  row: BookingRow,
  change: StatusChange,
): Promise<BookingRow | undefined> {
  const changed = await applyChange(tx, context, row, change);
  if (changed?.replaces) await settleReplaced(tx, context, changed, changed.replaces);
  return changed;
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
    await cancelReplaced(tx, context, replaced, acceptedFee);
  }
}

/** What is not at the provider is cancelled at once, otherwise the cancellation begins. */
async function cancelReplaced(
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
  await applyChange(tx, context, row, {
    to: 'cancelled',
    cause: 'changed',
    set: { cancelled_fee: JSON.stringify(fee) },
    mails: cancelledMails(context, row, 'changed'),
  });
}

/**
 * Records in the caller's transaction that the cancellation of a provider's reservation has begun, and at
 * which fee at most. `due` says when an attempt is made, `payer` who pays the fee instead of the traveller. Undefined if the booking is no longer in the state of
 * `row`.
 */
export async function beginCancellation(
  tx: Transaction<Tables>,
  context: Pick<BookingContext, 'actor' | 'database' | 'now' | 'hasWebhook'>,
  row: BookingRow,
  {
    cause,
    acceptedFee,
    due,
    payer = null,
    reason,
  }: {
    cause: 'traveller' | 'desk' | 'changed';
    acceptedFee: DecimalMoney;
    due: { attempts: number; next_attempt_at: RawBuilder<Date> };
    payer?: BookingRow['fee_payer'];
    reason?: string | undefined;
  },
): Promise<BookingRow | undefined> {
  const started = await tx
    .updateTable('bookings')
    .set({
      cancelling: true,
      accepted_fee: JSON.stringify(acceptedFee),
      cause,
      fee_payer: payer,
      ...due,
      updated_at: context.now(),
    })
    .where(isBooking(row))
    .where('status', '=', row.status)
    .where('cancelling', '=', false)
    .returningAll()
    .executeTakeFirst();
  if (started) {
    const detail = payer ? { feePayer: payer } : undefined;
    const event = `cancellation-asked-by-${cause}`;
    await appendEvent(tx, context, started, event, [], detail, reason);
  }
  return started;
}

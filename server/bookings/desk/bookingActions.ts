import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Traveler } from '#contracts/site/bookingRequest.ts';
import type { CancellationParty } from '#contracts/site/bookings.ts';
import { recordAction } from '../../record/recordAction.ts';
import { fieldError } from '#contracts/site/fieldError.ts';
import { isPermitted } from '#contracts/site/desk/permissions.ts';
import { deskProblem } from '../../desk/deskProblems.ts';
import { dueIn } from '../../database/openDatabase.ts';
import { ProblemError } from '../../request/problemError.ts';
import { invalidFields } from '../../request/validate.ts';
import { isStillTrue, mailsToSend } from '../mails/bookingMails.ts';
import { bookingMailSchema } from '../state/bookingMail.ts';
import { bookingMailPayloadSchema } from '../mails/createBookingMailSender.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';
import { eraseBooking } from '../steps/erasePersonalData.ts';
import { recordCancelledAt, recordStands } from '../steps/recordCancellation.ts';
import { startCancellation } from '../steps/startCancellation.ts';
import { emailHash } from '../bookingLinks.ts';
import type { ForgetGuests } from '../state/bookingContext.ts';
import { type BookingChange, deskBookingProblem, retryPauseSeconds } from './changeBooking.ts';
import { decideRequest } from './decideRequest.ts';
import { deliveryStatus } from './readTimeline.ts';

/**
 * Cancels a booking at the fee of the terms, which somebody other than the traveler may pay.
 * Returns undefined if it cannot be canceled. Throws a 409 if the fee is more than was accepted, or
 * if the traveler would have to pay although the hotel or the site wanted the cancellation.
 */
export async function cancelByDesk(
  { context, row, refusal }: BookingChange,
  {
    wantedBy,
    payer = null,
    acceptedFee,
    reason,
  }: {
    wantedBy: CancellationParty;
    payer?: BookingRow['fee_payer'];
    acceptedFee?: DecimalMoney | undefined;
    reason?: string | undefined;
  },
): Promise<BookingRow | undefined> {
  const start = await startCancellation(context, row, {
    by: 'desk',
    wantedBy,
    payer,
    acceptedFee,
    askedFee: refusal?.fee ?? undefined,
    reason,
  });
  if (start.kind === 'fee-changed') {
    const fee = `${start.fee.amount} ${start.fee.currency}`;
    throw payer === null && wantedBy !== 'traveller'
      ? deskBookingProblem('fee-due', `A fee of ${fee} must be waived first.`)
      : deskBookingProblem('fee-changed', `The fee is now ${fee}.`);
  }
  return start.kind === 'cancelled' || start.kind === 'cancelling' ? start.row : undefined;
}

/**
 * Ends a pending booking that waits for the provider, after the desk has asked the provider for the
 * outcome.
 */
export async function settleStuck(
  change: BookingChange,
  {
    as,
    reference,
    reason,
    asked,
  }: {
    as: 'confirmed' | 'declined';
    reference?: string | undefined;
    reason?: string | undefined;
    asked?: string | undefined;
  },
): Promise<BookingRow | undefined> {
  const { tx, context, row } = change;
  const action = as === 'confirmed' ? 'confirm' : 'decline';
  if (asked !== undefined) await insertNote(change, { id: randomUUID(), text: asked });
  return decideRequest(tx, context, row, { action, reference, reason, settlesStuck: true });
}

/**
 * Ends a cancellation that waits for the provider, after the desk has asked the provider for the
 * outcome. Either the booking remains, or it is canceled at the accepted fee. Staff who may waive
 * fees can also set a lower fee.
 */
export async function settleCancellation(
  change: BookingChange,
  {
    as,
    fee,
    reason = '',
    asked,
  }: {
    as: 'cancelled' | 'stands';
    fee?: DecimalMoney | undefined;
    reason?: string | undefined;
    asked?: string | undefined;
  },
): Promise<BookingRow | undefined> {
  const { tx, context, row } = change;
  const accepted = row.accepted_fee;
  if (accepted === null) return undefined;
  if (fee && !isFeeAccepted(accepted, fee)) {
    const detail = `The fee is higher than the accepted fee of ${accepted.amount} ${accepted.currency}.`;
    throw deskBookingProblem('fee-not-accepted', detail);
  }
  const { kind, role } = context.actor;
  const isLess = as === 'cancelled' && fee !== undefined && !isFeeAccepted(fee, accepted);
  if (isLess && kind === 'staff' && !(role && isPermitted(role, 'bookings.waive-fee'))) {
    throw deskProblem('not-permitted');
  }
  if (asked !== undefined) await insertNote(change, { id: randomUUID(), text: asked });
  return as === 'stands'
    ? recordStands(tx, context, row, reason)
    : recordCancelledAt(tx, context, row, fee ?? accepted, reason);
}

/**
 * Records that a stay took place, or that nobody arrived. The traveler gets a mail about a no-show.
 * Returns undefined if the booking has changed in the meantime.
 */
export function reportStay(
  { tx, context, row }: BookingChange,
  to: 'stayed' | 'no-show',
  reason?: string,
): Promise<BookingRow | undefined> {
  const event = to === 'stayed' ? 'desk-reports-stay' : 'desk-reports-no-show';
  return applyEvent(tx, context, row, event, { set: { mismatch: null }, reason });
}

/**
 * Sends a mail again if it is still correct, or retries a mail that was given up. Returns undefined
 * if neither is possible.
 */
export async function sendMailAgain(
  { tx, context, row }: BookingChange,
  { template, message: id }: { template?: string | undefined; message?: string | undefined },
): Promise<BookingRow | undefined> {
  if (template !== undefined) {
    const { success, output: sends } = v.safeParse(bookingMailSchema, { template });
    if (!success) {
      throw new ProblemError(422, 'There is no such mail.', {
        members: { errors: [{ field: 'template', message: 'must be a mail of the booking' }] },
      });
    }
    if (!mailsToSend(row).includes(template)) return undefined;
    return applyEvent(tx, context, row, 'mail-sent-again', { sends, detail: { mail: template } });
  }
  const message = await tx
    .selectFrom('outbox')
    .selectAll()
    .where('owner', '=', row.hotel_id)
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  const payload = v.safeParse(bookingMailPayloadSchema, message?.payload);
  if (!message || deliveryStatus(message) !== 'failed' || !payload.success) return undefined;
  const { bookingId, mail } = payload.output;
  if (bookingId !== row.id || !isStillTrue(mail.template, row.status)) return undefined;
  await tx
    .updateTable('outbox')
    .set({
      attempts: 0,
      next_attempt_at: context.database.now(),
      failed_at: null,
      last_error: null,
    })
    .where('owner', '=', message.owner)
    .where('id', '=', message.id)
    .execute();
  return applyEvent(tx, context, row, 'mail-sent-again', { detail: { mail: mail.template } });
}

/**
 * Corrects the mail address and phone number of the traveler. A guest who had no address gets mails
 * from then on.
 *
 * An account with the new address does not get the booking automatically: only an address that the
 * traveler entered proves the owner. Returns undefined if the personal data is erased. Throws a 422
 * if the desk's own address is entered for a guest without an address.
 */
export async function correctContact(
  { tx, context, row }: BookingChange,
  {
    email,
    phone,
    reason,
  }: { email?: string | undefined; phone?: string | undefined; reason?: string | undefined },
): Promise<BookingRow | undefined> {
  const { traveller } = row;
  if (!traveller) return undefined;
  // The desk's address stands for a guest without an address.
  const givesNone = !row.mails_guest && email !== undefined && isOfDesk(email, traveller.email);
  if (givesNone) throw invalidFields([fieldError('email', 'unchanged')]);
  const corrected = {
    ...traveller,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  };
  const fields = (['email', 'phone'] as const).filter(
    (field) => corrected[field] !== traveller[field],
  );
  if (fields.length === 0) return row;
  // `updated_at` stays the same: the response to a cancellation in progress counts only if the row
  // still has the time at which the cancellation began.
  return applyEvent(tx, context, row, 'contact-corrected', {
    set: {
      traveller: JSON.stringify(corrected),
      ...(fields.includes('email') && {
        email_hash: emailHash(corrected.email),
        mails_guest: true,
        email_corrected_at: context.now(),
      }),
    },
    detail: { fields },
    reason,
  });
}

function isOfDesk(email: string, desk: string): boolean {
  return emailHash(email) === emailHash(desk);
}

/**
 * Corrects the names of the guests. The provider has no call that changes a reservation. If the
 * hotel knows the booking, the desk must tell it the name, and the booking waits until the desk has
 * recorded that. Returns undefined if the personal data is erased. Throws a 422 if the number of
 * guests differs.
 */
export async function correctName(
  { tx, context, row }: BookingChange,
  { guests, reason }: { guests: Traveler['guests']; reason?: string | undefined },
): Promise<BookingRow | undefined> {
  const { traveller } = row;
  if (!traveller) return undefined;
  if (guests.length !== traveller.guests.length) {
    throw new ProblemError(422, 'The booking has a different number of guests.', {
      members: { errors: [{ field: 'guests', message: 'must be the guests of the booking' }] },
    });
  }
  const isSame = guests.every(({ firstName, lastName }, at) => {
    const before = traveller.guests[at];
    return before?.firstName === firstName && before.lastName === lastName;
  });
  if (isSame) return row;
  const known = row.status === 'confirmed' || row.status === 'requested';
  return applyEvent(tx, context, row, 'name-corrected', {
    set: {
      traveller: JSON.stringify({ ...traveller, guests }),
      ...(known && { name_untold_at: context.now() }),
    },
    reason,
  });
}

/** Records that the hotel knows the corrected name. */
export function tellHotel({ tx, context, row }: BookingChange): Promise<BookingRow | undefined> {
  return applyEvent(tx, context, row, 'hotel-told', { set: { name_untold_at: null } });
}

/** Withdraws a booking that waits for its guest to pay. The guest gets a mail. */
export function withdrawUnpaid(
  { tx, context, row }: BookingChange,
  { reason }: { reason?: string | undefined },
): Promise<BookingRow | undefined> {
  return applyEvent(tx, context, row, 'desk-withdraws', { reason });
}

/** Erases the personal data of a booking, including its notes. */
export async function eraseByDesk(
  { tx, context, row }: Pick<BookingChange, 'tx' | 'context' | 'row'>,
  forgetGuests: ForgetGuests,
  reason?: string,
): Promise<BookingRow | undefined> {
  const erased = await eraseBooking(tx, context, row, forgetGuests);
  return applyEvent(tx, context, erased, 'erased', { reason });
}

/** Closes the refusal of a cancellation. The booking remains and no longer waits for the desk. */
export function closeRefusal(
  { tx, context, row }: BookingChange,
  { reason }: { reason?: string | undefined },
): Promise<BookingRow | undefined> {
  return applyEvent(tx, context, row, 'cancellation-refusal-closed', { reason });
}

/** Adds a note of the desk. A note with the same id is not added again. */
export async function addNote(
  change: BookingChange,
  { id, text }: { id: string; text: string },
): Promise<BookingRow> {
  const { tx, context, row } = change;
  if (await insertNote(change, { id, text })) {
    const subject = { kind: 'booking', id: row.id };
    await recordAction(tx, context.actor, { action: 'bookings.note', subject });
  }
  return row;
}

/**
 * Stores a note, or with `mailed` a text to the guest. Returns false if a note with this id exists.
 */
export async function insertNote(
  { tx, context: { actor, now }, row }: BookingChange,
  { id, text, mailed = false }: { id: string; text: string; mailed?: boolean },
): Promise<boolean> {
  const added = await tx
    .insertInto('booking_notes')
    .values({
      hotel_id: row.hotel_id,
      booking_id: row.id,
      id,
      at: now(),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_role: actor.role ?? null,
      text,
      mailed,
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'booking_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Makes the worker ask the provider now. Throws a 429 if the desk did so a moment ago. */
export async function retryNow({ tx, context, row }: BookingChange): Promise<BookingRow> {
  const { database, actor } = context;
  const retried = await tx
    .updateTable('bookings')
    .set({ next_attempt_at: database.now(), retried_at: database.now() })
    .where(isBooking(row))
    .where((eb) =>
      eb.or([
        eb('retried_at', 'is', null),
        eb('retried_at', '<=', dueIn(database, -retryPauseSeconds * 1_000)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!retried) throw deskBookingProblem('too-soon', 'The provider was asked a moment ago.');
  const subject = { kind: 'booking', id: row.id };
  await recordAction(tx, actor, { action: 'bookings.retry', subject });
  return retried;
}

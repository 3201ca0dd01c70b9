import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { retryPause } from '../../outbox/retryPause.ts';
import { createDeskLink } from '../desk/deskLinks.ts';
import type { BookingMail } from '../mails/bookingMail.ts';
import { isSamePrice } from '../provider/isSamePrice.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';
import type { AttemptOutcome } from './attemptOutcome.ts';

/**
 * Records what became of an attempt, with its mails. An unknown outcome sets the time of the next
 * attempt. `late`: the traveller was told that the booking is pending, and gets the mail that says what
 * became of it. Does nothing if another process has ended the booking.
 */
export async function recordOutcome(
  context: BookingContext,
  row: BookingRow,
  outcome: AttemptOutcome,
  late: boolean,
): Promise<void> {
  if (outcome.kind === 'unknown') {
    await postpone(context, row, outcome);
    return;
  }
  await context.database.transaction((tx) => record(tx, context, row, outcome, late));
}

async function record(
  tx: Transaction<Tables>,
  context: BookingContext,
  row: BookingRow,
  outcome: Exclude<AttemptOutcome, { kind: 'unknown' }>,
  late: boolean,
): Promise<void> {
  switch (outcome.kind) {
    case 'confirmed': {
      const { reference, price } = outcome.reservation;
      if (!isSamePrice(row.price, price)) {
        context.log.error({ booking: row.id }, 'the provider reserved at another price');
      }
      const mails = [{ template: late ? 'resolved' : 'confirmed' } as const];
      await changeStatus(tx, context, row, {
        to: 'confirmed',
        cause: 'provider',
        set: { reference },
        mails,
      });
      break;
    }
    case 'requested': {
      const nonce = randomBytes(16).toString('base64url');
      const mails: BookingMail[] = [{ template: 'requested' }];
      if (context.hasDesk) mails.push({ template: 'desk-request', nonce });
      const { rate, hotel } = outcome;
      const changed = await changeStatus(tx, context, row, {
        to: 'requested',
        cause: 'on-request',
        set: { rate: JSON.stringify(rate), hotel: JSON.stringify(hotel) },
        mails,
      });
      if (changed && context.hasDesk) await createDeskLink(tx, context, changed, nonce);
      break;
    }
    case 'declined': {
      const { cause, movedRate, hotel } = outcome;
      await changeStatus(tx, context, row, {
        to: 'declined',
        cause,
        set: {
          ...(movedRate && { moved_rate: JSON.stringify(movedRate) }),
          ...(hotel && { hotel: JSON.stringify(hotel) }),
        },
        mails: late ? [{ template: 'resolved' }] : [],
      });
      break;
    }
  }
}

/** Sets the time of the next attempt at what the provider has not answered. */
export async function postpone(
  context: BookingContext,
  row: BookingRow,
  { reason, retryAfter }: { reason: string; retryAfter?: number },
): Promise<void> {
  const { now, log, database } = context;
  const attempts = Math.max(row.attempts, 1);
  log.warn({ booking: row.id, status: row.status, attempts, reason }, 'outcome unknown');
  await database.db
    .updateTable('bookings')
    .set({ next_attempt_at: new Date(now().getTime() + retryPause(attempts, retryAfter)) })
    .where('hotel_id', '=', row.hotel_id)
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('cancelling', '=', row.cancelling)
    .where('attempts', '=', row.attempts)
    .execute();
}

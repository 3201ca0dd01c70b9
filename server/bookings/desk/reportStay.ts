import type { BookingMail } from '../mails/bookingMail.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { isAllowed } from '../state/bookingStates.ts';
import { changeStatus } from '../state/changeStatus.ts';

/** What the commands need: not the provider, which only the site calls. */
export type CommandContext = Pick<
  BookingContext,
  'actor' | 'database' | 'links' | 'credits' | 'hasDesk' | 'hasWebhook' | 'now'
>;

/** The options after the command, as they were typed. */
export type CommandOptions = {
  status?: string | undefined;
  limit?: string | undefined;
  mismatch?: boolean | undefined;
  reference?: string | undefined;
  email?: string | undefined;
  as?: string | undefined;
  reason?: string | undefined;
};

/**
 * Records what the desk knows of a stay: that it took place, from the day of check-out on, or that nobody
 * arrived, from the day of check-in on. Throws an error for the operator if that cannot be.
 */
export async function reportStay(
  context: CommandContext,
  row: BookingRow,
  to: 'stayed' | 'no-show',
  reason?: string,
): Promise<BookingRow> {
  if (row.cancelling || !isAllowed(row.status, to, 'desk')) {
    const state = row.cancelling ? 'being cancelled' : row.status;
    throw new Error(`Booking ${row.id} is ${state} and cannot become ${to}.`);
  }
  const day = to === 'stayed' ? row.check_out : row.check_in;
  if (context.now().toISOString().slice(0, 10) < day) {
    throw new Error(`Booking ${row.id} cannot become ${to} before ${day}.`);
  }
  const mails: BookingMail[] = to === 'no-show' ? [{ template: 'no-show' }] : [];
  const changed = await context.database.transaction((tx) =>
    changeStatus(tx, context, row, { to, cause: 'desk', set: { mismatch: null }, mails, reason }),
  );
  if (!changed) throw new Error(`Booking ${row.id} has just changed. Show it, and try again.`);
  return changed;
}

import { bookingStatuses } from '#contracts/site/bookings.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { formatAmount } from '../mails/bookingFormats.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { settleMismatch } from '../state/recordMismatch.ts';
import { startCancellation } from '../steps/startCancellation.ts';
import { findBooking } from './changeBooking.ts';
import { decideRequest, type DeskDecision } from './deskLinks.ts';
import { type CommandContext, type CommandOptions, reportStay } from './reportStay.ts';
import { exportBookings, listBookings, showBooking } from './showBookings.ts';

const usage = `npm run bookings -- COMMAND

  list [--status STATUS] [--limit N]   the newest bookings, a line each; 50 by default
  list --email ADDRESS                 those of a mail address
  list --mismatch                      those about which the provider reports something else
  show ID                              one booking with its history and its link
  confirm ID [--reference TEXT]        confirms a request, or a pending booking that waits for the desk
  decline ID                           declines a request, or a pending booking that waits for the desk
  settle ID                            ends a mismatch: the booking stays as the site has it
  settle ID --as confirmed --reference TEXT [--reason TEXT]
  settle ID --as declined --reason TEXT
                                       ends a pending booking of which the provider has not told the outcome for
                                       ten minutes, as you have found out there
  cancel ID                            cancels a request or a confirmed booking
  stayed ID                            reports that the guests stayed: the stay earns at once
  no-show ID                           reports that nobody arrived: the stay earns nothing
  export [--email ADDRESS]             all bookings, or those of a mail address, a line of JSON each

ID is a booking's id or its number. STATUS is one of ${bookingStatuses.join(', ')}. A pending booking waits for the desk when the provider
reports something else, or when its day of check-in has passed.`;

/** Runs a command and writes its result line by line. Throws an error for the operator if it cannot. */
export async function bookingCommands(
  context: CommandContext,
  command: string,
  [id = '']: readonly string[],
  options: CommandOptions,
  say: (line: string) => void,
): Promise<void> {
  switch (command) {
    case 'list':
      return listBookings(context, options, say);
    case 'export':
      return exportBookings(context, options, say);
    case 'show':
      return showBooking(context, await findBooking(context, id), say);
    case 'confirm':
    case 'decline': {
      const row = await findBooking(context, id);
      const { reference, reason } = options;
      say(await decide(context, row, { action: command, reference, reason }));
      return;
    }
    case 'settle': {
      const row = await findBooking(context, id);
      if (options.as !== undefined) {
        say(await decide(context, row, settlementOf(options)));
        return;
      }
      const settled = await context.database.transaction((tx) =>
        settleMismatch(tx, context, row, options.reason),
      );
      if (!settled) {
        throw new Error(`Booking ${id} is ${row.status} and has no mismatch that can be settled.`);
      }
      say(`The mismatch of booking ${id} is settled: it is ${settled.status}.`);
      return;
    }
    case 'stayed':
    case 'no-show': {
      const { status } = await reportStay(context, await findBooking(context, id), command);
      say(`Booking ${id} is ${status}.`);
      return;
    }
    case 'cancel':
      say(await cancel(context, await findBooking(context, id)));
      return;
    default:
      throw new Error(usage);
  }
}

/** How a stuck booking ends, as it was typed. Throws an error for the operator if that is not complete. */
function settlementOf({ as, reference, reason }: CommandOptions): DeskDecision {
  if (as === 'confirmed' && reference) {
    return { action: 'confirm', reference, reason, settlesStuck: true };
  }
  if (as === 'declined' && reason) return { action: 'decline', reason, settlesStuck: true };
  throw new Error('--as is confirmed, with --reference, or declined, with --reason.');
}

/** Decides on a booking that waits for the desk, and says what follows. */
async function decide(
  context: CommandContext,
  row: BookingRow,
  decision: DeskDecision,
): Promise<string> {
  const decided = await context.database
    .transaction((tx) => decideRequest(tx, context, row, decision))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new Error('Another booking has this reference. Name the right one with --reference.');
    });
  if (!decided) {
    throw new Error(`Booking ${row.id} is ${row.status}: it does not wait for the desk.`);
  }
  return decidedText(row, decided);
}

/** For a booking that the provider may hold, what the desk has to do there. */
function decidedText({ id, status, mismatch }: BookingRow, decided: BookingRow): string {
  const text = `Booking ${id} is ${decided.status}. The site mails the traveller.`;
  if (status !== 'pending') return text;
  if (decided.status === 'confirmed') {
    return `${text} Its reference at the provider is ${decided.reference ?? 'not known'}.`;
  }
  const held = mismatch?.reference ? `the reservation ${mismatch.reference}` : 'a reservation';
  return `${text} Make sure that the provider does not hold ${held} for it.`;
}

/** The provider is called by the worker of the site, which also knows it when the site's own one is used. */
async function cancel(context: CommandContext, row: BookingRow): Promise<string> {
  const start = await startCancellation(context, row, { by: 'desk' });
  switch (start.kind) {
    case 'cancelled': {
      const { cancelled_fee: fee } = start.row;
      return `Booking ${row.id} is cancelled${fee ? `, for ${formatAmount(serverI18n(defaultLanguage), fee)}` : ''}.`;
    }
    case 'cancelling':
    case 'running':
      return `The cancellation of booking ${row.id} has begun: the worker of the site asks the provider.`;
    default:
      throw new Error(`Booking ${row.id} is ${row.status} and cannot be cancelled.`);
  }
}

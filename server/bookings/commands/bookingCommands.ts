import { bookingStatuses } from '#contracts/site/bookings.ts';
import { decideRequest } from '../desk/decideRequest.ts';
import { formatAmount } from '../mails/bookingFormats.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { readBooking } from '../state/readBooking.ts';
import { startCancellation } from '../steps/startCancellation.ts';
import type { CommandContext, CommandOptions } from './commandContext.ts';
import { exportBookings, listBookings } from './listBookings.ts';
import { showBooking } from './showBooking.ts';

const usage = `npm run reservations -- COMMAND

  list [--status STATUS] [--limit N]   the newest bookings, a line each; 50 by default
  show ID                              one booking with its history and its link
  confirm ID [--reference TEXT]        confirms a request
  decline ID                           declines a request
  cancel ID                            cancels a request or a confirmed booking
  export [--email ADDRESS]             all bookings, or those of a mail address, a line of JSON each

STATUS is one of ${bookingStatuses.join(', ')}.`;

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
      return showBooking(context, await find(context, id), say);
    case 'confirm':
    case 'decline': {
      const row = await find(context, id);
      const { reference = '' } = options;
      const decided = await context.database.transaction((tx) =>
        decideRequest(tx, context, row, { action: command, reference }),
      );
      if (!decided)
        throw new Error(`Booking ${id} is ${row.status}: only a request can be decided.`);
      say(`Booking ${id} is ${decided.status}. The site mails the traveller.`);
      return;
    }
    case 'cancel':
      say(await cancel(context, await find(context, id)));
      return;
    default:
      throw new Error(usage);
  }
}

async function find(context: CommandContext, id: string): Promise<BookingRow> {
  const row = await readBooking(context, id);
  if (!row) throw new Error(`There is no booking '${id}'.`);
  return row;
}

/** The provider is called by the worker of the site, which also knows it when the site's own one is used. */
async function cancel(context: CommandContext, row: BookingRow): Promise<string> {
  const start = await startCancellation(context, row, { by: 'desk' });
  switch (start.kind) {
    case 'cancelled': {
      const { cancelled_fee: fee } = start.row;
      return `Booking ${row.id} is cancelled${fee ? `, for ${formatAmount(fee)}` : ''}.`;
    }
    case 'cancelling':
    case 'running':
      return `The cancellation of booking ${row.id} has begun: the worker of the site asks the provider.`;
    default:
      throw new Error(`Booking ${row.id} is ${row.status} and cannot be cancelled.`);
  }
}

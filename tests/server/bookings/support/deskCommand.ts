import { worker } from '#server/audit/actor.ts';
import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import { bookingCommands } from '#server/bookings/desk/bookingCommands.ts';
import type { CommandOptions } from '#server/bookings/desk/reportStay.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import { withClock } from '../../../support/withClock.ts';
import { testSecret } from './bookingRequest.ts';

/**
 * Runs a command of the desk at the time of a test, and resolves to the text it writes, a line each.
 * `id` is empty for the commands that are not about one booking. Rejects as the command does.
 */
export async function deskCommand(
  database: Database,
  now: () => Date,
  command: string,
  id = '',
  options: CommandOptions = {},
): Promise<string> {
  const rewards = { enabled: true, welcomeMinimum: 100, delayDays: 30, monthlyLimits: [] };
  const context = {
    database: withClock(database, now),
    credits: createBookingCredits({ database, ...rewards, now }),
    links: createBookingLinks(testSecret, () => 'https://www.hotels.example'),
    ...{ actor: worker, hasDesk: false, hasWebhook: false, now },
  };
  const lines: string[] = [];
  await bookingCommands(context, command, [id], options, (line) => lines.push(line));
  return lines.map((line) => `${line}\n`).join('');
}

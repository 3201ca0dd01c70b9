import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import { bookingCommands } from '#server/bookings/desk/bookingCommands.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import { testSecret } from './bookingRequest.ts';

/** Runs a command of the desk about a booking at the time of a test. */
export async function deskCommand(
  database: Database,
  now: () => Date,
  command: string,
  id: string,
  options: { reference?: string } = {},
): Promise<void> {
  const rewards = { enabled: true, welcomeMinimum: 100, delayDays: 30, monthlyLimits: [] };
  const context = {
    database,
    credits: createBookingCredits({ database, ...rewards, now }),
    links: createBookingLinks(testSecret, () => ''),
    ...{ hasDesk: false, hasWebhook: false, now },
  };
  await bookingCommands(context, command, [id], options, () => {});
}

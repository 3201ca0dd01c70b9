import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { createBookingCredits } from '../rewards/createBookingCredits.ts';
import { createBookingLinks } from './bookingLinks.ts';
import { bookingCommands } from './desk/bookingCommands.ts';

// `npm run bookings -- COMMAND`: what the operator's desk does with bookings.
operatorCommand(
  process.env,
  {
    status: { type: 'string' },
    limit: { type: 'string' },
    mismatch: { type: 'boolean' },
    reference: { type: 'string' },
    email: { type: 'string' },
    as: { type: 'string' },
    reason: { type: 'string' },
  },
  async ({ config, database, secret, siteOrigin, actor }, { values, positionals }) => {
    const [command = '', ...args] = positionals;
    const now = () => new Date();
    const context = {
      database,
      actor,
      credits: createBookingCredits({ database, ...config.rewards, now }),
      links: createBookingLinks(secret, () => siteOrigin),
      hasDesk: config.deskEmail !== undefined,
      hasWebhook: config.webhook !== undefined,
      now,
    };
    await bookingCommands(context, command, args, values, say);
  },
);

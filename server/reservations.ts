import { createBookingLinks } from './bookings/bookingLinks.ts';
import { bookingCommands } from './bookings/commands/bookingCommands.ts';
import { say } from './observability/log.ts';
import { operatorCommand } from './operatorCommand.ts';

// `npm run reservations -- COMMAND`: what the operator's desk does with bookings.
operatorCommand(
  process.env,
  {
    status: { type: 'string' },
    limit: { type: 'string' },
    reference: { type: 'string' },
    email: { type: 'string' },
  },
  async ({ config, database, secret, siteOrigin }, { values, positionals }) => {
    const [command = '', ...args] = positionals;
    const context = {
      database,
      links: createBookingLinks(secret, () => siteOrigin),
      hasDesk: config.deskEmail !== undefined,
      hasWebhook: config.webhook !== undefined,
      now: () => new Date(),
    };
    await bookingCommands(context, command, args, values, say);
  },
);

import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { newsletterCommands } from './newsletterCommands.ts';
import { createNewsletterTokens } from './newsletterContext.ts';

// `npm run newsletter -- COMMAND`: who is subscribed, and the removal of an address.
operatorCommand(
  process.env,
  { reason: { type: 'string' } },
  async ({ database, secret, siteOrigin, actor }, { positionals, values }) => {
    const tokens = createNewsletterTokens(secret);
    const context = { database, tokens, siteOrigin, actor, now: () => new Date() };
    await newsletterCommands(context, positionals, values, say);
  },
);

import { newsletterCommands } from './commands/newsletterCommands.ts';
import { createNewsletterTokens } from './newsletterTokens.ts';
import { say } from '../observability/log.ts';
import { operatorCommand } from '../main/operatorCommand.ts';

// `npm run newsletter -- COMMAND`: who is subscribed, and the removal of an address.
operatorCommand(process.env, {}, async ({ database, secret, siteOrigin }, { positionals }) => {
  const tokens = createNewsletterTokens(secret);
  const context = { database, tokens, siteOrigin, now: () => new Date() };
  await newsletterCommands(context, positionals, say);
});

import type { Actor } from '../audit/actor.ts';
import { csvLine } from '../desk/csv.ts';
import { exportSubscribers } from './desk/readSubscriptions.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { removeSubscription } from './unsubscribe.ts';

const usage = `npm run newsletter -- COMMAND

  export         everyone who has confirmed, as CSV: the address, when it was asked for
                 and confirmed, and the link to unsubscribe
  remove EMAIL [--reason TEXT]
                 ends the subscription of an address and removes the address`;

/** Runs a command and writes its result line by line. Throws an error for the operator if it cannot. */
export async function newsletterCommands(
  context: CommandContext,
  [command, email]: readonly string[],
  { reason }: { reason?: string | undefined },
  say: (line: string) => void,
): Promise<void> {
  if (command === 'export') {
    for await (const row of await exportSubscribers(context, context.siteOrigin)) say(csvLine(row));
    return;
  }
  if (command !== 'remove' || email === undefined) throw new Error(usage);
  const by = { emailHash: context.tokens.hashOf(email) };
  if ((await removeSubscription(context, by, reason)) !== 'removed')
    throw new Error(`There is no subscription of '${email}'.`);
  say(`The subscription of ${email} is ended, and the address removed.`);
}

/** What the commands need. */
type CommandContext = Pick<NewsletterContext, 'database' | 'tokens' | 'now'> & {
  /** The public origin of the site, for links. */
  siteOrigin: string;
  actor: Actor;
};

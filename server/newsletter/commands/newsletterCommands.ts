import { endSubscription } from '../unsubscribe.ts';
import type { CommandContext } from './commandContext.ts';
import { exportSubscribers } from './exportSubscribers.ts';

const usage = `npm run newsletter -- COMMAND

  export         everyone who has confirmed, as CSV: the address, when it was asked for
                 and confirmed, and the link to unsubscribe
  remove EMAIL   ends the subscription of an address and removes the address`;

/** Runs a command and writes its result line by line. Throws an error for the operator if it cannot. */
export async function newsletterCommands(
  context: CommandContext,
  [command, email]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (command === 'export') return exportSubscribers(context, say);
  if (command !== 'remove' || email === undefined) throw new Error(usage);
  const removed = await endSubscription(context, { emailHash: context.tokens.hashOf(email) });
  if (!removed) throw new Error(`There is no subscription of '${email}'.`);
  say(`The subscription of ${email} is ended, and the address removed.`);
}

import { newsletterPaths } from '#contracts/site/newsletter.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { endSubscription } from './unsubscribe.ts';

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

/** What the commands need. */
type CommandContext = Pick<NewsletterContext, 'database' | 'tokens' | 'now'> & {
  /** The public origin of the site, for links. */
  siteOrigin: string;
};

const page = 500;

/** Writes everyone who has confirmed as CSV (RFC 4180), ordered by the id of the subscription. */
async function exportSubscribers(
  { database, tokens, siteOrigin }: CommandContext,
  say: (line: string) => void,
): Promise<void> {
  say(csvLine(['email', 'requested_at', 'confirmed_at', 'unsubscribe']));
  let last = '';
  for (;;) {
    const rows = await database.db
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'requested_at', 'confirmed_at'])
      .where('status', '=', 'confirmed')
      .where('id', '>', last)
      .orderBy('id')
      .limit(page)
      .execute();
    for (const { id, email, requested_at: requested, confirmed_at: confirmed } of rows) {
      const token = tokens.unsubscribing(id);
      say(
        csvLine([
          email ?? '',
          requested.toISOString(),
          confirmed?.toISOString() ?? '',
          `${siteOrigin}${newsletterPaths.oneClick}?token=${token}`,
        ]),
      );
    }
    const end = rows.at(-1);
    if (!end || rows.length < page) return;
    last = end.id;
  }
}

/** A spreadsheet would run a field that begins like a formula, so it gets an apostrophe. OWASP CSV Injection. */
function csvLine(fields: readonly string[]): string {
  return fields
    .map((field) => (/^[=+\-@\t\r]/.test(field) ? `'${field}` : field))
    .map((field) => `"${field.replaceAll('"', '""')}"`)
    .join(',');
}

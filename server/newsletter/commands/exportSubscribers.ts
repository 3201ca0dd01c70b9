import { newsletterPaths } from '#contracts/site/newsletter.ts';
import type { CommandContext } from './commandContext.ts';

const page = 500;

/** Writes everyone who has confirmed as CSV (RFC 4180), ordered by the id of the subscription. */
export async function exportSubscribers(
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

import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';
import type { RateLimits } from '../../rateLimits/createRateLimits.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { rateLimitError } from '../../request/rateLimit.ts';
import type { Attempt } from '../../auth/signInAttempts.ts';

/** Why a mail is sent; each kind is counted apart. */
type MailKind = 'sign-up' | 'verification' | 'reset' | 'change';

type MailWait = { client?: number | undefined; mailbox?: number | undefined };

/**
 * Limits the mails to one mailbox, under all spellings of its address, so that nobody is flooded.
 * The returned function counts a mail and says how many seconds to wait: `client` if this client
 * has asked for too many, `mailbox` if strangers together have. The known devices of an account
 * have a limit of their own, which strangers cannot use up.
 */
export function createMailLimit(rateLimits: RateLimits, { mails, mailbox }: AccountLimits) {
  const countAsker = rateLimits.count({ name: 'account-mails', ...mails });
  const countMailbox = rateLimits.count({ name: 'account-mailbox', ...mailbox });
  return async (
    kind: MailKind,
    { client, email, known }: Attempt,
    tx?: Kysely<Tables>,
  ): Promise<MailWait> => {
    const hash = mailboxHash(email);
    const asker = await countAsker(`${kind} ${known ? 'known' : client} ${hash}`, tx);
    if (asker.retryAfter !== undefined) return { client: asker.retryAfter };
    return known ? {} : { mailbox: (await countMailbox(`${kind} ${hash}`, tx)).retryAfter };
  };
}

/** Throws a 429 if no mail is sent for some seconds. */
export function requireMail({ client, mailbox }: MailWait): void {
  const wait = client ?? mailbox;
  if (wait !== undefined) throw rateLimitError(wait);
}

import { mailboxHash } from '../../mail/mailboxHash.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { createRateLimit, rateLimitError } from '../../request/rateLimit.ts';
import type { Attempt } from './signInAttempts.ts';

/** Why a mail is sent; each kind is counted apart. */
type MailKind = 'sign-up' | 'verification' | 'reset' | 'change';

type MailWait = { client?: number | undefined; mailbox?: number | undefined };

/**
 * Limits the mails to one mailbox, under all spellings of its address, so that nobody is flooded. The
 * returned function counts a mail and says how many seconds to wait: `client` if this client has asked for too
 * many, `mailbox` if strangers together have. The known devices of an account have a limit of their own, which
 * strangers cannot use up.
 */
export function createMailLimit({ mails, mailbox }: AccountLimits) {
  const countAsker = createRateLimit({ name: 'mails', ...mails });
  const countMailbox = createRateLimit({ name: 'mailbox', ...mailbox });
  return (kind: MailKind, { client, email, known }: Attempt): MailWait => {
    const hash = mailboxHash(email);
    const asker = countAsker(`${kind} ${known ? 'known' : client} ${hash}`).retryAfter;
    if (asker !== undefined) return { client: asker };
    return known ? {} : { mailbox: countMailbox(`${kind} ${hash}`).retryAfter };
  };
}

/** Throws a 429 if no mail is sent for some seconds. */
export function requireMail({ client, mailbox }: MailWait): void {
  const wait = client ?? mailbox;
  if (wait !== undefined) throw rateLimitError(wait);
}

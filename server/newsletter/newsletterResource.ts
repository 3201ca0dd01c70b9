import { routes } from '#client/domain/paths.ts';
import { newsletterCalls, oneClickCalls } from '#contracts/site/calls/newsletterCalls.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import { atLeast } from '../request/atLeast.ts';
import { implement } from '../request/implement.ts';
import { newsletterLimit, newsletterMailboxLimit } from '../request/limits.ts';
import { ProblemError } from '../request/problemError.ts';
import { confirmSubscription } from './confirmSubscription.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { requestSubscription } from './requestSubscription.ts';
import { unsubscribe } from './unsubscribe.ts';

/**
 * Asks for the newsletter, confirms it, ends it. Neither the response to a request nor its time
 * says whether the address is subscribed.
 */
export function newsletterResource(context: NewsletterContext, limit = newsletterLimit.limit) {
  const { rateLimits } = context;
  const countMailbox = rateLimits.count(newsletterMailboxLimit);
  const limits = { newsletter: rateLimits.requests({ ...newsletterLimit, limit }) };
  return implement('newsletter', newsletterCalls, { limits })({
    'POST /api/newsletter': async ({ body: { email }, language }) => {
      const { retryAfter } = await countMailbox(mailboxHash(email));
      const requested =
        retryAfter === undefined ? requestSubscription(context, email, language) : undefined;
      await atLeast(context.leastMs, Promise.resolve(requested));
      return { status: 202, body: {} };
    },
    'POST /api/newsletter/confirmation': async ({ body: { token } }) => {
      const outcome = await confirmSubscription(context, token);
      if (!outcome) throw linkExpired();
      return { status: 200, body: { outcome } };
    },
    'POST /api/newsletter/unsubscription': async ({ body: { token } }) => {
      if (!(await unsubscribe(context, token))) throw linkExpired();
      return { status: 200, body: {} };
    },
  });
}

/** Ends a subscription by the token in the address alone, or leads to the page that does. */
export function oneClickResource(context: NewsletterContext) {
  return implement(
    'newsletter/unsubscribe',
    oneClickCalls,
    {},
  )({
    'POST /api/newsletter/unsubscribe': async ({ query: { token } }) => {
      if (!(await unsubscribe(context, token))) throw linkExpired();
      return { status: 200, body: {} };
    },
    'GET /api/newsletter/unsubscribe': ({ query: { token } }) => {
      const page = `${routes.newsletterUnsubscribe}#token=${encodeURIComponent(token)}`;
      return { status: 303, headers: { Location: page } };
    },
  });
}

/** The problem of a token that is not valid, or not any more. */
function linkExpired(): ProblemError {
  return new ProblemError(410, 'The link has expired or is not complete.', {
    members: { code: 'link-expired' },
  });
}

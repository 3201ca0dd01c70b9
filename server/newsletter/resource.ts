import type { Transaction } from 'kysely';
import { routes } from '#client/domain/paths.ts';
import { newsletterCalls, oneClickCalls } from '#contracts/site/calls/newsletterCalls.ts';
import type { Tables } from '../database/tables.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { RenderMail } from '../mail/renderMail.ts';
import { confirmSubscription, readSubscription } from './confirmSubscription.ts';
import { createNewsletterMailSender } from './createNewsletterMailSender.ts';
import { newsletterLeastMs, newsletterLimit, newsletterMailboxLimit } from '../request/limits.ts';
import { createNewsletterTokens, type NewsletterContext } from './newsletterContext.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';
import { deleteUnconfirmed, forgetSubscription, unsubscribe } from './unsubscribe.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import { atLeast } from '../request/atLeast.ts';
import { implement } from '../request/implement.ts';
import { ProblemError } from '../request/problemError.ts';
import { requestSubscription } from './requestSubscription.ts';

/** The parts of the site that the newsletter depends on. */
type NewsletterDependencies = Omit<NewsletterContext, 'tokens' | 'leastMs'> &
  Partial<Pick<NewsletterContext, 'leastMs'>> & {
    sendMail: SendMail;
    renderMail: RenderMail;
    /** Returns the public origin of the site, for links in mails. */
    siteOrigin: () => string;
    /** How often one client may request the newsletter per hour. */
    requestsPerHour?: number | undefined;
  };

/** Creates the newsletter: its resources, the routes of the desk, its mails and its cleanup. */
export function startNewsletter({
  sendMail,
  renderMail,
  siteOrigin,
  requestsPerHour,
  leastMs = newsletterLeastMs,
  ...parts
}: NewsletterDependencies) {
  const tokens = createNewsletterTokens(parts.secret);
  const context = { ...parts, leastMs, tokens };
  return {
    /** The resources by their names under `/api`. */
    resources: { ...oneClickResource(context), ...newsletterResource(context, requestsPerHour) },
    deskRoutes: subscriptionRoutes(context, siteOrigin),
    /** Returns the subscription of an address, for the download of an account's data. */
    subscriptionOf: (email: string) => readSubscription(context, email),
    /** Ends the subscription of a guest, in the transaction that erases the guest. */
    forget: (tx: Transaction<Tables>, email: string) => forgetSubscription(context, tx, email),
    senders: {
      'newsletter-mail': createNewsletterMailSender(context, siteOrigin, { sendMail, renderMail }),
    },
    hourlyJobs: [() => deleteUnconfirmed(context)],
  };
}

/**
 * Creates the resource that requests, confirms and ends the newsletter. Neither the response to a
 * request nor its duration reveals whether the address is subscribed.
 */
function newsletterResource(context: NewsletterContext, limit = newsletterLimit.limit) {
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

/**
 * Creates the resource for the one-click link in a mail. A POST ends the subscription with the
 * token in the query. A GET redirects to the page for unsubscribing. RFC 8058.
 */
function oneClickResource(context: NewsletterContext) {
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

/** Returns the problem of a token that is invalid or has expired. */
function linkExpired(): ProblemError {
  return new ProblemError(410, 'The link has expired or is incomplete.', {
    members: { code: 'link-expired' },
  });
}

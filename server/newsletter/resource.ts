import type { SendMail } from '../mail/createMailer.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { newsletterLeastMs } from '../request/limits.ts';
import { readSubscription, type Subscription } from './confirmSubscription.ts';
import { createNewsletterMailSender } from './createNewsletterMailSender.ts';
import { createNewsletterRouter, createOneClickRouter } from './createNewsletterRouter.ts';
import { createNewsletterTokens, type NewsletterContext } from './newsletterContext.ts';
import { deleteUnconfirmed } from './unsubscribe.ts';

/** What the newsletter needs of the rest of the site. */
export type NewsletterDependencies = Omit<NewsletterContext, 'tokens' | 'leastMs'> &
  Partial<Pick<NewsletterContext, 'leastMs'>> & {
    sendMail: SendMail;
    /** The public origin of the site, for links in mails. */
    siteOrigin: () => string;
    /** How often one client may ask for the newsletter in an hour. */
    requestsPerHour?: number | undefined;
  };

/** The parts of the newsletter that the site mounts, and what other resources need of it. */
export type StartedNewsletter = {
  /** By their name under `/api`. */
  resources: Readonly<Record<'newsletter/unsubscribe' | 'newsletter', ApiResource>>;
  /** The subscription of an address, for the download of an account's data. */
  subscriptionOf: (email: string) => Promise<Subscription | undefined>;
  /** For the outbox. */
  senders: Readonly<Record<string, Sender>>;
  /** Deletes what was not confirmed in time. */
  hourlyJobs: readonly WorkerJob[];
};

/** Puts the newsletter together: its routes, its mails and its clean-up. */
export function startNewsletter(dependencies: NewsletterDependencies): StartedNewsletter {
  const { sendMail, siteOrigin, requestsPerHour, ...parts } = dependencies;
  const tokens = createNewsletterTokens(parts.secret);
  const context = { leastMs: newsletterLeastMs, ...parts, tokens };
  return {
    resources: {
      'newsletter/unsubscribe': {
        handler: createOneClickRouter(context),
        body: 'unread',
        origin: 'any',
      },
      newsletter: { handler: createNewsletterRouter(context, requestsPerHour) },
    },
    subscriptionOf: (email) => readSubscription(context, email),
    senders: { 'newsletter-mail': createNewsletterMailSender(context, siteOrigin, sendMail) },
    hourlyJobs: [() => deleteUnconfirmed(context)],
  };
}

import type { ApiResource } from '../request/apiResource.ts';
import type { Database } from '../database/openDatabase.ts';
import type { SendMail } from '../mail/createMailer.ts';
import { createNewsletterRouter } from './createNewsletterRouter.ts';
import { createOneClickRouter } from './createOneClickRouter.ts';
import { deleteUnconfirmed } from './deleteUnconfirmed.ts';
import { createNewsletterMailSender } from './mails/createNewsletterMailSender.ts';
import type { GrantCode } from './newsletterContext.ts';
import { createNewsletterTokens } from './newsletterTokens.ts';
import { readSubscription, type Subscription } from './readSubscription.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';

/** Longer than a request takes, whatever is known of the address. */
const leastMs = 300;

/** What the newsletter needs of the rest of the site. */
export type NewsletterDependencies = {
  database: Database;
  /** Signs links, hashes addresses, and encrypts codes in the outbox. */
  secret: string;
  sendMail: SendMail;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  /** Makes the personal code of 10 % for an address. */
  grantCode: GrantCode;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  now: () => Date;
  /** How often one client may ask for the newsletter in an hour. */
  requestsPerHour?: number | undefined;
  leastMs?: number | undefined;
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
  const context = {
    ...parts,
    tokens: createNewsletterTokens(parts.secret),
    leastMs: parts.leastMs ?? leastMs,
  };
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

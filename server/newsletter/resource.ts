import type { SendMail } from '../mail/createMailer.ts';
import { readSubscription } from './confirmSubscription.ts';
import { createNewsletterMailSender } from './createNewsletterMailSender.ts';
import { newsletterResource, oneClickResource } from './newsletterResource.ts';
import { newsletterLeastMs } from '../request/limits.ts';
import { createNewsletterTokens, type NewsletterContext } from './newsletterContext.ts';
import { subscriptionRoutes } from './desk/subscriptionRoutes.ts';
import { deleteUnconfirmed } from './unsubscribe.ts';

/** What the newsletter needs of the rest of the site. */
type NewsletterDependencies = Omit<NewsletterContext, 'tokens' | 'leastMs'> &
  Partial<Pick<NewsletterContext, 'leastMs'>> & {
    sendMail: SendMail;
    /** The public origin of the site, for links in mails. */
    siteOrigin: () => string;
    /** How often one client may ask for the newsletter in an hour. */
    requestsPerHour?: number | undefined;
  };

/** Puts the newsletter together: its routes, those of the desk, its mails and its clean-up. */
export function startNewsletter({
  sendMail,
  siteOrigin,
  requestsPerHour,
  leastMs = newsletterLeastMs,
  ...parts
}: NewsletterDependencies) {
  const tokens = createNewsletterTokens(parts.secret);
  const context = { ...parts, leastMs, tokens };
  return {
    /** By their name under `/api`. */
    resources: { ...oneClickResource(context), ...newsletterResource(context, requestsPerHour) },
    deskRoutes: subscriptionRoutes(context, siteOrigin),
    /** The subscription of an address, for the download of an account's data. */
    subscriptionOf: (email: string) => readSubscription(context, email),
    senders: { 'newsletter-mail': createNewsletterMailSender(context, siteOrigin, sendMail) },
    hourlyJobs: [() => deleteUnconfirmed(context)],
  };
}

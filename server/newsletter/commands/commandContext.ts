import type { NewsletterContext } from '../newsletterContext.ts';

/** What the commands need. */
export type CommandContext = Pick<NewsletterContext, 'database' | 'tokens' | 'now'> & {
  /** The public origin of the site, for links. */
  siteOrigin: string;
};

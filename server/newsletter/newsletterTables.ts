import type { Generated } from 'kysely';
import type { Instant, Nullable, NullableInstant } from '../database/columns.ts';

/**
 * Subscriptions to the newsletter, a row for each address that was ever subscribed or is pending.
 * `mails` counts the mails that a request for the newsletter sent to it within a day.
 */
type NewsletterSubscriptionsTable = {
  id: string;
  /** Null once it is unsubscribed. */
  email: Nullable<string>;
  /** An HMAC of the address with the site's secret. */
  email_hash: string;
  /** The language of its mails. */
  language: Generated<string>;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** What the confirmation's link is made with; null once it is unsubscribed. */
  nonce: Nullable<string>;
  link_expires_at: NullableInstant;
  /** Whether the address was ever given its personal code. */
  code_sent: Generated<boolean>;
  mails: Generated<number>;
  mailed_at: NullableInstant;
  requested_at: Instant;
  confirmed_at: NullableInstant;
  unsubscribed_at: NullableInstant;
};

/** The table of the newsletter, as the migrations create it. */
export type NewsletterTables = {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
};

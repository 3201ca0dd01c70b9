import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { NewsletterTokens } from './newsletterTokens.ts';

/** Makes the personal code of 10 % for a mail address, in the caller's transaction, and returns it. */
export type GrantCode = (
  tx: Transaction<Tables>,
  options: { email: string; now: Date },
) => Promise<string>;

/** What the newsletter needs of the rest of the site. */
export type NewsletterContext = {
  database: Database;
  tokens: NewsletterTokens;
  /** Encrypts the codes in the outbox. */
  secret: string;
  grantCode: GrantCode;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  now: () => Date;
  /** How long a request for the newsletter takes at least, in milliseconds, so that its time says nothing. */
  leastMs: number;
};

import type { Booking } from '#contracts/site/bookings.ts';
import type { Rewards } from '#contracts/site/rewards.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import type { Trust } from '../pipeline/clientAddress.ts';

/** What the accounts need of the rest of the site. */
export type AccountContext = {
  database: Database;
  /** Signs cookies and links, and encrypts what the outbox stores. */
  secret: string;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  trustProxy: Trust | undefined;
  /** Is called when the address of an account is verified, perhaps again. */
  onVerified: (accountId: string, email: string) => Promise<void>;
  /** Is called before an account is deleted. */
  onDelete: (accountId: string) => Promise<void>;
  /** The bookings of an account, for the download of its data. */
  bookingsOf: (accountId: string, email: string) => Promise<Booking[]>;
  /** The OneKeyCash of an account, for the download of its data. */
  rewardsOf: (accountId: string) => Promise<NonNullable<Rewards['account']>>;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  now: () => Date;
  log: Log;
};

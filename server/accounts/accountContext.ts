import type { Booking } from '#contracts/site/bookings.ts';
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
  /** Gives the bookings made with a verified address to its account. */
  joinBookings: (accountId: string, email: string) => Promise<void>;
  /** Takes the bookings of an account that is deleted from it. */
  releaseBookings: (accountId: string) => Promise<void>;
  /** The bookings of an account, for the download of its data. */
  bookingsOf: (accountId: string, email: string) => Promise<Booking[]>;
  /** The reviews of these bookings, for the same. */
  reviewsOf: (bookings: readonly Booking[]) => Promise<readonly object[]>;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  now: () => Date;
  log: Log;
};

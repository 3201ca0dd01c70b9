import type { RateLimits } from '../request/createRateLimits.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';

/** A row of the table of reviews. */
export type ReviewRow = Selectable<Tables['reviews']>;

/**
 * The booking data that reviews need. `guest` is a first name, or null once personal data is
 * erased.
 */
export type BookedVisit = {
  hotelId: string;
  bookingId: string;
  checkOut: string;
  guest: string | null;
  /** Whether the stay was confirmed and is over. */
  stayed: boolean;
};

/** The parts of the site that reviews depend on. */
export type ReviewContext = {
  database: Database;
  /** Returns the booking that a key opens, or undefined for a wrong key or an unknown id. */
  visitOf: (bookingId: string, key: string) => Promise<BookedVisit | undefined>;
  rateLimits: RateLimits;
  now: () => Date;
  log: Pick<Log, 'info'>;
};

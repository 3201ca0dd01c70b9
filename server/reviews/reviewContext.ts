import type { RateLimits } from '../request/createRateLimits.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';

/** A review as it is in the database. */
export type ReviewRow = Selectable<Tables['reviews']>;

/**
 * What a review needs of a booking. `guest` is a first name, or null once personal data is erased.
 */
export type BookedVisit = {
  hotelId: string;
  bookingId: string;
  checkOut: string;
  guest: string | null;
  /** Whether the stay was confirmed and has passed. */
  stayed: boolean;
};

/** What reviews need of the rest of the site. */
export type ReviewContext = {
  database: Database;
  /** The booking that a key opens; undefined for a wrong key, as for an unknown id. */
  visitOf: (bookingId: string, key: string) => Promise<BookedVisit | undefined>;
  rateLimits: RateLimits;
  now: () => Date;
  log: Pick<Log, 'info'>;
};

import type { RejectLeakedPassword } from '../auth/leakedPasswords.ts';
import type { PasswordCost } from '../auth/passwords.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import type { Trust } from '../request/clientAddress.ts';

/** The dependencies of the staff's accounts on the rest of the site. */
export type StaffContext = {
  database: Database;
  /** Signs cookies, and encrypts second steps and what the outbox stores. */
  secret: string;
  /** Returns the public origin of the site, for links in mails. */
  siteOrigin: () => string;
  trustProxy: Trust | undefined;
  rateLimits: RateLimits;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  passwordCost: PasswordCost;
  rejectLeakedPassword: RejectLeakedPassword;
  /** The minimum duration of a refused sign-in, in milliseconds. */
  leastMs: number;
  now: () => Date;
  log: Log;
};

/** The dependencies of invitations, which both the site and a command can provide. */
export type InvitationContext = Pick<StaffContext, 'database' | 'secret' | 'now' | 'wake'>;

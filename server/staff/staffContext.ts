import type { RejectLeakedPassword } from '../auth/leakedPasswords.ts';
import type { PasswordCost } from '../auth/passwords.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import type { Trust } from '../request/clientAddress.ts';

/** What the accounts of the staff need of the rest of the site. */
export type StaffContext = {
  database: Database;
  /** Signs cookies, and encrypts second steps and what the outbox stores. */
  secret: string;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  trustProxy: Trust | undefined;
  rateLimits: RateLimits;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  passwordCost: PasswordCost;
  rejectLeakedPassword: RejectLeakedPassword;
  /** How long a refused sign-in takes at least, in milliseconds. */
  leastMs: number;
  now: () => Date;
  log: Log;
};

/** What invitations need, of the site or of a command. */
export type InvitationContext = Pick<StaffContext, 'database' | 'secret' | 'now' | 'wake'>;

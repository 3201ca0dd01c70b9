import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import type { Trust } from '../request/clientAddress.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import type { Account } from '../request/requestContext.ts';
import { accountProblem } from './accountProblems.ts';
import type { OpenIdProvider } from '../auth/openid/openIdProvider.ts';
import type { RejectLeakedPassword } from '../auth/leakedPasswords.ts';
import type { PasswordCost } from '../auth/passwords.ts';

/** What accounts need of the rest of the site. */
export type AccountContext = {
  database: Database;
  /** Signs cookies and links, and encrypts what the outbox stores. */
  secret: string;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  trustProxy: Trust | undefined;
  /** Is called when the address of an account is verified, perhaps again. */
  onVerified: (account: Account) => Promise<void>;
  /**
   * Takes what other resources have of an account from it, in the transaction that deletes the
   * account.
   */
  onDelete: (tx: Transaction<Tables>, accountId: string) => Promise<void>;
  /** What other resources store of an account, for the download of its data. */
  dataOf: (account: Account) => Promise<object>;
  rateLimits: RateLimits;
  /** The other site whose accounts sign in here; undefined for none. */
  openId: OpenIdProvider | undefined;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  passwordCost: PasswordCost;
  rejectLeakedPassword: RejectLeakedPassword;
  /**
   * How long a response takes at least whose time could say whether an address has an account, in
   * milliseconds.
   */
  leastMs: number;
  now: () => Date;
  log: Log;
};

/**
 * Locks an account until the transaction ends, so that changes of it and of what it owns wait for
 * each other. Throws a 401 problem if it has been deleted.
 */
export async function lockAccount(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const user = tx.selectFrom('user').select('id').where('id', '=', accountId).forUpdate();
  if (!(await user.executeTakeFirst())) throw accountProblem('signed-out');
}

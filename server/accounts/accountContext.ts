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

/** The dependencies of accounts on the rest of the site. */
export type AccountContext = {
  database: Database;
  /** Signs cookies and links, and encrypts what the outbox stores. */
  secret: string;
  /** Returns the public origin of the site, for links in mails. */
  siteOrigin: () => string;
  trustProxy: Trust | undefined;
  /**
   * Called whenever the address of an account is verified. Calls can repeat for the same account.
   */
  onVerified: (account: Account) => Promise<void>;
  /**
   * Removes the data that other resources store about an account, in the transaction that deletes
   * the account.
   */
  onDelete: (tx: Transaction<Tables>, accountId: string) => Promise<void>;
  /** Returns the data that other resources store about an account, for its download. */
  dataOf: (account: Account) => Promise<object>;
  rateLimits: RateLimits;
  /** The other site whose accounts can sign in here; undefined if there is none. */
  openId: OpenIdProvider | undefined;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  passwordCost: PasswordCost;
  rejectLeakedPassword: RejectLeakedPassword;
  /**
   * The minimum duration, in milliseconds, of a response whose time could reveal whether an address
   * has an account.
   */
  leastMs: number;
  now: () => Date;
  log: Log;
};

/**
 * Locks an account until the transaction ends. Concurrent changes of the account and of its data
 * therefore wait for each other. Throws a 401 problem if the account has been deleted.
 */
export async function lockAccount(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const user = tx.selectFrom('user').select('id').where('id', '=', accountId).forUpdate();
  if (!(await user.executeTakeFirst())) throw accountProblem('signed-out');
}

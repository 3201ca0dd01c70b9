import type { Transaction } from 'kysely';
import type { ApiResource } from '../request/apiResource.ts';
import type { Account, AccountOf } from '../request/accountOf.ts';
import { type AccountLimits, accountLimits } from './accountLimits.ts';
import { createAccountRouter } from './createAccountRouter.ts';
import { createAccounts } from './createAccounts.ts';
import { createAuthRouter } from './createAuthRouter.ts';
import { createFavouritesRouter } from './createFavouritesRouter.ts';
import { createSignInGuard } from './createSignInGuard.ts';
import { createSavedTravellersRouter } from './createSavedTravellersRouter.ts';
import { deleteExpired } from './deleteExpired.ts';
import { createAccountMailSender } from './mails/createAccountMailSender.ts';
import { type PasswordCost, passwordCost } from './passwordHash.ts';
import type { Config } from '../main/config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { Log } from '../observability/log.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';

/** Longer than any of these requests takes, whether or not an address has an account. */
const leastMs = 400;

type AccountsConfig = Pick<Config, 'trustProxy'>;

/** What accounts need of the rest of the site. */
export type AccountsDependencies = {
  database: Database;
  /** Signs cookies and links, and encrypts what the outbox stores. */
  secret: string;
  sendMail: SendMail;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  /** Is called when the address of an account is verified, perhaps again. */
  onVerified: (account: Account) => Promise<void>;
  /** Takes what other resources have of an account from it, in the transaction that deletes the account. */
  onDelete: (tx: Transaction<Tables>, accountId: string) => Promise<void>;
  /** What other resources store of an account, for the download of its data. */
  dataOf: (account: Account) => Promise<object>;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  log: Log;
  now: () => Date;
  limits?: Partial<AccountLimits> | undefined;
  passwordCost?: PasswordCost | undefined;
  leastMs?: number | undefined;
};

/** The parts of accounts that the site mounts, and what other resources need of them. */
export type StartedAccounts = {
  /** By their name under `/api`. */
  resources: Readonly<Record<'auth' | 'account' | 'travellers' | 'favourites', ApiResource>>;
  /** The account that sends a request; undefined for nobody. */
  accountOf: AccountOf;
  /** For the outbox. */
  senders: Readonly<Record<string, Sender>>;
  /** Deletes expired sessions and tokens. */
  hourlyJobs: readonly WorkerJob[];
};

/** Puts accounts together: their routes, their mails and their clean-up. */
export function startAccounts(
  config: AccountsConfig,
  dependencies: AccountsDependencies,
): StartedAccounts {
  const { sendMail, limits: given, ...parts } = dependencies;
  const { secret, siteOrigin } = parts;
  const limits = { ...accountLimits, ...given };
  const context = {
    ...parts,
    passwordCost: parts.passwordCost ?? passwordCost,
    leastMs: parts.leastMs ?? leastMs,
    trustProxy: config.trustProxy,
  };
  const accounts = createAccounts(context);
  const guard = createSignInGuard(context, accounts, limits);
  return {
    resources: {
      auth: { handler: createAuthRouter(context, accounts, { guard, limits }) },
      account: { handler: createAccountRouter(context, accounts, { guard, limits }) },
      travellers: { handler: createSavedTravellersRouter(context, accounts) },
      favourites: { handler: createFavouritesRouter(context, accounts) },
    },
    accountOf: accounts.sessionOf,
    senders: { 'account-mail': createAccountMailSender(secret, siteOrigin, sendMail) },
    hourlyJobs: [() => deleteExpired(context)],
  };
}

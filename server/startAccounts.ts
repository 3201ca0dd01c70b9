import type { Request } from 'express';
import type { Booking } from '#contracts/site/bookings.ts';
import type { ApiResource } from './api/apiResource.ts';
import type { AccountContext } from './accounts/accountContext.ts';
import { type AccountLimits, accountLimits } from './accounts/accountLimits.ts';
import { createAccountRouter } from './accounts/createAccountRouter.ts';
import { createAccounts } from './accounts/createAccounts.ts';
import { createAuthRouter } from './accounts/createAuthRouter.ts';
import { createFavouritesRouter } from './accounts/createFavouritesRouter.ts';
import { createSavedTravellersRouter } from './accounts/createSavedTravellersRouter.ts';
import { deleteExpired } from './accounts/deleteExpired.ts';
import { createAccountMailSender } from './accounts/mails/createAccountMailSender.ts';
import { type ForgetGuests, joinBookings, releaseBookings } from './bookings/bookingsOfAccount.ts';
import type { Config } from './config.ts';
import type { Database } from './database/openDatabase.ts';
import type { SendMail } from './mail/createMailer.ts';
import type { Log } from './observability/log.ts';
import type { Sender } from './outbox/deliverDue.ts';
import type { WorkerJob } from './outbox/startWorker.ts';

type AccountsConfig = Pick<Config, 'trustProxy'>;

/** What accounts need of the rest of the site. */
export type AccountsDependencies = {
  database: Database;
  /** Signs cookies and links, and encrypts what the outbox stores. */
  secret: string;
  sendMail: SendMail;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  /** The bookings of an account, for the download of its data. */
  bookingsOf: (accountId: string, email: string) => Promise<Booking[]>;
  /** The reviews of these bookings, for the same. */
  reviewsOf: AccountContext['reviewsOf'];
  /** Removes the name of the owner of a deleted account from what is not a booking. */
  forgetGuests: ForgetGuests;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  log: Log;
  now: () => Date;
  limits?: Partial<AccountLimits> | undefined;
};

/** The parts of accounts that the site mounts, and what other resources need of them. */
export type StartedAccounts = {
  /** By their name under `/api`. */
  resources: Readonly<Record<'auth' | 'account' | 'travellers' | 'favourites', ApiResource>>;
  /** The account that sends a request; undefined for nobody. */
  accountOf: (req: Request) => Promise<{ accountId: string; email: string } | undefined>;
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
  const { sendMail, limits: given, forgetGuests, ...parts } = dependencies;
  const { database, secret, siteOrigin } = parts;
  const limits = { ...accountLimits, ...given };
  const context = {
    ...parts,
    trustProxy: config.trustProxy,
    joinBookings: (accountId: string, email: string) => joinBookings(database, accountId, email),
    releaseBookings: (accountId: string) => releaseBookings(database, accountId, forgetGuests),
  };
  const accounts = createAccounts(context);
  return {
    resources: {
      auth: { handler: createAuthRouter(context, accounts, limits) },
      account: { handler: createAccountRouter(context, accounts, limits) },
      travellers: { handler: createSavedTravellersRouter(context, accounts) },
      favourites: { handler: createFavouritesRouter(context, accounts) },
    },
    accountOf: accounts.sessionOf,
    senders: { 'account-mail': createAccountMailSender(secret, siteOrigin, sendMail) },
    hourlyJobs: [() => deleteExpired(context)],
  };
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { PasswordCost } from '../accounts/passwordHash.ts';
import { startAccounts } from '../accounts/resource.ts';
import { startBookings } from '../bookings/resource.ts';
import type { Database } from '../database/openDatabase.ts';
import { startExchangeRates } from '../exchangeRates/resource.ts';
import { createMailer } from '../mail/createMailer.ts';
import { startNewsletter } from '../newsletter/resource.ts';
import type { Log } from '../observability/log.ts';
import { deleteFinished } from '../outbox/deleteFinished.ts';
import { deliverDue } from '../outbox/deliverDue.ts';
import { createWebhookSender } from '../outbox/sendWebhook.ts';
import { startWorker, type Worker, type WorkerJob } from '../outbox/startWorker.ts';
import type { ProviderClient } from '../provider/createProviderClient.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import type { AccountLimits, BookingLimits, ReviewLimits } from '../request/limits.ts';
import { startReviews } from '../reviews/resource.ts';
import { forgetAuthors, reviewsOfBookings } from '../reviews/reviewsOfBookings.ts';
import { grantNewsletterCode } from '../rewards/promotions/createPromotion.ts';
import { startRewards } from '../rewards/resource.ts';
import { readAuthSecret } from './authSecret.ts';
import type { Config } from './config.ts';

/** What the resources need of the rest of the site. */
export type ResourcesOptions = {
  database: Database;
  fetch: ProviderClient['fetch'];
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  log: Log;
  /** Tells the person at the terminal something. */
  say: (line: string) => void;
  now?: () => Date;
  /** How long a booking's request waits for the provider before it is answered as pending. */
  answerMs?: number;
  /** How long the worker pauses while nothing is due. */
  idleMs?: number;
  accountLimits?: Partial<AccountLimits>;
  /** What it costs to hash a password. Tests hand in a low one; the default is that of the site. */
  passwordCost?: PasswordCost;
  /** How long responses take at least whose time must say nothing, in milliseconds. Tests hand in 0. */
  leastMs?: number;
  bookingLimits?: Partial<BookingLimits>;
  /** How often one client may ask for the newsletter in an hour. */
  newsletterRequestsPerHour?: number;
  reviewLimits?: Partial<ReviewLimits>;
};

/** What the site mounts, and how to start and end the work behind it. */
export type StartedResources = {
  /** By their name under `/api`. */
  resources: Readonly<Record<string, ApiResource>>;
  /** `/desk` */
  desk: RequestHandler;
  /** The day of the latest exchange rates; undefined if they are not refreshed. */
  dateOfRates: (() => Promise<string>) | undefined;
  /** Starts the worker, unless WORKER is off. To be called when the origin of the site is known. */
  start: () => void;
  /** Ends the worker and waits for running attempts, three seconds at most: another process carries them on. */
  stop: () => Promise<void>;
};

const hourMs = 3_600_000;
const stopMs = 3_000;

/**
 * Puts together everything below `/api` but the hotels: the resources, what they know of each other,
 * and the worker that carries on what they leave and sends their mails.
 */
export function startResources(config: Config, options: ResourcesOptions): StartedResources {
  const { fetch, answerMs, idleMs, say, ...given } = options;
  const { now = () => new Date(), log, database } = given;
  let worker: Worker | undefined;
  const shared = {
    ...given,
    now,
    secret: readAuthSecret(config.authSecret, config.dataDir),
    sendMail: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      folder: join(config.dataDir, 'mail'),
      say,
    }),
    wake: () => worker?.wake(),
  };
  const accounts = startAccounts(config, {
    ...shared,
    limits: options.accountLimits,
    onVerified: async (account) => {
      await bookings.join(account);
      await rewards.grantWelcome(account);
    },
    onDelete: async (tx, accountId) => {
      await bookings.release(tx, accountId);
      await rewards.close(tx, accountId);
    },
    dataOf: async (account) => {
      const booked = await bookings.bookingsOf(account);
      const keys = booked.map(({ id, stay }) => ({ hotel_id: stay.hotelId, id }));
      return {
        bookings: booked,
        reviews: await reviewsOfBookings(database, keys),
        oneKeyCash: await rewards.rewardsOf(account),
        newsletter: (await newsletter.subscriptionOf(account.email)) ?? null,
      };
    },
  });
  const { accountOf } = accounts;
  const rewards = startRewards(config, { database, accountOf, now });
  const bookings = startBookings(config, {
    ...shared,
    fetch,
    answerMs,
    limits: options.bookingLimits,
    accountOf,
    credits: rewards.credits,
    limitCodes: rewards.limitCodes,
    forgetGuests: forgetAuthors,
    reviewsOf: (booked) => reviewsOfBookings(database, booked),
  });
  const newsletter = startNewsletter({
    ...shared,
    grantCode: grantNewsletterCode,
    requestsPerHour: options.newsletterRequestsPerHour,
  });
  const reviews = startReviews({
    database,
    now,
    log,
    visitOf: bookings.visitOf,
    limits: options.reviewLimits,
  });
  const exchangeRates = startExchangeRates(config, { database, log, now });
  const { webhook } = config;
  const outbox = {
    database,
    log,
    senders: {
      ...accounts.senders,
      ...bookings.senders,
      ...newsletter.senders,
      ...(webhook && { webhook: createWebhookSender(webhook.address, webhook.secret, now) }),
    },
  };
  const hourlyJobs = [
    ...[accounts, bookings, newsletter, exchangeRates].flatMap((resource) => resource.hourlyJobs),
    () => deleteFinished(outbox),
  ];
  const jobs = [...bookings.jobs, () => deliverDue(outbox), ...hourlyJobs.map(hourly)];
  return {
    resources: {
      ...accounts.resources,
      ...bookings.resources,
      ...rewards.resources,
      ...reviews.resources,
      ...newsletter.resources,
      ...exchangeRates.resources,
    },
    desk: bookings.desk,
    dateOfRates: exchangeRates.dateOfRates,
    start: () => {
      if (config.worker) worker ??= startWorker({ jobs, log, idleMs });
    },
    stop: async () => {
      const ended = Promise.all([worker?.stop(), bookings.settle()]);
      await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
    },
  };
}

/** Runs a job once an hour, and again at once while there is more of it. */
function hourly(job: WorkerJob): WorkerJob {
  let next = 0;
  return async () => {
    if (performance.now() < next) return 0;
    const done = await job();
    if (done === 0) next = performance.now() + hourMs;
    return done;
  };
}

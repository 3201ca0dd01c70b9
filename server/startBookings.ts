import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Booking } from '#contracts/site/bookings.ts';
import type { ApiResource } from './api/apiResource.ts';
import { readAuthSecret } from './authSecret.ts';
import { createBookingLinks } from './bookings/bookingLinks.ts';
import { createBookings } from './bookings/createBookings.ts';
import { type BookingLimits, createBookingsRouter } from './bookings/createBookingsRouter.ts';
import { type AccountOf, createTripsRouter } from './bookings/createTripsRouter.ts';
import { createDeskRouter } from './bookings/desk/createDeskRouter.ts';
import { createBookingMailSender } from './bookings/mails/createBookingMailSender.ts';
import { listTrips } from './bookings/listTrips.ts';
import type { BookingContext } from './bookings/state/bookingContext.ts';
import { doDueBookings } from './bookings/steps/doDueBookings.ts';
import { erasePersonalData } from './bookings/steps/erasePersonalData.ts';
import type { Config } from './config.ts';
import type { Database } from './database/openDatabase.ts';
import { createMailer } from './mail/createMailer.ts';
import type { Log } from './observability/log.ts';
import { deliverDue, type OutboxContext, type Sender } from './outbox/deliverDue.ts';
import { createWebhookSender } from './outbox/sendWebhook.ts';
import { startWorker, type Worker, type WorkerJob } from './outbox/startWorker.ts';
import type { ProviderClient } from './provider/createProviderClient.ts';
import { createReservationsClient } from './provider/createReservationsClient.ts';

type BookingsConfig = Pick<
  Config,
  | 'authSecret'
  | 'dataDir'
  | 'deskEmail'
  | 'mailFrom'
  | 'personalDataDays'
  | 'smtpUrl'
  | 'trustProxy'
  | 'webhook'
  | 'worker'
>;

/** What bookings need of the rest of the site. */
export type BookingsDependencies = {
  database: Database;
  fetch: ProviderClient['fetch'];
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  log: Log;
  say: (line: string) => void;
  now?: () => Date;
  /** How long a request waits for the provider before it is answered as pending. */
  answerMs?: number;
  limits?: Partial<BookingLimits>;
  /** How long the worker pauses while nothing is due. */
  idleMs?: number;
  accountOf?: AccountOf;
  /** Sends the outbox's messages of other resources, by their kind. */
  senders?: Readonly<Record<string, Sender>>;
  /** Is done once an hour, such as a clean-up. */
  hourlyJobs?: readonly WorkerJob[];
};

/** The parts of bookings that the site mounts, and how to end their work. */
export type StartedBookings = {
  /** `/api/bookings` */
  api: ApiResource;
  /** `/api/trips` */
  trips: ApiResource;
  /** The bookings of an account, for the download of its data. */
  bookingsOf: (accountId: string, email: string) => Promise<Booking[]>;
  /** `/desk` */
  desk: RequestHandler;
  /** Ends the worker's pause, because something is due. */
  wake: () => void;
  /** Starts the worker, unless WORKER is off. To be called when the origin of the site is known. */
  start: () => void;
  /** Ends the worker and waits for running attempts, three seconds at most: another process carries them on. */
  stop: () => Promise<void>;
};

const eraseEveryMs = 3_600_000;
const stopMs = 3_000;

/** Puts bookings together: their routes, the desk's page and the worker. */
export function startBookings(
  config: BookingsConfig,
  dependencies: BookingsDependencies,
): StartedBookings {
  const { database, fetch, siteOrigin, log, say, now = () => new Date() } = dependencies;
  const { deskEmail, webhook, trustProxy } = config;
  const context: BookingContext = {
    database,
    fetchHotel: fetch,
    reservations: createReservationsClient(fetch),
    links: createBookingLinks(readAuthSecret(config.authSecret, config.dataDir), siteOrigin),
    hasDesk: deskEmail !== undefined,
    hasWebhook: webhook !== undefined,
    now,
    log,
  };
  const sendMail = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.dataDir, 'mail'),
    say,
  });
  const outbox: OutboxContext = {
    database,
    now,
    log,
    senders: {
      ...dependencies.senders,
      'booking-mail': createBookingMailSender(context, sendMail, deskEmail),
      ...(webhook && { webhook: createWebhookSender(webhook.address, webhook.secret, now) }),
    },
  };
  const jobs = [
    () => doDueBookings(context),
    () => deliverDue(outbox),
    hourly(() => erasePersonalData(context, config.personalDataDays)),
    ...(dependencies.hourlyJobs ?? []).map(hourly),
  ];
  let worker: Worker | undefined;
  const { answerMs, idleMs, limits, accountOf = () => Promise.resolve(undefined) } = dependencies;
  const wake = () => worker?.wake();
  const bookings = createBookings(context, { answerMs, wake });
  return {
    api: { handler: createBookingsRouter(context, bookings, accountOf, limits) },
    trips: { handler: createTripsRouter(context, accountOf) },
    bookingsOf: async (accountId, email) => {
      const { trips } = await listTrips(context, accountId, email);
      return trips.map(({ booking }) => booking);
    },
    desk: createDeskRouter(context, trustProxy),
    wake,
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
    if (done === 0) next = performance.now() + eraseEveryMs;
    return done;
  };
}

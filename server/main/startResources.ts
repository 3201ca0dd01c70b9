import type { RequestHandler } from 'express';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VitalsReport } from '#contracts/site/browserReports.ts';
import { hourMs, minuteMs } from '#contracts/values/durations.ts';
import { chargesText } from '#contracts/site/charges.ts';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import type { BreachOutcome } from '../auth/breachedPasswords.ts';
import { createLeakedPasswords } from '../auth/leakedPasswords.ts';
import type { PasswordCost } from '../auth/passwords.ts';
import { recordRoutes } from '../record/readRecord.ts';
import { type OnSealWritten, sealAndWrite } from '../record/sealFile.ts';
import { startAccounts } from '../accounts/resource.ts';
import type { OnReservationOutcome } from '../bookings/reservations/createReservationsClient.ts';
import { countForSilence } from '../bookings/bookingSilence.ts';
import { startBookings } from '../bookings/resource.ts';
import { startContact } from '../contact/resource.ts';
import { shownOperator } from '../content/operator.ts';
import { startContent } from '../content/resource.ts';
import { startDestinations } from '../destinations/resource.ts';
import type { Database } from '../database/openDatabase.ts';
import { noteWorker, readWorkerSilence } from '../database/siteState.ts';
import { createDeskResource } from '../desk/createDeskResource.ts';
import { guestRoutes } from '../desk/guestRoutes.ts';
import { searchRoutes } from '../desk/searchRoutes.ts';
import { deleteEndedTasks, taskRoutes } from '../desk/taskRoutes.ts';
import { todayRoutes } from '../desk/todayRoutes.ts';
import { startExchangeRates } from '../exchangeRates/resource.ts';
import { createMailer } from '../mail/createMailer.ts';
import { mailRenderer } from '../mail/renderMail.ts';
import { startNewsletter } from '../newsletter/resource.ts';
import { createAttempts } from '../observability/attempts.ts';
import { type BrowserReportKind, browserReports } from '../observability/browserReports.ts';
import type { CertificateState } from '../observability/certificates.ts';
import { createDiskSpace, type DiskSpace } from '../observability/diskSpace.ts';
import type { Log } from '../observability/log.ts';
import { createSiteAlarms, type SiteAlarms } from '../observability/siteAlarms.ts';
import { createStatusReader, type StatusReader } from '../observability/siteStatus.ts';
import type { Tracing } from '../observability/tracing.ts';
import { deleteFinished } from '../outbox/deleteFinished.ts';
import { deliverDue, type OutboxContext, type Sender } from '../outbox/deliverDue.ts';
import {
  readMailHealth,
  unsentMails,
  unsentMs,
  webhookQueuesAt,
} from '../outbox/desk/outboxQueues.ts';
import { sendWaitingMails } from '../outbox/desk/sendAgain.ts';
import { webhookRoutes } from '../outbox/desk/webhookRoutes.ts';
import type { MailKind } from '../outbox/enqueue.ts';
import { createWebhookSender } from '../outbox/sendWebhook.ts';
import { startWorker, type Worker, type WorkerJob } from '../outbox/startWorker.ts';
import { paymentFailed } from '../payments/paymentContext.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import { type PaymentsOptions, startPayments } from '../payments/resource.ts';
import type { Clock } from '../provider/budgets.ts';
import type { ProviderClient } from '../provider/createProviderClient.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import type { Outcome, RequestContext } from '../request/requestContext.ts';
import type { AccountLimits, BookingLimits, ReviewLimits, StaffLimits } from '../request/limits.ts';
import { createRateLimits } from '../request/createRateLimits.ts';
import { reviewQueuesAt } from '../reviews/desk/readDeskReviews.ts';
import { startReconciliation } from '../reconciliation/resource.ts';
import { startReviews } from '../reviews/resource.ts';
import { forgetAuthors, reviewsOfBookings } from '../reviews/reviewsOfBookings.ts';
import { grantNewsletterCode } from '../rewards/promotions/createPromotion.ts';
import { startRewards } from '../rewards/resource.ts';
import { legalInfoReader } from '../settlement/hotels/readLegalInfo.ts';
import { startSettlement } from '../settlement/resource.ts';
import { collectingOf } from '../site/collecting.ts';
import type { PageHeadsOptions } from '../site/heads/createPageHeads.ts';
import { startStaff } from '../staff/resource.ts';
import { readAuthSecret } from './authSecret.ts';
import type { Config } from './config.ts';

/** The parts of the site that the resources depend on. */
export type ResourcesOptions = {
  database: Database;
  fetch: ProviderClient['fetch'];
  /** Requests hotels like the pages of the site do. The default is `fetch`. */
  fetchHotels?: ProviderFetch<ProviderRequest>;
  /** Returns the state of the provider's circuit breakers for the desk. The default is closed. */
  breaker?: ProviderClient['breaker'];
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  /** Takes payments on the site. Undefined if the hotels collect all payments. */
  payments?: PaymentProvider | undefined;
  log: Log;
  /** Prints a line at the terminal. */
  say: (line: string) => void;
  /** Returns whether the site shows prices. By default, it does not. */
  isLive?: () => boolean;
  /** The folder of the site's own content pages. The default is their folder in the sources. */
  contentFolder?: string | undefined;
  now?: () => Date;
  /** The clock for the answer times of booking requests. The default is the machine's clock. */
  answerClock?: Clock;
  /** The shortest pause between two checks of an open payment, in milliseconds. Tests pass 0. */
  lookPauseMs?: number | undefined;
  /** How long the worker pauses while no job is due. */
  idleMs?: number;
  accountLimits?: Partial<AccountLimits>;
  /** How long each answer of a site that signs people in may take. The default is 5 s. */
  openIdSeconds?: number | undefined;
  staffLimits?: Partial<StaffLimits>;
  /** The cost of hashing a password. Tests pass a low one. The default is the cost of the site. */
  passwordCost?: PasswordCost;
  /**
   * The shortest time of responses whose duration must reveal nothing, in milliseconds. Tests pass
   * 0.
   */
  leastMs?: number;
  bookingLimits?: Partial<BookingLimits>;
  /** How often one client may request the newsletter per hour. */
  newsletterRequestsPerHour?: number;
  reviewLimits?: Partial<ReviewLimits>;
  /** Returns the free bytes on the disk of a folder. Tests pass their own function. */
  freeBytes?: ((folder: string) => number) | undefined;
  /** How long the status for metrics and probes is fresh. Tests pass a short time. */
  statusMs?: number;
  onReservation?: OnReservationOutcome | undefined;
  /** Receives the ids of hotels at which any process booked or freed rooms. */
  onRoomsChanged?: ((hotelIds: readonly string[]) => void) | undefined;
  /** Counts events of the payment provider, and the results of payments. */
  onPaymentEvent?: PaymentsOptions['onEvent'];
  onPayment?: PaymentsOptions['count'];
  /**
   * Returns the state of the certificates of the servers that the site uses. By default, there is
   * none.
   */
  certificates?: (() => readonly CertificateState[]) | undefined;
  onMessage?: OutboxContext['onMessage'];
  /** Counts the requests to the range service of breached passwords. */
  onPasswordAsked?: ((outcome: BreachOutcome) => void) | undefined;
  onSealWritten?: OnSealWritten | undefined;
  onBrowserReport?: ((kind: BrowserReportKind) => void) | undefined;
  onVitals?: ((report: VitalsReport) => void) | undefined;
  tracing?: Tracing | undefined;
};

/** The resources that the site mounts, and the start and end of their background work. */
export type StartedResources = {
  /** The resources by their names under `/api`. */
  resources: Readonly<Record<string, ApiResource>>;
  /**
   * The data for the heads of pages: a hotel's rating by reviews of this site, the content pages,
   * and the destinations of the home page.
   */
  pages: Pick<PageHeadsOptions, 'ratingOf' | 'contentOf' | 'destinationsOf'>;
  /** Opens the booking links that the desk reads aloud, outside `/api`. */
  spokenLinks: RequestHandler;
  /** Reads the pending work in the database. */
  status: StatusReader;
  /** The alarms about the site as a whole. */
  alarms: SiteAlarms;
  disk: (() => DiskSpace | undefined) | undefined;
  /** Counts the actions of travelers by their responses. */
  onResponse: (context: RequestContext, outcome: Outcome) => void;
  /**
   * Returns the longest time in milliseconds for which a job of the worker has had no successful
   * turn. Returns undefined while this process runs no worker.
   */
  silentMs: () => number | undefined;
  /** Loads the data of the first page of a live site before the site opens. Never fails. */
  warmUp: () => Promise<void>;
  /** Starts the worker, unless WORKER is off. Call it when the origin of the site is known. */
  start: () => void;
  /**
   * Stops the worker and waits up to three seconds for running attempts. Another process completes
   * the rest.
   */
  stop: () => Promise<void>;
};

const sealMs = minuteMs;
/** How often the worker records that it is running. */
const noteMs = minuteMs / 3;
const stopMs = 3_000;

/**
 * Creates everything below `/api` except the hotels: the resources and their dependencies on each
 * other, and the worker, which completes their unfinished work and sends their mails.
 */
export function startResources(config: Config, options: ResourcesOptions): StartedResources {
  const { fetch, breaker = () => 'closed', answerClock, idleMs, say, ...given } = options;
  const { now = () => new Date(), log, database } = given;
  let worker: Worker | undefined;
  const disk =
    config.databaseUrl === undefined
      ? createDiskSpace(config.dataDir, config.diskReserve, options.freeBytes)
      : undefined;
  const secret = readAuthSecret(config.authSecret, config.dataDir);
  const rateLimits = createRateLimits({ database, secret, now });
  const shared = {
    ...given,
    now,
    secret,
    rateLimits,
    rejectLeakedPassword: createLeakedPasswords({
      rangeService: config.breachedPasswords,
      onAsked: options.onPasswordAsked,
    }),
    sendMail: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      folder: join(config.dataDir, 'mail'),
      say,
    }),
    renderMail: mailRenderer(shownOperator(config), config.siteColor),
    wake: () => worker?.wake(),
  };
  // Returns all data in a download except the bookings. It is the same for an account and for a
  // guest without one.
  const besideBookings = async (
    email: string,
    keys: readonly { hotel_id: string; id: string }[],
  ) => ({
    reviews: await reviewsOfBookings(database, keys),
    newsletter: (await newsletter.subscriptionOf(email)) ?? null,
  });
  const accounts = startAccounts(config, {
    ...shared,
    limits: options.accountLimits,
    desk: {
      bookingsOf: (accountId) => bookings.newestOf(accountId),
      creditsOf: (accountId) => rewards.creditsOf(accountId),
    },
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
        ...(await besideBookings(account.email, keys)),
        oneKeyCash: await rewards.rewardsOf(account),
      };
    },
  });
  const { accountOf } = accounts;
  const rewards = startRewards(config, { database, accountOf, rateLimits, now });
  const attempts = createAttempts({ database });
  const paying = startPayments({
    database,
    provider: options.payments,
    clock: answerClock,
    lookPauseMs: options.lookPauseMs,
    now,
    log,
    wake: shared.wake,
    onEvent: options.onPaymentEvent,
    onSigned: (isRight) => attempts.record('payment-events', !isRight),
    count: (step) => {
      options.onPayment?.(step);
      const failed = paymentFailed[step];
      if (failed !== undefined) attempts.record('payments', failed);
    },
  });
  const contactTo = config.deskEmail ?? (config.operator.email || undefined);
  const bookings = startBookings(config, {
    ...shared,
    deskAddress: contactTo,
    payments: paying.payments,
    servePayments: paying.serve,
    collecting: {
      ...collectingOf(config, defaultLanguage),
      payments: options.payments ? chargesText(options.payments.currencies) : '',
    },
    fetch,
    isFull: () => {
      const space = disk?.();
      return space !== undefined && space.free < space.reserve;
    },
    onPaidOutcome: (failed) => attempts.record('bookings', failed),
    onReservation: options.onReservation,
    tracing: options.tracing,
    answerClock,
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
    rateLimits,
    now,
    log,
    visitOf: bookings.visitOf,
    hotelNamesOf: bookings.hotelNamesOf,
    limits: options.reviewLimits,
  });
  const exchangeRates = startExchangeRates(config, { database, log, now });
  const contact = startContact({
    ...shared,
    accountOf,
    to: contactTo,
    language: config.deskLanguage,
  });
  const content = startContent(
    { ...config, contact: contactTo !== undefined, isLive: options.isLive ?? (() => false) },
    options.contentFolder ?? 'contracts/content',
  );
  const destinations = startDestinations({ fetch: options.fetchHotels ?? fetch, log });
  const { webhook } = config;
  const staff = startStaff(config, { ...shared, limits: options.staffLimits });
  const settlement = startSettlement({
    database,
    now,
    timeZone: config.timeZone,
    log,
    commissionVat: config.commissionVat,
    operator: config.operator,
    payoutIban: config.payoutIban,
    paymentSums: paying.payments.sums,
    readLegalInfo: legalInfoReader(fetch),
  });
  const reconciliation = startReconciliation({
    database,
    now,
    log,
    rateLimits,
    fetch,
    payments: options.payments,
  });
  const queues = [
    bookings.queuesAt,
    paying.queuesAt,
    accounts.queuesAt,
    exchangeRates.queuesAt,
    webhookQueuesAt(database),
    reviewQueuesAt(database),
  ];
  const status = createStatusReader({
    database,
    now,
    waiting: (at) => [
      ...queues.flatMap((queuesAt) => queuesAt(at)).filter(({ lateMs }) => lateMs !== undefined),
      { name: 'unsent-mails', rows: unsentMails(database), lateMs: unsentMs },
    ],
    bookings: bookings.recent,
    rates: exchangeRates.status,
    attempts: attempts.read,
    silence: countForSilence,
    differences: reconciliation.countDifferences,
    workerSilence: readWorkerSilence,
    keptMs: options.statusMs,
  });
  const { certificates = () => [] } = options;
  const alarms = createSiteAlarms({ status, disk, certificates });
  const desk = createDeskResource({
    database,
    now,
    rateLimits,
    staffOf: staff.staffOf,
    session: staff.session,
    routes: [
      ...[
        staff,
        bookings,
        accounts,
        rewards,
        reviews,
        newsletter,
        settlement,
        reconciliation,
        exchangeRates,
      ].flatMap(({ deskRoutes }) => deskRoutes),
      ...searchRoutes({ findBookings: bookings.find, findTravelers: accounts.find }),
      ...guestRoutes({
        database,
        now,
        hasAccount: accounts.hasAccount,
        dataOf: async (email) => {
          const { keys, bookings: booked } = await bookings.guestBookings(email);
          return {
            bookings: booked,
            ...(await besideBookings(email, keys)),
            contact: await contact.messagesOf(email),
          };
        },
        eraseBookings: bookings.eraseGuest,
        endSubscription: newsletter.forget,
        deleteMessages: contact.forget,
      }),
      ...recordRoutes({ database, dataDir: config.dataDir }),
      ...webhookRoutes({ database, configured: webhook !== undefined, wake: shared.wake }),
      ...taskRoutes({ database, now, timeZone: config.timeZone, queues }),
      ...todayRoutes({
        database,
        now,
        queues,
        readProvider: async () => ({
          breakers: { reads: breaker('reads'), reservations: breaker('reservations') },
          lastCall: await bookings.readLastCall(),
        }),
        readArrivals: bookings.readArrivals,
        readMails: () => readMailHealth(database),
        sendMails: async (actor) => {
          const mails = await sendWaitingMails(database, actor);
          shared.wake();
          const holding = await alarms.fresh();
          return { mails, worker: !holding.some(({ name }) => name === 'no-worker') };
        },
        readAlarms: alarms.fresh,
        readCertificates: () =>
          certificates().map(({ of, expiresAt, unreadSince }) => ({
            of,
            expires: expiresAt?.toISOString() ?? null,
            unread: unreadSince !== undefined,
          })),
        readDifferences: reconciliation.listDifferences,
      }),
    ],
  });
  const mailSenders: Readonly<Record<MailKind, Sender>> = {
    ...accounts.senders,
    ...bookings.senders,
    ...newsletter.senders,
    ...contact.senders,
    ...staff.senders,
  };
  const outbox = {
    database,
    log,
    onMessage: options.onMessage,
    tracing: options.tracing,
    senders: {
      ...mailSenders,
      ...(webhook && { webhook: createWebhookSender(webhook.address, webhook.secret, now) }),
    },
  };
  const hourlyJobs = [
    ...[accounts, bookings, reconciliation, newsletter, exchangeRates, staff, rateLimits].flatMap(
      (resource) => resource.hourlyJobs,
    ),
    () => deleteFinished(outbox),
    () => deleteEndedTasks({ database, now, queues }),
    attempts.deleteOld,
  ];
  const jobs = [
    ...bookings.jobs,
    () => deliverDue(outbox),
    every(noteMs, async () => {
      await noteWorker(database.db);
      return 0;
    }),
    every(
      sealMs,
      sealAndWrite({
        database,
        log,
        dataDir: config.dataDir,
        onSealWritten: options.onSealWritten,
      }),
    ),
    ...hourlyJobs.map((job) => every(hourMs, job)),
  ];
  return {
    resources: {
      ...accounts.resources,
      ...bookings.resources,
      ...rewards.resources,
      ...reviews.resources,
      ...newsletter.resources,
      ...exchangeRates.resources,
      ...destinations.resources,
      ...contact.resources,
      ...content.resources,
      ...staff.resources,
      desk: { handler: desk },
      ...browserReports({
        log,
        onReport: options.onBrowserReport,
        onVitals: options.onVitals,
      }),
    },
    pages: {
      ratingOf: reviews.ratingOf,
      contentOf: content.contentOf,
      destinationsOf: destinations.destinationsOf,
    },
    spokenLinks: bookings.spokenLinks,
    status,
    silentMs: () => worker?.silentMs(),
    alarms,
    disk,
    onResponse: attempts.observe,
    warmUp: destinations.warmUp,
    start: () => {
      if (config.worker) worker ??= startWorker({ jobs, log, idleMs });
    },
    stop: async () => {
      const ended = Promise.all([worker?.stop(), bookings.settle(), reconciliation.stop()]);
      await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
    },
  };
}

/** Runs a job once every `ms` milliseconds, and again immediately while it has more to do. */
function every(ms: number, job: WorkerJob): WorkerJob {
  let next = 0;
  return async () => {
    if (performance.now() < next) return 0;
    const done = await job();
    if (done === 0) next = performance.now() + ms;
    return done;
  };
}

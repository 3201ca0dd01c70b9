import type { RequestHandler } from 'express';
import type { Transaction } from 'kysely';
import type { Booking } from '#contracts/site/bookings.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { Config } from '../main/config.ts';
import type { Log } from '../observability/log.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';
import type { ProviderClient } from '../provider/createProviderClient.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import type { BookingLimits } from '../request/limits.ts';
import type { Account, AccountOf } from '../request/requestContext.ts';
import type { BookedVisit } from '../reviews/reviewContext.ts';
import { createBookingLinks } from './bookingLinks.ts';
import { createBookings } from './createBookings.ts';
import { createBookingsRouter } from './createBookingsRouter.ts';
import { createDeskRouter } from './desk/createDeskRouter.ts';
import { createBookingMailSender } from './mails/createBookingMailSender.ts';
import { createReservationsClient } from './reservations/createReservationsClient.ts';
import type { BookingContext, BookingCredits } from './state/bookingContext.ts';
import { doDueBookings, doDueStays } from './steps/doDue.ts';
import { erasePersonalData } from './steps/erasePersonalData.ts';
import {
  createTripsRouter,
  type ForgetGuests,
  joinBookings,
  listTrips,
  releaseBookings,
  type ReviewsOf,
} from './trips.ts';

type BookingsConfig = Pick<Config, 'deskEmail' | 'personalDataDays' | 'trustProxy' | 'webhook'>;

/** What bookings need of the rest of the site. */
export type BookingsDependencies = {
  database: Database;
  fetch: ProviderClient['fetch'];
  /** Signs links. */
  secret: string;
  sendMail: SendMail;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  /** Ends the worker's pause, because something is due. */
  wake: () => void;
  accountOf: AccountOf;
  credits: BookingCredits;
  /** Counts a request that tries a promotion code. */
  limitCodes: RequestHandler;
  /** Removes the names of guests whose data is erased from what is not a booking. */
  forgetGuests: ForgetGuests;
  /** The reviews of some bookings, for the list of trips. */
  reviewsOf: ReviewsOf;
  log: Log;
  now: () => Date;
  answerMs?: number | undefined;
  limits?: Partial<BookingLimits> | undefined;
};

/** The parts of bookings that the site mounts, and the work that the worker does for them. */
export type StartedBookings = {
  /** By their name under `/api`. */
  resources: Readonly<Record<'bookings' | 'trips', ApiResource>>;
  /** `/desk` */
  desk: RequestHandler;
  /** Gives the bookings that a guest made to the account that has verified their address. */
  join: (account: Account) => Promise<void>;
  /** Takes the bookings of an account from it, in the transaction that deletes the account. */
  release: (tx: Transaction<Tables>, accountId: string) => Promise<void>;
  /** The booking that a key opens, as reviews need it; undefined for a wrong key or id. */
  visitOf: (id: string, key: string) => Promise<BookedVisit | undefined>;
  /** The bookings of an account, for the download of its data. */
  bookingsOf: (account: Account) => Promise<Booking[]>;
  /** For the outbox. */
  senders: Readonly<Record<string, Sender>>;
  /** Carries on the bookings and the stays that are due. */
  jobs: readonly WorkerJob[];
  /** Erases personal data. */
  hourlyJobs: readonly WorkerJob[];
  /** Resolves when no attempt of a request is running any more. */
  settle: () => Promise<void>;
};

/** Puts bookings together: their routes, the desk's page, their mails and their jobs. */
export function startBookings(
  config: BookingsConfig,
  dependencies: BookingsDependencies,
): StartedBookings {
  const { fetch, secret, sendMail, siteOrigin, accountOf, credits, reviewsOf, ...given } =
    dependencies;
  const { database, now, log, answerMs, limits, limitCodes, forgetGuests, wake } = given;
  const { deskEmail, webhook, trustProxy } = config;
  const context: BookingContext = {
    database,
    fetchHotel: fetch,
    reservations: createReservationsClient(fetch),
    links: createBookingLinks(secret, siteOrigin),
    credits,
    hasDesk: deskEmail !== undefined,
    hasWebhook: webhook !== undefined,
    now,
    log,
  };
  const bookings = createBookings(context, { wake });
  return {
    resources: {
      bookings: {
        handler: createBookingsRouter(context, bookings, {
          accountOf,
          limitCodes,
          limits,
          answerMs,
        }),
      },
      trips: { handler: createTripsRouter(context, accountOf, reviewsOf) },
    },
    desk: createDeskRouter(context, trustProxy),
    join: ({ accountId, email }) => joinBookings(database, accountId, email),
    release: (tx, accountId) => releaseBookings(tx, accountId, forgetGuests),
    visitOf: async (id, key) => {
      const row = await bookings.find(id, key);
      return (
        row && {
          hotelId: row.hotel_id,
          bookingId: row.id,
          checkOut: row.check_out,
          guest: row.traveller?.guests[0]?.firstName ?? null,
          stayed: row.status === 'stayed',
        }
      );
    },
    bookingsOf: async ({ accountId, email }) => {
      const { trips } = await listTrips(context, accountId, email, reviewsOf, null);
      return trips.map(({ booking }) => booking);
    },
    senders: { 'booking-mail': createBookingMailSender(context, sendMail, deskEmail) },
    jobs: [() => doDueBookings(context), () => doDueStays(context)],
    hourlyJobs: [() => erasePersonalData(context, config.personalDataDays, given.forgetGuests)],
    settle: bookings.settle,
  };
}

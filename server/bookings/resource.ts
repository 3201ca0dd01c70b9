import type { RequestHandler } from 'express';
import { sql, type Transaction } from 'kysely';
import type { Booking } from '#contracts/site/bookings.ts';
import { tripCalls } from '#contracts/site/calls/bookingCalls.ts';
import { type Actor, worker } from '../record/actor.ts';
import type { Tables } from '../database/tables.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { RenderMail } from '../mail/renderMail.ts';
import { sendResidency } from '../hotels/sendTravelers.ts';
import type { Config } from '../main/config.ts';
import type { Log } from '../observability/log.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { Clock } from '../provider/budgets.ts';
import type { startPayments } from '../payments/resource.ts';
import type { ProviderClient } from '../provider/createProviderClient.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { implement } from '../request/implement.ts';
import type { BookingLimits } from '../request/limits.ts';
import type { Account, AccountOf } from '../request/requestContext.ts';
import type { BookedVisit } from '../reviews/reviewContext.ts';
import { createBookingLinks } from './bookingLinks.ts';
import { bookingsResource } from './bookingsResource.ts';
import { createBookings } from './createBookings.ts';
import { bookingListRoutes } from './desk/bookingListRoutes.ts';
import {
  bookingQueuesAt,
  readArrivals,
  readLastCall,
  recentBookings,
} from './desk/bookingQueues.ts';
import { eraseGuestBookings, readGuestBookings } from './desk/guestData.ts';
import { lostBookingRoutes } from './desk/rebuildBooking.ts';
import { findBookings, searchBookings } from './desk/searchBookings.ts';
import { guestBookingRoutes } from './guestBookingRoutes.ts';
import { deskBookingRoutes } from './desk/deskBookingRoutes.ts';
import { createBookingMailSender } from './mails/createBookingMailSender.ts';
import {
  createReservationsClient,
  type OnReservationOutcome,
} from './reservations/createReservationsClient.ts';
import type { BookingContext, ForgetGuests, RecordingContext } from './state/bookingContext.ts';
import { paidBookings } from './steps/paidBookings.ts';
import { processDueBookings, processDueStays } from './steps/processDue.ts';
import { isOfferedAgain } from './steps/isOfferedAgain.ts';
import { erasePersonalData } from './steps/erasePersonalData.ts';
import { deleteAttempts } from './steps/lease.ts';
import { templateRoutes } from './templates/templateRoutes.ts';
import { spokenLinks } from './spokenLinks.ts';
import { watchRooms } from './watchRooms.ts';
import { joinBookings, listTrips, releaseBookings, type ReviewsOf } from './trips.ts';
import type { Database } from '../database/openDatabase.ts';

type BookingsConfig = Pick<
  Config,
  | 'mailFrom'
  | 'deskEmail'
  | 'deskLanguage'
  | 'paymentNotes'
  | 'deskAnswers'
  | 'requestHours'
  | 'phonePaymentHours'
  | 'personalDataDays'
  | 'webhook'
  | 'defaultResidency'
  | 'agentPrices'
>;

/** The parts of the site that bookings depend on. */
type BookingsDependencies = Pick<
  BookingContext,
  'database' | 'credits' | 'payments' | 'collecting' | 'now' | 'deskAddress'
> & {
  /** Registers the functions through which payments change bookings. */
  servePayments: ReturnType<typeof startPayments>['serve'];
  fetch: ProviderClient['fetch'];
  /** The secret that signs links. */
  secret: string;
  sendMail: SendMail;
  renderMail: RenderMail;
  /** The public origin of the site, for links in mails. */
  siteOrigin: () => string;
  /** Wakes the worker, because a job is due. */
  wake: () => void;
  accountOf: AccountOf;
  rateLimits: RateLimits;
  /** Counts a request that contains a promotion code. */
  limitCodes: RequestHandler;
  /** Removes the names of guests whose data is erased from other places than bookings. */
  forgetGuests: ForgetGuests;
  /** Returns the reviews of the given bookings, for the list of trips. */
  reviewsOf: ReviewsOf;
  log: Log;
  isFull?: (() => boolean) | undefined;
  onPaidOutcome?: ((failed: boolean) => void) | undefined;
  onReservation?: OnReservationOutcome | undefined;
  /**
   * Called with the ids of hotels where rooms were booked or became free, in this or another
   * process.
   */
  onRoomsChanged?: ((hotelIds: readonly string[]) => void) | undefined;
  tracing?: Tracing | undefined;
  answerClock?: Clock | undefined;
  limits?: Partial<BookingLimits> | undefined;
};

/**
 * Creates the parts of the site that handle bookings: their routes, their routes at the desk, their
 * mails and their jobs, together with those of their payments.
 */
export function startBookings(
  config: BookingsConfig,
  { fetch, secret, sendMail, renderMail, siteOrigin, ...given }: BookingsDependencies,
) {
  const { deskEmail, webhook, personalDataDays } = config;
  const {
    database,
    now,
    log,
    credits,
    payments,
    servePayments,
    collecting,
    wake,
    accountOf,
    reviewsOf,
    forgetGuests,
    ...others
  } = given;
  const { onReservation, onRoomsChanged, tracing, isFull, onPaidOutcome, ...rest } = others;
  const rooms = onRoomsChanged && watchRooms({ database, log, onChanged: onRoomsChanged });
  const recording: RecordingContext = {
    database,
    actor: worker,
    links: createBookingLinks(secret, siteOrigin),
    credits,
    payments,
    requestHours: config.requestHours,
    isFull,
    onPaidOutcome,
    onAttempt: rooms?.look,
    agentPrices: config.agentPrices,
    deskAddress: given.deskAddress,
    hasDesk: deskEmail !== undefined,
    hasWebhook: webhook !== undefined,
    now,
    log,
    tracing,
  };
  const served = servePayments(paidBookings(recording));
  const context: BookingContext = {
    ...recording,
    fetchHotel: sendResidency(fetch, config.defaultResidency),
    reservations: createReservationsClient(fetch, onReservation),
    collecting,
    phonePaymentHours: config.phonePaymentHours,
    pages: served.pages,
  };
  const bookings = createBookings(context, { wake });
  const mails = { ...config, renderMail };
  return {
    /** The resources by their name under `/api`. */
    resources: {
      ...served.resources,
      ...bookingsResource(context, bookings, { mailFrom: config.mailFrom, accountOf, ...rest }),
      ...implement('trips', tripCalls, { callers: { traveller: accountOf } })({
        'GET /api/trips': async ({ caller: { accountId, email } }) => ({
          status: 200,
          body: await listTrips(context, accountId, email, reviewsOf),
        }),
      }),
    },
    spokenLinks: spokenLinks(context, rest.rateLimits),
    deskRoutes: [
      ...bookingListRoutes(context),
      ...lostBookingRoutes(context),
      ...guestBookingRoutes(context, bookings, given.answerClock),
      ...deskBookingRoutes(context, { mails, forgetGuests, wake }),
      ...templateRoutes(context),
      ...served.deskRoutes,
    ],
    /** The queues of bookings that wait for the desk. */
    queuesAt: bookingQueuesAt(context),
    readArrivals: () => readArrivals(context),
    /** Counts the bookings of the last day by state. */
    recent: recentBookings(context),
    /** Reads the time and result of the last call to the provider about a booking. */
    readLastCall: () => readLastCall(context),
    /** Adds the bookings that a guest made to the account that has verified the guest's address. */
    join: ({ accountId, email }: Account) => joinBookings(database, accountId, email),
    /** Removes the bookings of an account from it, in the transaction that deletes the account. */
    release: (tx: Transaction<Tables>, accountId: string) =>
      releaseBookings(tx, accountId, forgetGuests),
    /**
     * Returns the booking that a key opens, in the form that reviews need. Returns undefined for a
     * wrong key or id.
     */
    visitOf: async (id: string, key: string): Promise<BookedVisit | undefined> => {
      const row = await bookings.find(id, key);
      if (!row) return undefined;
      const { hotel_id: hotelId, id: bookingId, check_out: checkOut, traveller, status } = row;
      const guest = traveller?.guests[0]?.firstName ?? null;
      return { hotelId, bookingId, checkOut, guest, stayed: status === 'stayed' };
    },
    /** Returns the bookings of an account, for the download of its data. */
    bookingsOf: async ({ accountId, email }: Account): Promise<Booking[]> => {
      const { trips } = await listTrips(context, accountId, email, reviewsOf, null);
      return trips.map(({ booking }) => booking);
    },
    /** Returns the newest bookings of an account, for the desk. */
    newestOf: async (account: string) =>
      (await searchBookings(context, { filters: { account } })).items,
    /** Returns the bookings of a guest without an account, for the desk. */
    guestBookings: (email: string) => readGuestBookings(context, email),
    /** Erases the personal data of these bookings, in the transaction that erases the guest. */
    eraseGuest: (
      tx: Transaction<Tables>,
      erasing: { email: string; actor: Actor; reason: string },
    ) => eraseGuestBookings(context, tx, erasing, forgetGuests),
    /** Searches the bookings, for the search of the desk. */
    find: (text: string) => findBookings(context, text),
    hotelNamesOf: (booked: Parameters<typeof readHotelNames>[1]) =>
      readHotelNames(database, booked),
    senders: {
      'booking-mail': createBookingMailSender(context, sendMail, mails, (row, mailId) =>
        isOfferedAgain(context, rest.rateLimits, row, mailId),
      ),
    },
    jobs: [() => processDueBookings(context), () => processDueStays(context), ...served.jobs],
    hourlyJobs: [
      () => erasePersonalData(context, personalDataDays, forgetGuests),
      () => deleteAttempts(context),
      ...served.hourlyJobs,
    ],
    /** Resolves when all attempts that requests have started are done. */
    settle: async (): Promise<void> => {
      await bookings.settle();
      await rooms?.stop();
    },
  };
}

/**
 * Returns the names of the hotels of the given bookings, as the bookings store them, by hotel id.
 */
export async function readHotelNames(
  { db }: Pick<Database, 'db'>,
  bookings: readonly { hotelId: string; bookingId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (bookings.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select(['hotel_id', sql<string | null>`hotel ->> 'name'`.as('name')])
    .where((eb) =>
      eb(
        eb.refTuple('hotel_id', 'id'),
        'in',
        bookings.map(({ hotelId, bookingId }) => eb.tuple(hotelId, bookingId)),
      ),
    )
    .execute();
  return new Map(rows.flatMap(({ hotel_id: id, name }) => (name === null ? [] : [[id, name]])));
}

import type { Request, RequestHandler, Response } from 'express';
import * as v from 'valibot';
import { bookingCalls } from '#contracts/site/calls/bookingCalls.ts';
import { travelerOf } from '../record/recordAction.ts';
import { type Clock, systemClock } from '../provider/budgets.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import {
  bookingAddressWindow,
  bookingAnswerMs,
  bookingLinkLimit,
  type BookingLimits,
  bookingLimits,
  findBookingLeastMs,
  findBookingLimit,
} from '../request/limits.ts';
import { atLeast } from '../request/atLeast.ts';
import { implement } from '../request/implement.ts';
import { ProblemError } from '../request/problemError.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { type Account, type AccountOf, requestOf } from '../request/requestContext.ts';
import { answerInTime, deadlineOf } from './answerDeadline.ts';
import { bookingProblem, checkPrices } from './bookingProblems.ts';
import { emailHash } from './bookingLinks.ts';
import { bookingView } from './bookingView.ts';
import { calendarFile } from './mails/calendarFile.ts';
import { bookStay } from './bookStay.ts';
import type { Bookings } from './createBookings.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { BookingContext } from './state/bookingContext.ts';
import {
  type BookingRow,
  readBookingOf,
  readFirst,
  readHistory,
  readOthers,
  readPayments,
} from './state/bookingRow.ts';
import { logBooking } from './state/bookingTrace.ts';
import { mailLink } from './steps/mailLink.ts';

const withPromotionSchema = v.object({ credits: v.object({ promotion: v.unknown() }) });

/**
 * Creates the resource for travelers: make a booking, have its link mailed, view it, cancel it, and
 * download its calendar file. All calls except the first two need the key of the booking's link;
 * with a wrong key the booking does not exist. A booking of a signed-in traveler belongs to the
 * account.
 */
export function bookingsResource(
  context: BookingContext,
  bookings: Bookings,
  {
    mailFrom,
    accountOf,
    rateLimits,
    limitCodes,
    limits = {},
    answerClock = systemClock,
  }: {
    /** The sender of the site's mails. */
    mailFrom: string;
    accountOf: AccountOf;
    rateLimits: RateLimits;
    /** Counts a request that contains a promotion code. */
    limitCodes: RequestHandler;
    limits?: Partial<BookingLimits> | undefined;
    /** The clock for the deadlines of requests to book or to cancel. */
    answerClock?: Clock | undefined;
  },
) {
  const { book, look, cancel, ...perAddress } = { ...bookingLimits, ...limits };
  const ofAddress = {
    book: addressLimit(rateLimits, 'book-address', perAddress.bookAddress),
    look: addressLimit(rateLimits, 'look-address', perAddress.lookAddress),
    cancel: addressLimit(rateLimits, 'cancel-address', perAddress.cancelAddress),
  };
  const shown = async (
    { hostname }: Request,
    row: BookingRow,
    events: Parameters<typeof bookingView>[1],
    others: Parameters<typeof bookingView>[3],
  ) => {
    const payments = await readPayments(context, row, others, hostname);
    return bookingView(row, events, context, others, payments);
  };
  const viewOf = async (req: Request, row: BookingRow) =>
    shown(req, row, await readHistory(context, row), await readOthers(context, [row]));
  const countLinks = rateLimits.count(bookingLinkLimit);

  /**
   * Returns the booking that the key of a link opens. Returns undefined both for a wrong key and
   * for a wrong id.
   */
  const find = async ({ id, key }: { id: string; key: string }, { res }: { res: Response }) => {
    const row = await deadlineOf(res).within(bookings.find(id, key));
    if (row) logBooking(res, row);
    return row;
  };

  const limitPromotions: RequestHandler = async (req, res, next) => {
    if (v.is(withPromotionSchema, req.body)) await limitCodes(req, res, next);
    else next();
  };

  const answerTime = { ms: bookingAnswerMs, clock: answerClock };
  const limited = {
    book: answerInTime(answerTime, 'the booking', [
      rateLimits.requests({ name: 'book', limit: book }),
      limitPromotions,
    ]),
    find: rateLimits.requests(findBookingLimit),
    look: rateLimits.requests({ name: 'look', limit: look }),
    cancel: answerInTime(answerTime, 'the cancellation', [
      rateLimits.requests({ name: 'cancel', limit: cancel }),
    ]),
  };

  return implement('bookings', bookingCalls, {
    callers: { booking: find },
    limits: limited,
  })({
    'POST /api/bookings': async ({ idempotencyKey, body: request, language, req, res }) => {
      const deadline = deadlineOf(res);
      checkPrices(request);
      const account = await deadline.within(accountOf(req));
      const { replaces, traveller } = request;
      const replaced = replaces && (await find(replaces, { res }));
      // A guest without an address shares the desk's mailbox, and strangers may have used up the
      // limit of that mailbox. Therefore a change by such a guest does not count against the limit.
      const isByPhone = replaced?.mails_guest === false && hasContactOf(replaced, traveller);
      await deadline.within(ofAddress.book(isByPhone ? undefined : traveller.email, account));
      const booker = { accountId: account?.accountId, language };
      const actor = travelerOf(account, res);
      const { row, events, others, status } = await bookStay(context, bookings, res, {
        actor,
        key: idempotencyKey,
        request,
        booker,
      });
      const link = context.links.pathOf(row.id);
      const booking = await shown(req, row, events, others);
      return { status, body: { booking, link } };
    },

    // Neither the response nor its duration reveals whether a booking with this number and address
    // exists.
    'POST /api/bookings/find': async ({ body: wanted, res }) => {
      const mayMail = async (id: string) => (await countLinks(id)).retryAfter === undefined;
      await atLeast(findBookingLeastMs, mailLink(context, wanted, mayMail, requestOf(res)));
      return { status: 202, body: {} };
    },

    'GET /api/bookings/:id': async ({ caller: row, req }) => {
      await ofAddress.look(mailboxOf(row));
      // A traveler who returns from the page of the payment provider waits for the result of the
      // payment.
      const waits = row.status === 'pending' || row.status === 'requested';
      const isKnown =
        !waits ||
        row.payment_id === null ||
        (await context.pages.check({ hotelId: row.hotel_id, bookingId: row.id }));
      const booking = await viewOf(req, (await readBookingOf(context, row)) ?? row);
      const { payment } = booking;
      if (isKnown || payment?.state !== 'open') return { status: 200, body: booking };
      return { status: 200, body: { ...booking, payment: { ...payment, isLookedUp: true } } };
    },

    'POST /api/bookings/:id/cancellation': async ({ caller: row, body, req, res }) => {
      const deadline = deadlineOf(res);
      await deadline.within(ofAddress.cancel(mailboxOf(row)));
      const actor = travelerOf(await deadline.within(accountOf(req)), res);
      const result = await bookings.cancel(actor, deadline, row, body.acceptedFee);
      if (result.kind === 'fee-changed') throw bookingProblem('fee-changed', { fee: result.fee });
      if (result.kind === 'refused') throw bookingProblem('not-cancellable');
      const booking = await shown(req, result.row, result.events, result.others);
      if (result.kind === 'changed') throw bookingProblem('booking-changed', { booking });
      return { status: result.row.cancelling ? 202 : 200, body: booking };
    },

    'GET /api/bookings/:id/calendar.ics': async ({ caller: row, query, req }) => {
      const booking = await viewOf(req, row);
      if (booking.status !== 'confirmed' && booking.status !== 'stayed') {
        throw new ProblemError(404, 'Only a confirmed booking has a calendar file.');
      }
      const i18n = serverI18n(query.language ?? row.language);
      const file = calendarFile(i18n, booking, await readFirst(context, row), {
        organizer: mailFrom,
        address: context.links.publicAddressOf(row.id, i18n.language),
      });
      return {
        status: 200,
        send: (res) => res.attachment('booking.ics').type('text/calendar').send(file),
      };
    },
  });
}

function hasContactOf({ traveller }: BookingRow, { email }: { email: string }): boolean {
  return traveller !== null && emailHash(traveller.email) === emailHash(email);
}

/**
 * Returns the mailbox of a guest. Returns undefined for a guest without an address, because such
 * guests share the desk's mailbox.
 */
function mailboxOf({ traveller, mails_guest: mailsGuest }: BookingRow): string | undefined {
  return mailsGuest ? traveller?.email : undefined;
}

/**
 * Limits the requests about one mailbox, under all spellings of its address, from all clients.
 * Requests of the owner, who is signed in with the address, have a separate count, so that nobody
 * else can use up the owner's limit. An erased address is not counted.
 */
function addressLimit(
  rateLimits: RateLimits,
  name: string,
  limit: number,
): (email: string | undefined, account?: Account) => Promise<void> {
  const count = rateLimits.byKey({ name, limit, windowSeconds: bookingAddressWindow });
  return async (email, account) => {
    if (email === undefined) return;
    const mailbox = mailboxHash(email);
    await count(account && mailboxHash(account.email) === mailbox ? `owner ${mailbox}` : mailbox);
  };
}

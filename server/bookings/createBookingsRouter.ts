import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { idempotencyKeyHeader } from '#contracts/provider/reservations.ts';
import { bookingRequestSchema } from '#contracts/site/bookingRequest.ts';
import { cancellationRequestSchema, findRequestSchema } from '#contracts/site/bookings.ts';
import { travellerOf } from '../audit/travellerOf.ts';
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
import { methodNotAllowed, ProblemError } from '../request/problemError.ts';
import type { RateLimits } from '../rateLimits/createRateLimits.ts';
import { type Account, type AccountOf, requestOf } from '../request/requestContext.ts';
import { requestLanguage } from '../request/requestLanguage.ts';
import { validate } from '../request/validate.ts';
import { answerInTime } from './answerDeadline.ts';
import {
  bookedAlready,
  bookingProblem,
  checkPrice,
  creditProblem,
  notChangeable,
  problemOfDeclined,
} from './bookingProblems.ts';
import { bookingView } from './bookingView.ts';
import { calendarFile } from './calendarFile.ts';
import type { Bookings } from './createBookings.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { BookingContext } from './state/bookingContext.ts';
import { type BookingRow, readHistory, readOthers } from './state/bookingRow.ts';
import { logBooking } from './state/bookingTrace.ts';
import { mailLink } from './steps/mailLink.ts';

const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,128}$/));
const withPromotionSchema = v.object({ credits: v.object({ promotion: v.unknown() }) });
const linkKeySchema = v.pipe(v.string(), v.maxLength(128));

/**
 * `/api/bookings`: make a booking, have its link mailed, look at it, cancel it, and its calendar file. Everything
 * but the first two needs the key of the booking's link; with a wrong one there is no such booking. A booking of
 * somebody who is signed in belongs to the account.
 */
export function createBookingsRouter(
  context: BookingContext,
  bookings: Bookings,
  {
    accountOf,
    rateLimits,
    limitCodes,
    limits = {},
    answerClock = systemClock,
  }: {
    accountOf: AccountOf;
    rateLimits: RateLimits;
    /** Counts a request that tries a promotion code. */
    limitCodes: RequestHandler;
    limits?: Partial<BookingLimits> | undefined;
    /** Times the answers to requests to book or to cancel. */
    answerClock?: Clock | undefined;
  },
): Router {
  const { book, look, cancel, ...perAddress } = { ...bookingLimits, ...limits };
  const limitLook = rateLimits.requests({ name: 'look', limit: look });
  const ofAddress = {
    book: addressLimit(rateLimits, 'book-address', perAddress.bookAddress),
    look: addressLimit(rateLimits, 'look-address', perAddress.lookAddress),
    cancel: addressLimit(rateLimits, 'cancel-address', perAddress.cancelAddress),
  };
  const viewOf = async (row: BookingRow) =>
    bookingView(row, await readHistory(context, row), context, await readOthers(context, [row]));

  const answerTime = { ms: bookingAnswerMs, clock: answerClock };
  const create = answerInTime(answerTime, 'the booking', async (req, res, deadline) => {
    const key = v.safeParse(keySchema, req.get(idempotencyKeyHeader));
    if (!key.success) {
      throw new ProblemError(400, `${idempotencyKeyHeader} must have 16 to 128 characters.`);
    }
    const request = validate(bookingRequestSchema, req.body);
    checkPrice(request);
    const account = await deadline.within(accountOf(req));
    await deadline.within(ofAddress.book(request.traveller.email, account));
    const booker = { accountId: account?.accountId, language: requestLanguage(req) };
    const result = await bookings.book(
      travellerOf(account, res),
      deadline,
      key.output,
      request,
      booker,
    );
    if (result.kind === 'key-reused') throw bookingProblem('key-reused');
    if (result.kind === 'rejected') throw creditProblem(result);
    if (result.kind === 'booked-already') throw bookedAlready(result.booked, context);
    if (result.kind === 'unknown') throw noSuchBooking();
    if (result.kind === 'fee-changed') throw bookingProblem('fee-changed', { fee: result.fee });
    if (result.kind === 'not-changeable') throw notChangeable(result.by, context);
    const { row, events, others } = result;
    logBooking(res, row);
    const problem = problemOfDeclined(row);
    if (problem) throw problem;
    const link = context.links.pathOf(row.id);
    const booking = bookingView(row, events, context, others);
    res.status(row.status === 'pending' ? 202 : 201).json({ booking, link });
  });

  const countLinks = rateLimits.count(bookingLinkLimit);

  /** Neither the response nor its time says whether there is such a booking. */
  const mailLinkOf: RequestHandler = async (req, res) => {
    const wanted = validate(findRequestSchema, req.body);
    const mayMail = async (id: string) => (await countLinks(id)).retryAfter === undefined;
    await atLeast(findBookingLeastMs, mailLink(context, wanted, mayMail, requestOf(res)));
    res.status(202).json({});
  };

  /** The booking in the path, opened by `?key=`; 404 for a wrong key, as for a wrong id. */
  const find = async (req: Request, res: Response): Promise<BookingRow> => {
    const key = v.safeParse(linkKeySchema, req.query['key']);
    const row = key.success ? await bookings.find(String(req.params['id']), key.output) : undefined;
    if (!row) throw noSuchBooking();
    logBooking(res, row);
    return row;
  };

  const read: RequestHandler = async (req, res) => {
    const row = await find(req, res);
    await ofAddress.look(row.traveller?.email);
    res.json(await viewOf(row));
  };

  const cancelBooking = answerInTime(answerTime, 'the cancellation', async (req, res, deadline) => {
    const row = await deadline.within(find(req, res));
    const { acceptedFee } = validate(cancellationRequestSchema, req.body);
    await deadline.within(ofAddress.cancel(row.traveller?.email));
    const actor = travellerOf(await deadline.within(accountOf(req)), res);
    const result = await bookings.cancel(actor, deadline, row, acceptedFee);
    if (result.kind === 'fee-changed') throw bookingProblem('fee-changed', { fee: result.fee });
    if (result.kind === 'refused') throw bookingProblem('not-cancellable');
    const booking = bookingView(result.row, result.events, context, result.others);
    res.status(result.row.cancelling ? 202 : 200).json(booking);
  });

  const calendar: RequestHandler = async (req, res) => {
    const row = await find(req, res);
    const booking = await viewOf(row);
    if (booking.status !== 'confirmed' && booking.status !== 'stayed') {
      throw new ProblemError(404, 'Only a confirmed booking has a calendar file.');
    }
    res
      .attachment('booking.ics')
      .type('text/calendar')
      .send(calendarFile(serverI18n(row.language), booking));
  };

  const limitPromotions: RequestHandler = async (req, res, next) => {
    if (v.is(withPromotionSchema, req.body)) await limitCodes(req, res, next);
    else next();
  };

  const router = Router();
  router
    .route('/')
    .post(rateLimits.requests({ name: 'book', limit: book }), limitPromotions, create)
    .all(methodNotAllowed);
  router
    .route('/find')
    .post(rateLimits.requests(findBookingLimit), mailLinkOf)
    .all(methodNotAllowed);
  router.route('/:id').get(limitLook, read).all(methodNotAllowed);
  router
    .route('/:id/cancellation')
    .post(rateLimits.requests({ name: 'cancel', limit: cancel }), cancelBooking)
    .all(methodNotAllowed);
  router.route('/:id/calendar.ics').get(limitLook, calendar).all(methodNotAllowed);
  return router;
}

const noSuchBooking = () => new ProblemError(404, 'There is no such booking.');

/**
 * Limits the requests that concern one mailbox, under all spellings of its address, whoever makes them. Its
 * owner, who is signed in with it, is counted apart, so that nobody else can use the limit up. An address
 * that was erased is not counted.
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

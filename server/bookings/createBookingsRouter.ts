import { Router, type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import { findRateError } from '#contracts/findRateError.ts';
import { idempotencyKeyHeader } from '#contracts/reservations.ts';
import {
  type BookingRequest,
  bookingRequestSchema,
  cancellationRequestSchema,
} from '#contracts/site/bookings.ts';
import type { AccountOf } from '../api/accountOf.ts';
import { limitByKey } from '../api/limitByKey.ts';
import { limitRequests } from '../api/limitRequests.ts';
import { methodNotAllowed } from '../api/methodNotAllowed.ts';
import { validate } from '../api/validate.ts';
import { ProblemError } from '../pipeline/problemError.ts';
import { bookingProblem, creditProblem, problemOfDeclined } from './bookingProblems.ts';
import { bookingView } from './bookingView.ts';
import { calendarFile } from './calendar/calendarFile.ts';
import type { Bookings } from './createBookings.ts';
import { provisionalRate } from './provisionalRate.ts';
import type { BookingContext } from './state/bookingContext.ts';
import type { BookingRow } from './state/bookingRow.ts';
import { readHistory } from './state/readBooking.ts';
import { emailHash } from './steps/writeBooking.ts';

/** How many requests a minute a client may make, and an hour for the bookings of one mail address. */
export type BookingLimits = {
  book: number;
  look: number;
  cancel: number;
  bookAddress: number;
  lookAddress: number;
  cancelAddress: number;
};

const defaultLimits: BookingLimits = {
  book: 20,
  look: 60,
  cancel: 20,
  bookAddress: 30,
  lookAddress: 1_000,
  cancelAddress: 30,
};
const hour = 3_600;

const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,128}$/));
const withPromotionSchema = v.object({ credits: v.object({ promotion: v.unknown() }) });
const linkKeySchema = v.pipe(v.string(), v.maxLength(128));

/**
 * `/api/bookings`: make a booking, look at it, cancel it, and its calendar file. Everything but the
 * first needs the key of the booking's link; with a wrong one there is no such booking. A booking of
 * somebody who is signed in belongs to the account.
 */
export function createBookingsRouter(
  context: BookingContext,
  bookings: Bookings,
  {
    accountOf,
    limitCodes,
    limits = {},
  }: {
    accountOf: AccountOf;
    /** Counts a request that tries a promotion code. */
    limitCodes: RequestHandler;
    limits?: Partial<BookingLimits> | undefined;
  },
): Router {
  const { book, look, cancel, ...perAddress } = { ...defaultLimits, ...limits };
  const limitLook = limitRequests({ name: 'look', limit: look });
  const ofAddress = {
    book: addressLimit(perAddress.bookAddress),
    look: addressLimit(perAddress.lookAddress),
    cancel: addressLimit(perAddress.cancelAddress),
  };
  const viewOf = async (row: BookingRow) =>
    bookingView(row, await readHistory(context, row), context);

  const create: RequestHandler = async (req, res) => {
    const key = v.safeParse(keySchema, req.get(idempotencyKeyHeader));
    if (!key.success) {
      throw new ProblemError(400, `${idempotencyKeyHeader} must have 16 to 128 characters.`);
    }
    const request = validate(bookingRequestSchema, req.body);
    checkPrice(request);
    ofAddress.book(emailHash(request.traveller.email));
    const account = await accountOf(req);
    const result = await bookings.book(key.output, request, account?.accountId);
    if (result.kind === 'key-reused') throw bookingProblem('key-reused');
    if (result.kind === 'rejected') throw creditProblem(result);
    const { row } = result;
    const problem = problemOfDeclined(row);
    if (problem) throw problem;
    const link = context.links.pathOf(row.id);
    res.status(row.status === 'pending' ? 202 : 201).json({ booking: await viewOf(row), link });
  };

  /** The booking in the path, opened by `?key=`; 404 for a wrong key, as for a wrong id. */
  const find = async (req: Request): Promise<BookingRow> => {
    const key = v.safeParse(linkKeySchema, req.query['key']);
    const row = key.success ? await bookings.find(String(req.params['id']), key.output) : undefined;
    if (!row) throw new ProblemError(404, 'There is no such booking.');
    return row;
  };

  const read: RequestHandler = async (req, res) => {
    const row = await find(req);
    ofAddress.look(row.email_hash);
    res.json(await viewOf(row));
  };

  const cancelBooking: RequestHandler = async (req, res) => {
    const row = await find(req);
    const { acceptedFee } = validate(cancellationRequestSchema, req.body);
    ofAddress.cancel(row.email_hash);
    const result = await bookings.cancel(row, acceptedFee);
    if (result.kind === 'fee-changed') throw bookingProblem('fee-changed', { fee: result.fee });
    if (result.kind === 'refused') throw bookingProblem('not-cancellable');
    res.status(result.row.cancelling ? 202 : 200).json(await viewOf(result.row));
  };

  const calendar: RequestHandler = async (req, res) => {
    const booking = await viewOf(await find(req));
    if (booking.status !== 'confirmed' && booking.status !== 'stayed') {
      throw new ProblemError(404, 'Only a confirmed booking has a calendar file.');
    }
    res.attachment('booking.ics').type('text/calendar').send(calendarFile(booking));
  };

  const limitPromotions: RequestHandler = (req, res, next) => {
    if (v.is(withPromotionSchema, req.body)) limitCodes(req, res, next);
    else next();
  };

  const router = Router();
  router
    .route('/')
    .post(limitRequests({ name: 'book', limit: book }), limitPromotions, create)
    .all(methodNotAllowed);
  router.route('/:id').get(limitLook, read).all(methodNotAllowed);
  router
    .route('/:id/cancellation')
    .post(limitRequests({ name: 'cancel', limit: cancel }), cancelBooking)
    .all(methodNotAllowed);
  router.route('/:id/calendar.ics').get(limitLook, calendar).all(methodNotAllowed);
  return router;
}

/** The accepted price and terms must be those of a possible rate: they are shown until the hotel answers. */
function checkPrice({ stay, price }: BookingRequest): void {
  const error = findRateError(provisionalRate({ stay, price }));
  if (!error) return;
  const path =
    error.field === 'free_cancellation_until'
      ? 'stay.freeCancellationUntil'
      : `price.${error.field}`;
  const errors = [{ path, message: `must be ${error.expected}` }];
  throw new ProblemError(422, 'The request has invalid fields.', { errors });
}

/** Limits the requests that concern one mail address, whoever makes them. An erased one has none. */
function addressLimit(limit: number): (hash: string) => void {
  const count = limitByKey({ name: 'address', limit, windowSeconds: hour });
  return (hash) => {
    if (hash !== '') count(hash);
  };
}

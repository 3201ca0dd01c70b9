import type { Response } from 'express';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import type { Actor } from '../record/actor.ts';
import { ProblemError } from '../request/problemError.ts';
import { requestContextOf } from '../request/requestContext.ts';
import { deadlineOf } from './answerDeadline.ts';
import { deskLinks } from './bookingLinks.ts';
import {
  bookedAlready,
  bookingProblem,
  creditProblem,
  notChangeable,
  problemOfDeclined,
} from './bookingProblems.ts';
import type { Bookings } from './createBookings.ts';
import type { BookingContext } from './state/bookingContext.ts';
import { logBooking } from './state/bookingTrace.ts';
import type { Booker } from './steps/writeBooking.ts';

/** Returns the problem for a key or an id that opens no booking. */
const noSuchBooking = () => new ProblemError(404, 'There is no such booking.');

/**
 * Books a stay on behalf of `actor`, who is a traveler or the desk. Throws a problem if the stay is
 * not booked. The booking is `pending` while the outcome is not known.
 */
export async function bookStay(
  context: BookingContext,
  bookings: Bookings,
  res: Response,
  {
    actor,
    key,
    request,
    booker,
  }: { actor: Actor; key: string; request: BookingRequest; booker: Booker },
) {
  const result = await bookings.book(actor, deadlineOf(res), key, request, booker);
  if (result.kind === 'key-reused' || result.kind === 'paused' || result.kind === 'signed-out') {
    throw bookingProblem(result.kind);
  }
  if (result.kind === 'rejected') throw creditProblem(result);
  const links = actor.kind === 'staff' ? deskLinks : context.links;
  if (result.kind === 'booked-already') throw bookedAlready(result.booked, { links });
  if (result.kind === 'unknown') throw noSuchBooking();
  if (result.kind === 'fee-changed') throw bookingProblem('fee-changed', { fee: result.fee });
  if (result.kind === 'not-changeable') throw notChangeable(result.by, { links });
  logBooking(res, result.row);
  const problem = problemOfDeclined(result.row, context);
  if (problem) throw problem;
  const asked = requestContextOf(res);
  // The booking is neither made nor failed, because the traveler pays first.
  if (asked && result.row.payment_id !== null) {
    asked.leftToTraveler = result.row.status === 'pending';
  }
  return { ...result, status: result.row.status === 'pending' ? (202 as const) : (201 as const) };
}

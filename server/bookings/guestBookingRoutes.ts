import { deskPath } from '#client/desk/deskPaths.ts';
import { deskGuestBookingCalls } from '#contracts/site/calls/deskCalls.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { type Clock, systemClock } from '../provider/budgets.ts';
import { bookingAnswerMs } from '../request/limits.ts';
import { startAnswerTime } from './answerDeadline.ts';
import { checkPrice } from './bookingProblems.ts';
import { bookStay } from './bookStay.ts';
import type { Bookings } from './createBookings.ts';
import type { BookingContext } from './state/bookingContext.ts';

/**
 * The route by which the desk books for a guest on the phone, with the site's own search and
 * checkout: as a traveller without an account does, but recorded as done by its member. The limits
 * of travellers do not count.
 */
export function guestBookingRoutes(
  context: BookingContext,
  bookings: Bookings,
  clock: Clock = systemClock,
): DeskRoute[] {
  return deskRoutes(deskGuestBookingCalls)({
    'POST /api/desk/guest-bookings': async ({
      caller: { actor },
      idempotencyKey: key,
      body: request,
      language,
      res,
    }) => {
      startAnswerTime(res, { ms: bookingAnswerMs, clock }, 'the booking');
      checkPrice(request);
      const booked = { actor, key, request, booker: { language } };
      const { row, status } = await bookStay(context, bookings, res, booked);
      return { status, body: { link: deskPath('booking', { id: row.id }) } };
    },
  });
}

import { deskPath } from '#client/desk/deskPaths.ts';
import { deskGuestBookingCalls } from '#contracts/site/calls/deskCalls.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { isLanguage, type Language } from '#contracts/texts/languages.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { type Clock, systemClock } from '../provider/budgets.ts';
import { bookingAnswerMs } from '../request/limits.ts';
import { startAnswerTime } from './answerDeadline.ts';
import { checkPrices } from './bookingProblems.ts';
import { bookStay } from './bookStay.ts';
import type { Bookings } from './createBookings.ts';
import { findBooking } from './desk/changeBooking.ts';
import { viewForStaff } from './desk/readDeskBooking.ts';
import type { BookingContext } from './state/bookingContext.ts';
import { readBooking, readHistory } from './state/bookingRow.ts';
import { logBooking } from './state/bookingTrace.ts';

/**
 * Returns the routes with which the desk books and changes bookings for guests on the phone. The
 * desk uses the site's search, checkout and change like a traveler without an account. The booking
 * is recorded as made by the staff member, and the limits for travelers do not apply.
 */
export function guestBookingRoutes(
  context: BookingContext,
  bookings: Bookings,
  clock: Clock = systemClock,
): DeskRoute[] {
  return deskRoutes(deskGuestBookingCalls)({
    'GET /api/desk/guest-bookings': () =>
      Promise.resolve({ status: 200, body: { deskAddress: context.deskAddress ?? null } }),
    'GET /api/desk/guest-bookings/:id': async ({ params: { id }, res }) => {
      const row = await findBooking(context, id);
      logBooking(res, row);
      const body = await viewForStaff(context, row, await readHistory(context, row));
      return { status: 200, body };
    },
    'POST /api/desk/guest-bookings': async ({
      caller: { actor },
      idempotencyKey: key,
      body,
      query: { language: chosen },
      language,
      res,
    }) => {
      startAnswerTime(res, { ms: bookingAnswerMs, clock }, 'the booking');
      checkPrices(body);
      const { request, guest = chosen ?? language } = await withReplaced(context, body);
      const booked = { actor, key, request, booker: { language: guest } };
      const { row, status } = await bookStay(context, bookings, res, booked);
      return { status, body: { link: deskPath('booking', { id: row.id }) } };
    },
  });
}

/**
 * Completes a request of the desk so that it looks like the guest's own. Adds the key of the
 * booking to be replaced, which the desk does not have. The mails stay in the guest's language,
 * regardless of the language of the page.
 */
async function withReplaced(
  context: BookingContext,
  request: BookingRequest,
): Promise<{ request: BookingRequest; guest?: Language | undefined }> {
  const { replaces } = request;
  if (!replaces) return { request };
  const replaced = await readBooking(context, replaces.id);
  const key = context.links.keyOf(replaces.id);
  const guest = replaced && isLanguage(replaced.language) ? replaced.language : undefined;
  return { request: { ...request, replaces: { ...replaces, key } }, guest };
}

import * as v from 'valibot';
import {
  type DeskBooking,
  type DeskBookingAction,
  deskBookingPreviewSchema,
  deskBookingSchema,
} from '#contracts/site/desk/deskBooking.ts';
import { type StaffRole, staffRoles } from '#contracts/site/desk/permissions.ts';
import { worker } from '#server/record/actor.ts';
import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import { deskBookingRoutes } from '#server/bookings/desk/deskBookingRoutes.ts';
import type { BookingPayments } from '#server/payments/bookingPayments.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { forgetAuthors } from '#server/reviews/reviewsOfBookings.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import { withClock } from '../../../support/withClock.ts';
import { deskApp, staffOfRole } from '../../desk/deskApp.ts';
import { testSecret } from './bookingRequest.ts';
import { noPayments } from './noPayments.ts';
import { testRenderMail } from '../../../support/testRenderMail.ts';

/**
 * Serves the booking routes of the desk on the database and at the time of a site. Each role is a
 * staff member.
 */
export async function bookingDesk(
  given: Database,
  now: () => Date,
  payments: BookingPayments = noPayments,
) {
  const database = withClock(given, now);
  const rewards = { enabled: true, welcomeMinimum: 100, delayDays: 30, monthlyLimits: [] };
  const context = {
    database,
    actor: worker,
    hasDesk: true,
    hasWebhook: true,
    now,
    credits: createBookingCredits({ database, ...rewards, now }),
    payments,
    links: createBookingLinks(testSecret, () => 'https://www.hotels.example'),
  };
  const mails = {
    mailFrom: 'bookings@hotels.example',
    deskEmail: 'desk@hotels.example',
    deskLanguage: 'en' as const,
    paymentNotes: { en: '', de: '', fr: '', ar: '' },
    deskAnswers: '',
    renderMail: testRenderMail,
  };
  const options = { mails, forgetGuests: forgetAuthors, wake: () => {} };
  const routes = deskBookingRoutes(context, options);
  for (const { id, name, email, role } of staffRoles.map((each) => staffOfRole(each))) {
    await given.db
      .insertInto('staff')
      .values({ id, name, email, role, createdAt: now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  const as = (role: StaffRole) => {
    const desk = deskApp({ database, routes });
    desk.signIn(role);
    const path = (id: string) => `/api/desk/bookings/${id}`;
    const read = async (id: string): Promise<DeskBooking> => {
      const { body } = await desk.get(path(id)).expect(200);
      return v.parse(deskBookingSchema, body);
    };
    const post = (id: string, action: DeskBookingAction, body: object = {}) =>
      desk.post(`${path(id)}/actions/${action}`, body);
    return {
      read,
      post,
      get: (id: string) => desk.get(path(id)),
      /** Posts an action on the current version of the booking. */
      act: async (id: string, action: DeskBookingAction, body: object = {}) =>
        post(id, action, { version: (await read(id)).version, ...body }),
      previewOf: (id: string, action: DeskBookingAction, body: object = {}) =>
        desk.post(`${path(id)}/actions/${action}/preview`, body),
      preview: async (id: string, action: DeskBookingAction, body: object = {}) => {
        const response = await desk.post(`${path(id)}/actions/${action}/preview`, body).expect(200);
        return v.parse(deskBookingPreviewSchema, response.body);
      },
    };
  };
  return { agent: as('agent'), finance: as('finance'), admin: as('admin') };
}

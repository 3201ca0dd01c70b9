import { worker } from '#server/record/actor.ts';
import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import { cancelByDesk, reportStay, withdrawUnpaid } from '#server/bookings/desk/bookingActions.ts';
import {
  type BookingChange,
  changeBooking,
  notPossible,
} from '#server/bookings/desk/changeBooking.ts';
import { decideRequest } from '#server/bookings/desk/decideRequest.ts';
import type { BookingRow } from '#server/bookings/state/bookingRow.ts';
import { settleMismatch } from '#server/bookings/state/recordMismatch.ts';
import { type BookingPayments, settlePayment } from '#server/payments/bookingPayments.ts';
import { isCaptured } from '#server/payments/paymentRow.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import { withClock } from '../../../support/withClock.ts';
import { testSecret } from './bookingRequest.ts';
import { noPayments } from './noPayments.ts';

type Act = (change: BookingChange, reference?: string) => Promise<BookingRow | undefined>;

const acts = {
  confirm: ({ tx, context, row }, reference) =>
    decideRequest(tx, context, row, { action: 'confirm', reference }),
  decline: ({ tx, context, row }) => decideRequest(tx, context, row, { action: 'decline' }),
  cancel: (change) => cancelByDesk(change, { wantedBy: 'hotel' }),
  withdraw: (change) => withdrawUnpaid(change, {}),
  'settle-mismatch': ({ tx, context, row }) => settleMismatch(tx, context, row),
  'report-stayed': (change) => reportStay(change, 'stayed'),
  'report-no-show': (change) => reportStay(change, 'no-show'),
} satisfies Record<string, Act>;

/**
 * Performs an action of the desk on a booking at the time of a test. Rejects with the problem of an
 * action that is not possible.
 */
export async function actAtDesk(
  database: Database,
  now: () => Date,
  action: keyof typeof acts,
  id: string,
  reference?: string,
): Promise<BookingRow> {
  const rewards = { enabled: true, welcomeMinimum: 100, delayDays: 30, monthlyLimits: [] };
  const own = withClock(database, now);
  const settling = { database: own, now, log: { info: () => {}, warn: () => {}, error: () => {} } };
  const context = {
    database: own,
    credits: createBookingCredits({ database, ...rewards, now }),
    payments: {
      ...noPayments,
      isCaptured,
      settle: (tx, booking, keep, most) => settlePayment(tx, settling, booking, keep, most),
    } satisfies BookingPayments,
    links: createBookingLinks(testSecret, () => 'https://www.hotels.example'),
    actor: worker,
    hasDesk: false,
    hasWebhook: false,
    now,
  };
  const act: Act = acts[action];
  return changeBooking(context, id, { action }, async (change) => {
    const changed = await act(change, reference);
    if (!changed) throw notPossible(action, change.row);
    return changed;
  });
}

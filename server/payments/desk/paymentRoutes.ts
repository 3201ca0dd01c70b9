import { deskPaymentCalls } from '#contracts/site/calls/deskCalls.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { PaidBookings, PaymentContext } from '../paymentContext.ts';
import { issueList, issueView, numberOfBooking, readDeskPayment } from './readPayments.ts';
import { refundPayment } from './refundPayment.ts';

type PaymentRoutesContext = Pick<PaymentContext, 'database' | 'now'> & {
  bookings: Pick<PaidBookings, 'onPaidBack'>;
  wake: () => void;
};

/** Returns the routes of the desk's payments: issues and refunds. */
export function paymentRoutes(context: PaymentRoutesContext): DeskRoute[] {
  const { database, wake } = context;
  return deskRoutes(deskPaymentCalls)({
    ...issueList(database).handlers,
    'POST /api/desk/payments/:id/closing': async ({
      caller: { actor },
      params: { id },
      body: { reason },
    }) => ({ status: 200, body: await closeIssue(context, actor, id, reason) }),
    'GET /api/desk/bookings/:id/payment': async ({ params: { id } }) => ({
      status: 200,
      body: { payment: await readDeskPayment(database, id) },
    }),
    'POST /api/desk/bookings/:id/refunds': async ({
      caller: { actor },
      params: { id: bookingId },
      body,
    }) => {
      await refundPayment(context, { bookingId, actor }, body);
      wake();
      return { status: 200, body: { payment: await readDeskPayment(database, bookingId) } };
    },
  });
}

/**
 * Closes an issue by hand. Throws a 404 if the issue does not exist, and a 409 if it is already
 * closed.
 */
function closeIssue(
  { database, now }: Pick<PaymentRoutesContext, 'database' | 'now'>,
  actor: Actor,
  id: string,
  reason: string,
) {
  return database.transaction(async (tx) => {
    const closed = await tx
      .updateTable('payment_issues')
      .set({ closed_at: now(), closed_by: actor.id })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returningAll()
      .returning(numberOfBooking)
      .executeTakeFirst();
    if (!closed) {
      const known = tx.selectFrom('payment_issues').select('id').where('id', '=', id);
      if (!(await known.executeTakeFirst())) throw new ProblemError(404, 'There is no such issue.');
      const members = { code: 'closed-already' };
      throw new ProblemError(409, 'The issue is already closed.', { members });
    }
    await recordAction(tx, actor, {
      action: 'payments.close',
      subject: { kind: 'payment-issue', id },
      reason,
    });
    return issueView(closed);
  });
}

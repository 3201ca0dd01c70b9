import express, { type RequestHandler } from 'express';
import type { ApiResource } from '../request/createApiRouter.ts';
import { ProblemError } from '../request/problemError.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { PaymentEvent } from './paymentProvider.ts';

const maxBytes = 1024 * 1024;

/**
 * `POST /api/payments/events`: events of the payment provider. Their signature and age are checked
 * over the bytes as they came. Each counts once, in any order: it only has what it is about looked
 * up. It is answered once that is stored; what is not is sent again.
 */
export function webhookResource(
  context: Pick<PaymentContext, 'database' | 'provider' | 'now'>,
  { wake, onEvent }: { wake: () => void; onEvent: (outcome: string) => void },
): ApiResource {
  const { provider } = context;
  const receive: RequestHandler = async (req, res) => {
    if (!provider) throw new ProblemError(404, 'This site takes no payments.');
    const body: unknown = req.body;
    const signature = req.get('stripe-signature') ?? '';
    const event = Buffer.isBuffer(body) ? provider.readEvent(body, signature) : undefined;
    if (!event) {
      onEvent('refused');
      throw new ProblemError(400, 'The event is not signed by the payment provider, or too old.');
    }
    const outcome = await store(context, event);
    onEvent(outcome);
    if (outcome === 'new') wake();
    res.json({ received: true });
  };
  const handler = express
    .Router()
    .post('/events', express.raw({ type: () => true, limit: maxBytes, inflate: false }), receive);
  return { handler, body: 'unread', origin: 'any', maxRequestBytes: maxBytes };
}

/** Stores that an event was received, and makes what it is about due. */
async function store(
  { database }: Pick<PaymentContext, 'database'>,
  { id, type, about }: PaymentEvent,
): Promise<'new' | 'known' | 'ignored'> {
  if (!about) return 'ignored';
  return database.transaction(async (tx) => {
    const created = await tx
      .insertInto('payment_events')
      .values({ id, type })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return 'known';
    const { hotelId, paymentId, refundId } = about;
    const due = { next_attempt_at: database.now() };
    if (paymentId !== undefined) {
      await tx
        .updateTable('payments')
        .set(due)
        .where('hotel_id', '=', hotelId)
        .where('id', '=', paymentId)
        .where('state', 'in', ['open', 'authorized', 'releasing'])
        .execute();
      if (type === 'charge.dispute.created') {
        await tx
          .updateTable('payments')
          .set({ problem: 'disputed' })
          .where('hotel_id', '=', hotelId)
          .where('id', '=', paymentId)
          .execute();
      }
    }
    if (refundId !== undefined) {
      await tx
        .updateTable('refunds')
        .set(due)
        .where('hotel_id', '=', hotelId)
        .where('id', '=', refundId)
        .where('state', 'in', ['sent', 'succeeded'])
        .execute();
    }
    return 'new';
  });
}

import express, { type RequestHandler } from 'express';
import * as v from 'valibot';
import { dayMs } from '#contracts/values/durations.ts';
import { dueIn } from '../database/openDatabase.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { ProblemError } from '../request/problemError.ts';
import type { PaymentContext } from './paymentContext.ts';
import { disputeDue } from './paymentIssues.ts';
import type { PaymentEvent } from './paymentProvider.ts';

const maxBytes = 1024 * 1024;
/**
 * The number of days for which event ids are kept. The payment provider stops repeating an event
 * long before that.
 */
const keptDays = 30;
const batch = 1_000;
const captured = ['captured'] as const;

/**
 * The counted outcome of an event. `wrong_signature`: the signature is wrong or the event is too
 * old, but the event names a payment of this site. Only the payment provider knows such an id.
 */
export type EventOutcome = 'new' | 'known' | 'ignored' | 'refused' | 'wrong_signature';

/**
 * Deletes up to 1,000 events that were received more than 30 days ago, and returns how many it
 * deleted. The payment provider no longer repeats such an event, and a replayed copy is refused
 * because of its age.
 */
export async function deleteOldEvents({
  database,
}: Pick<PaymentContext, 'database'>): Promise<number> {
  const deleted = await database.db
    .deleteFrom('payment_events')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_events as old')
        .select('old.id')
        .where('old.at', '<', dueIn(database, -keptDays * dayMs))
        .limit(batch),
    )
    .returning('id')
    .execute();
  return deleted.length;
}

/**
 * Creates the resource `POST /api/payments/events`, which receives events of the payment provider.
 * The handler checks the age and the signature, which covers the raw bytes. Each event counts once.
 * The order does not matter, because an event only causes a look-up of its payment, refund or
 * dispute. The response is sent after the event is stored. Without a response, the payment provider
 * repeats the event.
 *
 * `onSigned` is called for each event about a payment of this site, with whether the event was
 * accepted. Forged events that name no payment of this site are left out.
 */
export function webhookResource(
  context: Pick<PaymentContext, 'database' | 'provider' | 'now'>,
  {
    wake,
    onEvent,
    onSigned,
  }: {
    wake: () => void;
    onEvent: (outcome: EventOutcome) => void;
    onSigned: (isRight: boolean) => void;
  },
): ApiResource {
  const { provider } = context;
  const receive: RequestHandler = async (req, res) => {
    if (!provider) throw new ProblemError(404, 'This site takes no payments.');
    const body: unknown = req.body;
    const signature = req.get('stripe-signature') ?? '';
    const event = Buffer.isBuffer(body) ? provider.readEvent(body, signature) : undefined;
    if (!event || !isStorable(event)) {
      const isOurs = !event && Buffer.isBuffer(body) && (await namesPayment(context, body));
      onEvent(isOurs ? 'wrong_signature' : 'refused');
      if (isOurs) onSigned(false);
      throw new ProblemError(400, 'The event is not from the payment provider, or it is too old.');
    }
    const outcome = await store(context, event);
    onEvent(outcome);
    if (event.about) onSigned(true);
    if (outcome === 'new') wake();
    res.json({ received: true });
  };
  const handler = express
    .Router()
    .post('/events', express.raw({ type: () => true, limit: maxBytes, inflate: false }), receive);
  return { handler, body: 'unread', origin: 'any', maxRequestBytes: maxBytes };
}

const paymentIdSchema = v.pipe(v.string(), v.uuid());

/**
 * Returns whether a refused event names a payment of this site. The id of a payment is random, and
 * only the payment provider knows it. Returns false while the database is down.
 */
async function namesPayment(
  { database, provider }: Pick<PaymentContext, 'database' | 'provider'>,
  body: Buffer,
): Promise<boolean> {
  const { hotelId, paymentId } = provider?.namedPayment(body) ?? {};
  if (!v.is(textSchema, hotelId) || !v.is(paymentIdSchema, paymentId)) return false;
  const found = database.db
    .selectFrom('payments')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return found.then(Boolean, () => false);
}

/** An id of the payment provider or of a hotel. The limit is longer than any such id. */
const textSchema = v.pipe(v.string(), v.maxLength(500), v.excludes('\0'));

/** Returns whether the database can store the ids of an event. PostgreSQL cannot store NUL. */
function isStorable({ id, type, about }: PaymentEvent): boolean {
  const texts = Object.values(about ?? {}).filter((value) => typeof value !== 'boolean');
  return [id, type, ...texts].every((text) => v.is(textSchema, text));
}

/** Stores that an event was received, and makes its payment, refund or dispute due. */
async function store(
  { database, now }: Pick<PaymentContext, 'database' | 'now'>,
  { id, type, about }: PaymentEvent,
): Promise<Exclude<EventOutcome, 'refused' | 'wrong_signature'>> {
  if (!about) return 'ignored';
  return database.transaction(async (tx) => {
    const created = await tx
      .insertInto('payment_events')
      .values({ id, type })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return 'known';
    const due = { next_attempt_at: database.now() };
    if ('disputeId' in about) {
      await disputeDue(tx, { database, now }, about.disputeId);
      return 'new';
    }
    if ('foreignRefund' in about) {
      await tx
        .updateTable('refunds')
        .set(due)
        .where('refund_id', '=', about.foreignRefund)
        .where('state', 'in', ['sent', 'succeeded'])
        .execute();
      return 'new';
    }
    const { hotelId, paymentId, refundId, hasRefunds = false, isPaid = false } = about;
    if (paymentId !== undefined) {
      const payment = tx
        .updateTable('payments')
        .where('hotel_id', '=', hotelId)
        .where('id', '=', paymentId);
      await payment
        .set({ ...due, looked_at: null })
        .where('state', 'in', ['open', 'authorized', 'releasing', ...(hasRefunds ? captured : [])])
        .execute();
      // Somebody paid although the payment was released. The payment is released again, or
      // refunded.
      if (isPaid) {
        const releasing = { ...due, state: 'releasing', attempts: 0 } as const;
        await payment.set(releasing).where('state', '=', 'released').execute();
      }
    }
    if (refundId !== undefined) {
      const refund = tx
        .updateTable('refunds')
        .where('hotel_id', '=', hotelId)
        .where('id', '=', refundId);
      await refund.set(due).where('state', 'in', ['sent', 'succeeded']).execute();
      // The event may arrive before the response to the request that caused it. The changed time
      // makes `advanceRefund` look again.
      await refund.set({ updated_at: now() }).where('state', '=', 'due').execute();
    }
    return 'new';
  });
}

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
/** Far longer than the payment provider sends an event again. */
const keptDays = 30;
const batch = 1_000;
const captured = ['captured'] as const;

/**
 * What became of an event: it is counted. `wrong_signature`: it is refused although it names a
 * payment of this site, as only the payment provider can.
 */
export type EventOutcome = 'new' | 'known' | 'ignored' | 'refused' | 'wrong_signature';

/**
 * Deletes the ids of events that were received more than 30 days ago, and returns how many: the
 * signature of an older one is refused by its age.
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
 * `POST /api/payments/events`: events of the payment provider. Their signature and age are checked
 * over the bytes as they came. Each counts once, in any order: it only has what it is about looked
 * up. It is answered once that is stored; what is not is sent again. `onSigned` is told whether an
 * event about a payment of this site had the right signature; what strangers make up says nothing.
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
      throw new ProblemError(400, 'The event is not one of the payment provider, or too old.');
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
 * Whether an event that is refused names a payment of this site. Its id is random, and known to the
 * payment provider alone. No while the database is down.
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

/** Longer than any id of the payment provider or of a hotel. */
const textSchema = v.pipe(v.string(), v.maxLength(500), v.excludes('\0'));

/** Whether the database takes the ids of an event: PostgreSQL stores no NUL. */
function isStorable({ id, type, about }: PaymentEvent): boolean {
  const texts = Object.values(about ?? {}).filter((value) => typeof value !== 'boolean');
  return [id, type, ...texts].every((text) => v.is(textSchema, text));
}

/** Stores that an event was received, and makes what it is about due. */
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
      // Somebody has paid although it was released: it is released again, or paid back.
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
      // The event may be quicker than the answer to its request: `advanceRefund` looks again then.
      await refund.set({ updated_at: now() }).where('state', '=', 'due').execute();
    }
    return 'new';
  });
}

import * as v from 'valibot';
import type { BankCharge, BankRefund } from '../bankObjects.ts';
import { invalid, missing, type Outcome, refusal } from '../refusals.ts';
import { refundCourses, testCardOf } from '../testCards.ts';
import { type BankContext, laterSeconds, newId } from './bankContext.ts';
import { bookedSoon } from './movements.ts';

const refundSchema = v.object({
  payment_intent: v.string(),
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
});

/** Returns a charge with a larger refunded amount. `more` is negative if a refund comes back. */
export function withRefunded(charge: BankCharge, more: number): BankCharge {
  const sum = charge.amount_refunded + more;
  return { ...charge, amount_refunded: sum, refunded: sum === charge.amount_captured };
}

/** Returns the calls about refunds. */
export function refundCalls(context: BankContext) {
  const { store, now, settings } = context;
  return {
    refund: async (body: unknown): Promise<Outcome> => {
      const read = v.safeParse(refundSchema, body);
      if (!read.success) return invalid(v.summarize(read.issues));
      const { payment_intent, amount, metadata } = read.output;
      const intent = await store.find('payment_intent', payment_intent);
      if (!intent) return missing('payment intent');
      const charge = await store.find('charge', intent.latest_charge ?? '');
      if (!charge?.captured || charge.amount_refunded + amount > charge.amount_captured) {
        return refusal(400, 'charge_already_refunded', 'More than is left.');
      }
      const { refunds: ofCard = 'succeeds' } = testCardOf(charge.test_card) ?? {};
      const { first, becomes } = refundCourses[settings.refunds ?? ofCard];
      const made: BankRefund = {
        id: newId('re'),
        object: 'refund',
        amount,
        charge: charge.id,
        created: now,
        currency: charge.currency,
        metadata,
        payment_intent,
        balance_transaction: null,
        ...(first === 'pending' && { pending_reason: 'processing' }),
        status: first,
        becomes,
        due_at: null,
      };
      // A pending refund has moved no money yet.
      const sent = first === 'pending' ? made : await bookedSoon(context, made);
      const refund = becomes === null ? sent : { ...sent, due_at: now + laterSeconds };
      const after = withRefunded(charge, amount);
      await store.put(after);
      await store.put(refund, payment_intent);
      return {
        status: 200,
        body: refund,
        events: [
          ['charge.refunded', after],
          ['refund.created', refund],
        ],
      };
    },

    refundOf: async (id: string): Promise<Outcome> => {
      const refund = await store.find('refund', id);
      return refund ? { status: 200, body: refund } : missing('refund');
    },

    /** Lists the refunds, the latest first. */
    refunds: async (intent: string, limit: number): Promise<Outcome> => {
      const all = (await store.list('refund', intent)).reverse();
      const page = { data: all.slice(0, limit), has_more: all.length > limit };
      return { status: 200, body: { object: 'list', ...page, url: '/v1/refunds' } };
    },
  };
}

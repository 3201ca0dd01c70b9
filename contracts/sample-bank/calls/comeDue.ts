import type { BankRefund } from '../bankObjects.ts';
import type { BankEvents } from '../refusals.ts';
import type { BankContext } from './bankContext.ts';
import { canceled } from './intentCalls.ts';
import { booked, bookedSoon, move } from './movements.ts';
import { withRefunded } from './refundCalls.ts';
import { expired } from './sessionCalls.ts';

/**
 * Makes all due changes: sessions expire, authorizations lapse, refunds succeed or fail, balance
 * transactions are booked. Returns the resulting events.
 */
export async function comeDue(context: BankContext): Promise<BankEvents> {
  const { store, now } = context;
  const events: BankEvents = [];
  for (const object of await store.due(now)) {
    switch (object.object) {
      case 'checkout.session':
        events.push(...(await expired(context, object)).events);
        break;
      case 'payment_intent':
        events.push(...(await canceled(context, object)).events);
        break;
      case 'charge':
        await store.put(await booked(context, object));
        break;
      case 'refund':
        events.push(...(await advanceRefund(context, object)));
    }
  }
  return events;
}

/** Gives a refund its later status, or its missing balance transaction. */
async function advanceRefund(context: BankContext, refund: BankRefund): Promise<BankEvents> {
  const { store } = context;
  const { becomes } = refund;
  if (becomes === null) {
    await store.put(await booked(context, refund));
    return [];
  }
  const after: BankRefund = {
    ...refund,
    status: becomes,
    pending_reason: undefined,
    becomes: null,
    due_at: null,
  };
  if (becomes === 'succeeded') {
    const succeeded = await bookedSoon(context, after);
    await store.put(succeeded);
    return [['refund.updated', succeeded]];
  }
  const failed: BankRefund = { ...after, failure_reason: 'expired_or_canceled_card' };
  if (refund.balance_transaction !== null) {
    const { id: source, amount, currency } = refund;
    const back = { type: 'refund_failure', amount, currency, source } as const;
    failed.failure_balance_transaction = (await move(context, back)).id;
  }
  await store.put(failed);
  const charge = await store.find('charge', refund.charge);
  if (charge) await store.put(withRefunded(charge, -refund.amount));
  return [['refund.failed', failed]];
}

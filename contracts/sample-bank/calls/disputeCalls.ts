import type { BankCharge, BankDispute } from '../bankObjects.ts';
import { type BankEvents, missing, type Outcome } from '../refusals.ts';
import { type BankContext, newId } from './bankContext.ts';
import { move } from './movements.ts';

const fee = 1_500;
const answerSeconds = 7 * 24 * 3_600;

/** Disputes a charge: its amount and a fee leave the account. */
export async function dispute(
  context: BankContext,
  { id: charge, payment_intent, amount_captured: amount, currency }: BankCharge,
): Promise<BankEvents> {
  const { store, now } = context;
  const id = newId('dp');
  const moved = { type: 'adjustment', amount: -amount, fee, currency, source: id } as const;
  const made: BankDispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [await move(context, moved)],
    charge,
    created: now,
    currency,
    evidence_details: { due_by: now + answerSeconds },
    metadata: {},
    payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await store.put(made);
  return [
    ['charge.dispute.created', made],
    ['charge.dispute.funds_withdrawn', made],
  ];
}

/** Returns the calls about disputes of payers with their banks. */
export function disputeCalls(context: BankContext) {
  const { store } = context;
  return {
    dispute: async (id: string): Promise<Outcome> => {
      const found = await store.find('dispute', id);
      return found ? { status: 200, body: found } : missing('dispute');
    },

    /**
     * Decides a dispute, as the payer's bank does. If it is won, its amount and its fee come back.
     */
    endDispute: async (id: string, status: 'won' | 'lost'): Promise<Outcome> => {
      const found = await store.find('dispute', id);
      if (!found) return missing('dispute');
      const { amount, currency, balance_transactions: before } = found;
      const moved = { type: 'adjustment', amount, fee: -fee, currency, source: id } as const;
      const back = status === 'won' ? [await move(context, moved)] : [];
      const ended: BankDispute = {
        ...found,
        balance_transactions: [...before, ...back],
        status,
      };
      await store.put(ended);
      const events: BankEvents = back.map(() => ['charge.dispute.funds_reinstated', ended]);
      events.push(['charge.dispute.closed', ended]);
      return { status: 200, body: ended, events };
    },
  };
}

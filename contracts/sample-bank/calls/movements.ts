import type { BankCharge, BankMovement, BankRefund } from '../bankObjects.ts';
import type { Outcome } from '../refusals.ts';
import { type BankContext, laterSeconds, newId } from './bankContext.ts';

type Moved = Pick<BankMovement, 'type' | 'amount' | 'currency' | 'source'> & { fee?: number };

/** Writes a balance transaction. A negative `fee` is returned to the account. */
export async function move(
  { store, now: created }: BankContext,
  { fee = 0, ...moved }: Moved,
): Promise<BankMovement> {
  const net = moved.amount - fee;
  const object = 'balance_transaction' as const;
  const movement = { id: newId('txn'), object, created, fee, net, ...moved };
  await store.put(movement);
  return movement;
}

/** Returns the movement of a captured charge or a successful refund. */
function movedBy(object: BankCharge | BankRefund): Moved {
  const { id: source, currency } = object;
  if (object.object === 'refund') {
    return { type: 'refund', amount: -object.amount, currency, source };
  }
  const amount = object.amount_captured;
  return { type: 'charge', amount, fee: Math.round(amount * 0.029) + 30, currency, source };
}

/** Books the movement of a charge or a refund. Returns the object with its balance transaction. */
export async function booked<Source extends BankCharge | BankRefund>(
  context: BankContext,
  object: Source,
): Promise<Source> {
  const { id } = await move(context, movedBy(object));
  return { ...object, balance_transaction: id, due_at: null };
}

/** Books the movement now, or schedules it for later. */
export async function bookedSoon<Source extends BankCharge | BankRefund>(
  context: BankContext,
  object: Source,
): Promise<Source> {
  if (context.settings.balance === 'now') return booked(context, object);
  return { ...object, due_at: context.now + laterSeconds };
}

/**
 * The filter of a list of movements, which has the latest first: `since` is a time, and `after` the
 * id of the movement that ends the previous page.
 */
type MovementQuery = { since: number; after: string | undefined; limit: number };

/** Returns the calls about the movements of the account's balance. */
export function movementCalls({ store }: BankContext) {
  return {
    movements: async ({ since, after, limit }: MovementQuery): Promise<Outcome> => {
      const all = (await store.list('balance_transaction'))
        .filter(({ created }) => created >= since)
        .reverse();
      const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const data = [];
      for (const movement of all.slice(from, from + limit)) {
        const { source: id } = movement;
        const source =
          (await store.find('charge', id)) ??
          (await store.find('refund', id)) ??
          (await store.find('dispute', id)) ??
          id;
        data.push({ ...movement, source });
      }
      const has_more = from + limit < all.length;
      const url = '/v1/balance_transactions';
      return { status: 200, body: { object: 'list', data, has_more, url } };
    },
  };
}

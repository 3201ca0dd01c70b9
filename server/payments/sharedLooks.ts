import type { Clock } from '../provider/budgets.ts';
import { paymentLooks } from '../request/limits.ts';
import type { BookedPayments } from './paymentContext.ts';
import type { PaymentRow } from './paymentTables.ts';
import {
  claimLook,
  type LookedUp,
  lookUpPayment,
  nextLook,
  recordFound,
} from './steps/advancePayment.ts';

/** How often the row is read again while a look has to wait. */
const readAgainMs = 500;

/**
 * Looks open payments up for the requests that wait for them. Those of one payment share a look: it
 * begins after each of them was made, and at the earliest two seconds after the last one, in
 * whichever process that was. Returns a function that resolves to whether it is known what the
 * payment provider has; false after two seconds, while the look goes on.
 */
export function createSharedLooks(context: BookedPayments, clock: Clock) {
  const { database, log } = context;
  const takeTurn = createTurns(clock, paymentLooks);
  /** The looks that have not begun, and those that have, by the id of the payment. */
  const planned = new Map<string, Promise<boolean>>();
  const running = new Map<string, Promise<boolean>>();
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  const look = async (row: PaymentRow): Promise<boolean> => {
    const found = await lookUpPayment(context, row);
    if (found?.kind !== 'found') return false;
    if (found.state !== 'open') await recordFound(context, row, found);
    else if (found.address !== row.address) {
      await database.db
        .updateTable('payments')
        .set({ address: found.address })
        .where('hotel_id', '=', row.hotel_id)
        .where('id', '=', row.id)
        .where('state', '=', 'open')
        .execute();
    }
    return true;
  };
  const claimAndLook = async (payment: LookedUp): Promise<boolean> => {
    const row = await claimLook(context, payment);
    // Another process looks, or has recorded what became of it.
    return row ? look(row) : (await nextLook(context, payment)) === undefined;
  };
  const begin = async (payment: LookedUp): Promise<boolean> => {
    const { id } = payment;
    await running.get(id);
    let next = await nextLook(context, payment);
    let waitedMs = 0;
    // Whoever has looked last, a worker or another process, may record what became of it meanwhile.
    while (next && next.pauseMs > 0 && waitedMs < paymentLooks.pauseMs) {
      const stepMs = Math.min(next.pauseMs, readAgainMs);
      await pause(stepMs);
      waitedMs += stepMs;
      next = await nextLook(context, payment);
    }
    if (!next) return true;
    if (!(await takeTurn(next.lastAt))) return false;
    // Whoever asks from now on may have paid after this look.
    planned.delete(id);
    const looking = withoutFailing(claimAndLook(payment), id);
    running.set(id, looking);
    return looking.finally(() => running.delete(id));
  };
  const withoutFailing = (work: Promise<boolean>, id: string) =>
    work.catch((error: unknown) => {
      log.warn(
        { err: error, payment: id },
        'a payment could not be checked with the payment provider',
      );
      return false;
    });

  return (payment: LookedUp): Promise<boolean> => {
    const { id } = payment;
    let looking = planned.get(id);
    if (!looking) {
      looking = withoutFailing(begin(payment), id).finally(() => {
        if (planned.get(id) === looking) planned.delete(id);
      });
      planned.set(id, looking);
    }
    let clear = () => {};
    const late = new Promise<boolean>((resolve) => {
      clear = clock.after(paymentLooks.answerMs, () => resolve(false));
    });
    return Promise.race([looking, late]).finally(clear);
  };
}

/**
 * Lets looks begin one after the other, so many a second at most. The payment whose last look is the
 * oldest has its turn first: who has just paid comes before pages that ask again and again. No more
 * wait than have their turn before the requests for them are answered. Resolves to whether it is
 * their turn; false at once for what is beyond, which is that of the latest look.
 */
export function createTurns(
  clock: Clock,
  { mostASecond, answerMs }: Pick<typeof paymentLooks, 'mostASecond' | 'answerMs'>,
) {
  const longest = Math.max(1, Math.floor((mostASecond * answerMs) / 1_000));
  /** The oldest look is the first. */
  const waiting: { lastAt: number; answer: (isTurn: boolean) => void }[] = [];
  let nextAt = -Infinity;
  let isPlanned = false;
  const takeNext = () => {
    isPlanned = false;
    nextAt = clock.now() + 1_000 / mostASecond;
    waiting.shift()?.answer(true);
    plan();
  };
  const plan = () => {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    const pauseMs = nextAt - clock.now();
    if (pauseMs <= 0) takeNext();
    else clock.after(pauseMs, takeNext);
  };
  return (lastAt: number) =>
    new Promise<boolean>((answer) => {
      const later = waiting.findIndex((each) => each.lastAt > lastAt);
      waiting.splice(later < 0 ? waiting.length : later, 0, { lastAt, answer });
      if (waiting.length > longest) waiting.pop()?.answer(false);
      plan();
    });
}

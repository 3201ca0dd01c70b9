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

/** The interval in milliseconds at which the row is read again while a look-up waits. */
const readAgainMs = 500;

/**
 * Creates a function that looks up open payments for the requests that wait for them. All requests
 * for the same payment share a look-up. The look-up begins after the last of these requests was
 * made, and at least two seconds after the last look-up in any process. The function resolves to
 * whether the state at the payment provider is known. After two seconds it resolves to false, while
 * the look-up continues.
 */
export function createSharedLooks(context: BookedPayments, clock: Clock) {
  const { database, log } = context;
  const takeTurn = createTurns(clock, paymentLooks);
  /** The look-ups that have not begun, and those in progress, by the id of the payment. */
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
    // Another process looks up the payment, or has already recorded its result.
    return row ? look(row) : (await nextLook(context, payment)) === undefined;
  };
  const begin = async (payment: LookedUp): Promise<boolean> => {
    const { id } = payment;
    await running.get(id);
    let next = await nextLook(context, payment);
    let waitedMs = 0;
    // During this wait, the worker or process that made the last look-up may record the result.
    while (next && next.pauseMs > 0 && waitedMs < paymentLooks.pauseMs) {
      const stepMs = Math.min(next.pauseMs, readAgainMs);
      await pause(stepMs);
      waitedMs += stepMs;
      next = await nextLook(context, payment);
    }
    if (!next) return true;
    if (!(await takeTurn(next.lastAt))) return false;
    // The traveler may pay after this look-up has begun. A later request therefore needs a new
    // look-up.
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
 * Creates a function that gives look-ups their turns, at a limited rate per second. The payment
 * with the oldest last look-up comes first. A traveler who has just paid therefore comes before
 * pages that ask repeatedly.
 *
 * The queue holds only as many look-ups as can have their turn before their requests time out. The
 * function resolves to whether the look-up gets its turn. If the queue is too long, the payment
 * with the most recent look-up gets false immediately.
 */
export function createTurns(
  clock: Clock,
  { mostASecond, answerMs }: Pick<typeof paymentLooks, 'mostASecond' | 'answerMs'>,
) {
  const longest = Math.max(1, Math.floor((mostASecond * answerMs) / 1_000));
  /** Sorted by the time of the last look-up, the oldest first. */
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

import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';

type WatchOptions = {
  database: Pick<Database, 'db' | 'now' | 'available'>;
  log: Pick<Log, 'info' | 'warn'>;
  /** Called with the ids of the affected hotels. */
  onChanged: (hotelIds: readonly string[]) => void;
};

const pauseMs = 500;
/**
 * The maximum duration of a transaction that is noticed. An attempt has the time at which its
 * transaction began, but cannot be read before the transaction ends.
 */
const longestTransactionMs = 10_000;
/**
 * The maximum time that a request waits until this process knows of the change that the request
 * made.
 */
const mostWaitMs = 300;
/** The maximum number of attempts that are read. If there are more, the oldest are missed. */
const mostAttempts = 10_000;

/**
 * Tells this process the hotels where rooms were booked or became free, regardless of which process
 * made the change.
 *
 * Every process stores its attempts at the provider. This process reads the latest attempts twice a
 * second, and after each of its own attempts. Each attempt is reported once. While the database is
 * down nothing is reported, and the first read after that catches up. PgBouncer and some engines do
 * not support LISTEN (ADR 0018).
 */
export function watchRooms({ database, log, onChanged }: WatchOptions) {
  let lookedAt = performance.now();
  let told = new Set<string>();
  let failing = false;

  const read = async () => {
    const began = performance.now();
    const attempts = await database.db
      .selectFrom('booking_attempts')
      .select(['id', 'hotel_id'])
      .where('at', '>', dueIn(database, lookedAt - began - longestTransactionMs))
      // A look-up changes no rooms, unless it finds that the hotel has canceled. A request holds no
      // room.
      .where((eb) =>
        eb.or([
          eb('outcome', '=', 'cancelled'),
          eb.and([eb('asked', '<>', 'look-up'), eb('outcome', '<>', 'requested')]),
        ]),
      )
      .orderBy('at', 'desc')
      .limit(mostAttempts)
      .execute();
    lookedAt = began;
    const hotels = attempts.filter(({ id }) => !told.has(id)).map(({ hotel_id: hotel }) => hotel);
    told = new Set(attempts.map(({ id }) => id));
    if (hotels.length > 0) onChanged([...new Set(hotels)]);
  };

  const tryToRead = async () => {
    // The log already says that the database is down.
    if (!database.available()) return;
    try {
      await read();
      if (failing) log.info('changes of rooms can be read again');
      failing = false;
    } catch (error) {
      if (failing || !database.available()) return;
      failing = true;
      log.warn({ err: error }, 'changes of rooms cannot be read');
    }
  };

  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  /** Resolves after a read that began after this call. */
  const look = () =>
    (next ??= running.then(() => {
      next = undefined;
      running = tryToRead();
      return running;
    }));
  const timer = setInterval(() => void look(), pauseMs).unref();

  return {
    /**
     * Reads at once. Resolves when this process knows the result, or after `mostWaitMs` at the
     * latest.
     */
    look: () => Promise.race([look(), sleep(mostWaitMs, undefined, { ref: false })]),
    stop: (): Promise<void> => {
      clearInterval(timer);
      return running;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';

type WatchOptions = {
  database: Pick<Database, 'db' | 'now' | 'available'>;
  log: Pick<Log, 'info' | 'warn'>;
  /** Is told the ids of the hotels, whenever there are some. */
  onChanged: (hotelIds: readonly string[]) => void;
};

const pauseMs = 500;
/**
 * An attempt has the time at which its transaction began, and can be read once that has ended. Those
 * of longer transactions are missed.
 */
const longestTransactionMs = 10_000;
/** How long whoever has just changed something waits for this process to know it. */
const mostWaitMs = 300;
/** If there are more attempts, the oldest are missed. */
const mostAttempts = 10_000;

/**
 * Tells this process at which hotels rooms were booked or became free, whichever process did that.
 * Every process stores its attempts at the provider; this one reads the latest twice a second, and
 * after each of its own. Each attempt is told once. While the database is down nothing is told, and
 * the first look after that makes up for it. PgBouncer and some engines have no LISTEN (ADR 0018).
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
      // A look-up finds what was booked, unless the hotel has cancelled it. No room is held for a
      // request.
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
    // The log says already that it is down.
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
  /** Resolves after a look that has begun after this call. */
  const look = () =>
    (next ??= running.then(() => {
      next = undefined;
      running = tryToRead();
      return running;
    }));
  const timer = setInterval(() => void look(), pauseMs).unref();

  return {
    /** Looks at once. Resolves when this process knows what was found, or soon in any case. */
    look: () => Promise.race([look(), sleep(mostWaitMs, undefined, { ref: false })]),
    stop: (): Promise<void> => {
      clearInterval(timer);
      return running;
    },
  };
}

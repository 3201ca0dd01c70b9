import { setTimeout as sleep } from 'node:timers/promises';
import type { DecimalMoney } from '#contracts/money.ts';
import type { BookingRequest } from '#contracts/site/bookings.ts';
import { hashOf, isSameText } from './bookingLinks.ts';
import type { BookingContext } from './state/bookingContext.ts';
import type { BookingRow } from './state/bookingRow.ts';
import { readBooking } from './state/readBooking.ts';
import { attemptBooking } from './steps/attemptBooking.ts';
import { attemptCancellation } from './steps/attemptCancellation.ts';
import { startCancellation } from './steps/startCancellation.ts';
import { awaitOutcome, writeBooking, type WrittenBooking } from './steps/writeBooking.ts';

export type BookingsOptions = {
  /** How long a request waits for the provider before it is answered as pending. */
  answerMs?: number | undefined;
  /** Called when a request has left something to the worker. */
  wake?: () => void;
};

/** What a request to book leads to. `key-reused`: the key belongs to another request. */
type BookingResult =
  { kind: 'booked'; row: BookingRow } | Exclude<WrittenBooking, { row: BookingRow }>;

/** What a request to cancel leads to. */
export type CancellationResult =
  | { kind: 'done'; row: BookingRow }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'refused' };

/** Less than the time limit of API requests, 7 s. */
const defaultAnswerMs = 5_000;

/** The bookings of travellers: what the routes call. */
export function createBookings(
  context: BookingContext,
  { answerMs = defaultAnswerMs, wake = () => {} }: BookingsOptions = {},
) {
  const running = new Set<Promise<void>>();

  /**
   * Runs an attempt to its end, also when the response does not wait for it, and returns the row as it
   * is when it ends or when time is up. Rejects only if the attempt does so in time.
   */
  const runAttempt = async (
    row: BookingRow,
    attempt: (isLate: () => boolean) => Promise<void>,
  ): Promise<BookingRow> => {
    let late = false;
    const ended = attempt(() => late);
    const guarded = ended.catch(() => wake()).finally(() => running.delete(guarded));
    running.add(guarded);
    const timer = new AbortController();
    const timeUp = sleep(answerMs, undefined, { signal: timer.signal }).catch(() => {});
    await Promise.race([ended, timeUp]);
    timer.abort();
    late = true;
    return (await readBooking(context, row.id)) ?? row;
  };

  return {
    /** Books, or returns what became of the booking with this key. */
    book: async (
      key: string,
      request: BookingRequest,
      accountId?: string,
    ): Promise<BookingResult> => {
      const written = await writeBooking(context, key, request, accountId);
      if (written.kind === 'key-reused' || written.kind === 'rejected') return written;
      const { row } = written;
      if (written.kind === 'known') {
        return { kind: 'booked', row: await awaitOutcome(context, row, answerMs) };
      }
      const attempted = await runAttempt(row, (isLate) => attemptBooking(context, row, isLate));
      return { kind: 'booked', row: attempted };
    },

    /** The booking that the key opens; undefined if there is none. */
    find: async (id: string, key: string): Promise<BookingRow | undefined> => {
      const row = await readBooking(context, id);
      const opens =
        row !== undefined &&
        (isSameText(hashOf(key), row.link_hash) || isSameText(key, context.links.keyOf(id)));
      return opens ? row : undefined;
    },

    /** Cancels at the fee that the traveller accepted, or less. */
    cancel: async (row: BookingRow, acceptedFee: DecimalMoney): Promise<CancellationResult> => {
      const start = await startCancellation(context, row, { by: 'traveller', acceptedFee });
      if (start.kind === 'fee-changed') return start;
      if (start.kind === 'refused') return { kind: 'refused' };
      if (start.kind !== 'cancelling') {
        return { kind: 'done', row: (await readBooking(context, row.id)) ?? start.row };
      }
      const { row: cancelling } = start;
      const latest = await runAttempt(cancelling, (isLate) =>
        attemptCancellation(context, cancelling, isLate),
      );
      const stands = latest.status === 'confirmed' && !latest.cancelling;
      return stands ? { kind: 'refused' } : { kind: 'done', row: latest };
    },

    /** Resolves when no attempt is running any more. */
    settle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
export type Bookings = ReturnType<typeof createBookings>;

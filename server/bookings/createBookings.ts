import type { DecimalMoney } from '#contracts/money/money.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import type { Actor } from '../record/actor.ts';
import type { AnswerDeadline } from './answerDeadline.ts';
import { isKeyOf } from './bookingLinks.ts';
import type { ShownEvent } from './bookingView.ts';
import { asActor, type BookingContext } from './state/bookingContext.ts';
import {
  type BookingRow,
  type OtherBookings,
  readBooking,
  readBookingOf,
  readHistory,
  readOthers,
} from './state/bookingRow.ts';
import { attemptBooking } from './steps/attemptBooking.ts';
import { askToCancelReplaced, attemptCancellation } from './steps/attemptCancellation.ts';
import { startCancellation } from './steps/startCancellation.ts';
import {
  awaitOutcome,
  type Booker,
  writeBooking,
  type WrittenBooking,
} from './steps/writeBooking.ts';

export type BookingsOptions = {
  /** Called when a request has left something to the worker. */
  wake?: () => void;
};

/** A booking with its history and the other bookings of its changes. */
type KnownBooking = { row: BookingRow; events: readonly ShownEvent[]; others: OtherBookings };

/** What a request to book leads to, in the words of `WrittenBooking`. */
type BookingResult =
  ({ kind: 'booked' } & KnownBooking) | Exclude<WrittenBooking, { row: BookingRow }>;

/** What a request to cancel leads to. */
export type CancellationResult =
  | ({ kind: 'done' } & KnownBooking)
  /** Somebody else changed it at the same time, so that it is not cancelled. */
  | ({ kind: 'changed' } & KnownBooking)
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'refused' };

/** The bookings of travelers: what the routes call. */
export function createBookings(context: BookingContext, { wake = () => {} }: BookingsOptions = {}) {
  const running = new Set<Promise<void>>();

  /**
   * Runs work to its end, also when nobody waits for it any more. What it leaves is the worker's.
   */
  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.catch(() => wake());
    running.add(tracked);
    void tracked.finally(() => running.delete(tracked));
    return work;
  };

  /**
   * Answers with the last result of some work or, at the deadline, with the latest that it has
   * yielded by then; the work goes on. If that is nothing, it is not known that anything was
   * written: a 503.
   */
  const answerWith = async <Result extends object>(
    work: AsyncIterable<Result>,
    deadline: AnswerDeadline,
  ): Promise<Result> => {
    let latest: Result | undefined;
    const runToEnd = async () => {
      for await (const result of work) latest = result;
    };
    await Promise.race([track(runToEnd()), deadline.expired]);
    if (!latest) throw deadline.error;
    return latest;
  };

  const readKnown = async (row: BookingRow): Promise<KnownBooking> => {
    const latest = (await readBookingOf(context, row)) ?? row;
    const others = await readOthers(context, [latest]);
    return { row: latest, events: await readHistory(context, latest), others };
  };

  /**
   * Writes a booking and has the provider reserve it. Each result is certain when it is yielded.
   */
  async function* bookNow(
    acting: BookingContext,
    deadline: AnswerDeadline,
    key: string,
    request: BookingRequest,
    booker: Booker | undefined,
  ): AsyncGenerator<BookingResult> {
    const written = await writeBooking(inTime(acting, deadline), key, request, booker);
    if (written.kind !== 'created' && written.kind !== 'known') {
      yield written;
      return;
    }
    const { row } = written;
    const { created_at: at, status } = row;
    if (status === 'pending') {
      const others = await readOthers(context, [row]);
      yield { kind: 'booked', row, events: [{ at, status, cause: 'created' }], others };
    }
    if (written.kind === 'known') {
      await awaitOutcome(context, row, deadline.passed);
    } else {
      await attemptBooking(acting, row, deadline.passed);
      if (row.replaces !== null) yield { kind: 'booked', ...(await readKnown(row)) };
      await askToCancelReplaced(acting, row, deadline.passed);
    }
    yield { kind: 'booked', ...(await readKnown(row)) };
  }

  /**
   * Cancels a booking at the fee that was accepted, or less. Each result is certain when it is
   * yielded.
   */
  async function* cancelNow(
    acting: BookingContext,
    deadline: AnswerDeadline,
    row: BookingRow,
    acceptedFee: DecimalMoney,
  ): AsyncGenerator<CancellationResult> {
    const events = await readHistory(context, row);
    const others = await readOthers(context, [row]);
    const canceller = { by: 'traveller', acceptedFee } as const;
    const start = await startCancellation(inTime(acting, deadline), row, canceller);
    if (start.kind === 'fee-changed' || start.kind === 'refused') {
      yield start.kind === 'refused' ? { kind: 'refused' } : start;
      return;
    }
    const { updated_at: at, status, cause, cancelling } = start.row;
    if (cancelling || status === 'cancelled') {
      const last = { at, status, cause: cause ?? '' };
      yield { kind: 'done', row: start.row, events: [...events, last], others };
    }
    const fee =
      start.kind === 'cancelling'
        ? await attemptCancellation(acting, start.row, deadline.passed)
        : undefined;
    if (fee) {
      yield { kind: 'fee-changed', fee };
      return;
    }
    const latest = await readKnown(start.row);
    if (latest.row.status === 'cancelled' || latest.row.cancelling) {
      yield { kind: 'done', ...latest };
    } else {
      yield start.kind === 'running' ? { kind: 'changed', ...latest } : { kind: 'refused' };
    }
  }

  return {
    /**
     * Books on behalf of `actor`, or returns what became of the booking with this key. At the
     * deadline a booking that is written is returned as it was last known, still `pending` unless
     * the provider has answered, and its attempt goes on: that is a 202. One that is not written by
     * then is a 503, and the transaction is rolled back when it ends.
     */
    book: (
      actor: Actor,
      deadline: AnswerDeadline,
      key: string,
      request: BookingRequest,
      booker?: Booker,
    ): Promise<BookingResult> =>
      answerWith(bookNow(asActor(context, actor), deadline, key, request, booker), deadline),

    /** The booking that the key opens; undefined if there is none. */
    find: async (id: string, key: string): Promise<BookingRow | undefined> => {
      const row = await readBooking(context, id);
      return row && isKeyOf(context.links, row, key) ? row : undefined;
    },

    /**
     * Cancels at the fee that the traveler accepted, or less. At the deadline a cancellation that
     * is written is returned as not answered yet, and goes on: that is a 202. Otherwise it is a
     * 503, and the transaction is rolled back when it ends.
     */
    cancel: (
      actor: Actor,
      deadline: AnswerDeadline,
      row: BookingRow,
      acceptedFee: DecimalMoney,
    ): Promise<CancellationResult> =>
      answerWith(cancelNow(asActor(context, actor), deadline, row, acceptedFee), deadline),

    /** Resolves when no attempt is running any more. */
    settle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
export type Bookings = ReturnType<typeof createBookings>;

/** The context of a request whose transactions are rolled back once it is too late to answer it. */
function inTime(acting: BookingContext, deadline: AnswerDeadline): BookingContext {
  return { ...acting, database: deadline.database(acting.database) };
}

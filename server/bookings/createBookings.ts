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
  /** Called when a request leaves work for the worker. */
  wake?: () => void;
};

/** A booking with its history and the other bookings of its changes. */
type KnownBooking = { row: BookingRow; events: readonly ShownEvent[]; others: OtherBookings };

/** The result of a request to book. Its kinds are those of `WrittenBooking`. */
type BookingResult =
  ({ kind: 'booked' } & KnownBooking) | Exclude<WrittenBooking, { row: BookingRow }>;

/** The result of a request to cancel. */
export type CancellationResult =
  | ({ kind: 'done' } & KnownBooking)
  /** Somebody else changed the booking at the same time, so it was not canceled. */
  | ({ kind: 'changed' } & KnownBooking)
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'refused' };

/** Creates the functions that the routes of travelers call. */
export function createBookings(context: BookingContext, { wake = () => {} }: BookingsOptions = {}) {
  const running = new Set<Promise<void>>();

  /** Lets work run to its end even if nobody waits for it. If it fails, the worker takes over. */
  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.catch(() => wake());
    running.add(tracked);
    void tracked.finally(() => running.delete(tracked));
    return work;
  };

  /**
   * Returns the last result of some work. At the deadline it returns the latest result so far, and
   * the work continues. If there is no result yet, it throws the 503, because it is not known
   * whether anything was written.
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
   * Writes a booking and asks the provider to reserve it. Every result that it yields is final or
   * already stored.
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
   * Cancels a booking for the accepted fee or less. Every result that it yields is final or already
   * stored.
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
     * Books on behalf of `actor`, or returns the result of the booking with this key. At the
     * deadline it returns the booking in its last known state, and the attempt continues. The
     * booking is then `pending` unless the provider has answered, and the response is a 202. If no
     * booking is written by the deadline, it throws the 503, and the transaction is rolled back
     * when it ends.
     */
    book: (
      actor: Actor,
      deadline: AnswerDeadline,
      key: string,
      request: BookingRequest,
      booker?: Booker,
    ): Promise<BookingResult> =>
      answerWith(bookNow(asActor(context, actor), deadline, key, request, booker), deadline),

    /** Returns the booking that the key opens, or undefined if there is none. */
    find: async (id: string, key: string): Promise<BookingRow | undefined> => {
      const row = await readBooking(context, id);
      return row && isKeyOf(context.links, row, key) ? row : undefined;
    },

    /**
     * Cancels for the fee that the traveler accepted, or less. At the deadline it returns a
     * cancellation that is stored but has no answer yet. The cancellation then continues, and the
     * response is a 202. If nothing is stored by the deadline, it throws the 503, and the
     * transaction is rolled back when it ends.
     */
    cancel: (
      actor: Actor,
      deadline: AnswerDeadline,
      row: BookingRow,
      acceptedFee: DecimalMoney,
    ): Promise<CancellationResult> =>
      answerWith(cancelNow(asActor(context, actor), deadline, row, acceptedFee), deadline),

    /** Resolves when all attempts are done. */
    settle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
export type Bookings = ReturnType<typeof createBookings>;

/** Returns a context whose transactions roll back when it is too late to answer the request. */
function inTime(acting: BookingContext, deadline: AnswerDeadline): BookingContext {
  return { ...acting, database: deadline.database(acting.database) };
}

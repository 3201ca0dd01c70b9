import type { DecimalMoney } from '#contracts/money/money.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import type { Actor } from '../audit/actor.ts';
import { inSpan } from '../observability/tracing.ts';
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
import { attemptCancellation } from './steps/attemptCancellation.ts';
import { cancelReplaced } from './steps/cancelReplaced.ts';
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
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'refused' };

/** The bookings of travellers: what the routes call. */
export function createBookings(context: BookingContext, { wake = () => {} }: BookingsOptions = {}) {
  const running = new Set<Promise<void>>();

  /** Runs work to its end, also when the response does not wait for it. */
  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    const tracked = work.then(
      () => {},
      () => wake(),
    );
    running.add(tracked);
    void tracked.finally(() => running.delete(tracked));
    return work;
  };

  const readKnown = async (row: BookingRow): Promise<KnownBooking> => {
    const latest = (await readBookingOf(context, row)) ?? row;
    const others = await readOthers(context, [latest]);
    return { row: latest, events: await readHistory(context, latest), others };
  };

  /** The context of a request whose transactions are rolled back once it is too late to answer it. */
  const inTime = (acting: BookingContext, deadline: AnswerDeadline): BookingContext => ({
    ...acting,
    database: deadline.database(acting.database),
  });

  return {
    /**
     * Books on behalf of `actor`, or returns what became of the booking with this key. At the deadline a booking that is
     * written is returned as pending, and its attempt goes on; else it is a 503, and the transaction
     * is rolled back when it ends.
     */
    book: (
      actor: Actor,
      deadline: AnswerDeadline,
      key: string,
      request: BookingRequest,
      booker?: Booker,
    ): Promise<BookingResult> => {
      const acting = asActor(context, actor);
      const work = async (know: (result: BookingResult) => void): Promise<BookingResult> => {
        const step = {
          ...{ name: 'write booking', kind: 'internal' as const },
          traceparent: actor.traceparent,
        };
        const written = await inSpan(context.tracing, step, async (_traceparent, span) => {
          const result = await writeBooking(inTime(acting, deadline), key, request, booker);
          span['hotels.outcome'] = result.kind;
          if ('row' in result) span['hotels.booking.id'] = result.row.id;
          return result;
        });
        if (written.kind !== 'created' && written.kind !== 'known') return written;
        const { row } = written;
        const { created_at: at, status } = row;
        if (status === 'pending') {
          const others = await readOthers(context, [row]);
          know({ kind: 'booked', row, events: [{ at, status, cause: 'created' }], others });
        }
        if (written.kind === 'created') {
          await attemptBooking(acting, row, deadline.passed);
          if (row.replaces !== null) know({ kind: 'booked', ...(await readKnown(row)) });
          await cancelReplaced(acting, row, deadline.passed);
        } else await awaitOutcome(context, row, deadline.passed);
        return { kind: 'booked', ...(await readKnown(row)) };
      };
      return deadline.withinOrKnown<BookingResult>((know) => track(work(know)));
    },

    /** The booking that the key opens; undefined if there is none. */
    find: async (id: string, key: string): Promise<BookingRow | undefined> => {
      const row = await readBooking(context, id);
      return row && isKeyOf(context.links, row, key) ? row : undefined;
    },

    /**
     * Cancels at the fee that the traveller accepted, or less. At the deadline a cancellation that is
     * written is returned as not answered yet, and goes on; else it is a 503, and the transaction is
     * rolled back when it ends.
     */
    cancel: (
      actor: Actor,
      deadline: AnswerDeadline,
      row: BookingRow,
      acceptedFee: DecimalMoney,
    ): Promise<CancellationResult> => {
      const acting = asActor(context, actor);
      const work = async (
        know: (result: CancellationResult) => void,
      ): Promise<CancellationResult> => {
        const events = await readHistory(context, row);
        const others = await readOthers(context, [row]);
        const canceller = { by: 'traveller', acceptedFee } as const;
        const start = await startCancellation(inTime(acting, deadline), row, canceller);
        if (start.kind === 'fee-changed') return start;
        if (start.kind === 'refused') return { kind: 'refused' };
        const { updated_at: at, status, cause, cancelling } = start.row;
        if (cancelling || status === 'cancelled') {
          const last = { at, status, cause: cause ?? '' };
          know({ kind: 'done', row: start.row, events: [...events, last], others });
        }
        if (start.kind !== 'cancelling') return { kind: 'done', ...(await readKnown(start.row)) };
        const fee = await attemptCancellation(acting, start.row, deadline.passed);
        if (fee) return { kind: 'fee-changed', fee };
        const latest = await readKnown(start.row);
        const stands = latest.row.status === 'confirmed' && !latest.row.cancelling;
        return stands ? { kind: 'refused' } : { kind: 'done', ...latest };
      };
      return deadline.withinOrKnown<CancellationResult>((know) => track(work(know)));
    },

    /** Resolves when no attempt is running any more. */
    settle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
export type Bookings = ReturnType<typeof createBookings>;

import { sql } from 'kysely';
import { bookingStatuses } from '#contracts/site/bookings.ts';
import type { DeskBookingFilters } from '#contracts/site/desk/deskBookings.ts';
import type { DeskHealth, DeskQueueName } from '#contracts/site/desk/deskToday.ts';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { dayMs, hourMs, minuteMs } from '#contracts/values/durations.ts';
import type { QueuesAt } from '../../desk/deskQueue.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { waitingBookings } from './searchBookings.ts';

/** A queue is a search of the list: the same filters count it and list it. */
type BookingQueue = {
  name: DeskQueueName;
  filters: DeskBookingFilters;
  order?: 'arrival';
  lateMs?: number;
};

/**
 * The queues of bookings. Arrivals are those of the calendar's day in UTC, as the hotels write
 * their days.
 */
function bookingQueues(now: Date): BookingQueue[] {
  const arrivals = (name: DeskQueueName, at: number): BookingQueue => {
    const day = dayAt(at);
    const filters = { status: 'confirmed', checkInFrom: day, checkInTo: day };
    return { name, filters, order: 'arrival' };
  };
  return [
    { name: 'requests', filters: { status: 'requested' }, lateMs: 4 * hourMs },
    { name: 'outcomes', filters: { waits: 'outcome' }, lateMs: 15 * minuteMs },
    { name: 'cancellations', filters: { waits: 'cancellation' }, lateMs: 15 * minuteMs },
    { name: 'mismatches', filters: { waits: 'mismatch' }, lateMs: 4 * hourMs },
    { name: 'mails', filters: { waits: 'mail' }, lateMs: 0 },
    arrivals('arrivals-today', now.getTime()),
    arrivals('arrivals-tomorrow', now.getTime() + dayMs),
  ];
}

/** The queues of bookings with their rows. */
export function bookingQueuesAt(context: Pick<BookingContext, 'database' | 'now'>): QueuesAt {
  return (now) =>
    bookingQueues(now).map(({ filters, order, ...queue }) => ({
      ...queue,
      list: 'bookings',
      query: { ...filters, ...(order && { order }) },
      rows: waitingBookings(context, filters),
    }));
}

/** The bookings that were made in the 24 hours before a time, by state. */
export function recentBookings({ database }: Pick<BookingContext, 'database'>) {
  return (now: Date) =>
    bookingStatuses.map((status) => ({
      status,
      rows: database.db
        .selectFrom('bookings')
        .select(sql<Date>`created_at`.as('since'))
        .where('status', '=', status)
        .where('created_at', '>', new Date(now.getTime() - dayMs))
        .orderBy('created_at'),
    }));
}

/** The last call of the provider about a booking; null if there was none in 90 days. */
export async function readLastCall({
  database,
}: Pick<BookingContext, 'database'>): Promise<DeskHealth['provider']['lastCall']> {
  const last = await database.db
    .selectFrom('booking_attempts')
    .select(['at', 'outcome'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { at: last.at.toISOString(), outcome: last.outcome } : null;
}

import { sql } from 'kysely';
import { bookingStatuses } from '#contracts/site/bookingSchema.ts';
import { bookingArrivals, type DeskBookingFilters } from '#contracts/site/desk/deskBookings.ts';
import type { DeskHealth, DeskQueueName } from '#contracts/site/desk/deskToday.ts';
import { dayMs, hourMs, minuteMs } from '#contracts/values/durations.ts';
import type { QueuesAt, TaskItem } from '../../desk/deskQueue.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type HotelDays, readHotelDays } from './hotelDays.ts';
import { waitingBookings } from './searchBookings.ts';

/** A queue, defined as a search of the list. The same filters count and list its bookings. */
type BookingQueue = {
  name: DeskQueueName;
  filters: DeskBookingFilters;
  order?: 'arrival';
  lateMs?: number;
};

const queues: readonly BookingQueue[] = [
  { name: 'requests', filters: { status: 'requested' }, lateMs: 4 * hourMs },
  { name: 'outcomes', filters: { waits: 'outcome' }, lateMs: 15 * minuteMs },
  { name: 'cancellations', filters: { waits: 'cancellation' }, lateMs: 15 * minuteMs },
  { name: 'cancellations-refused', filters: { waits: 'refusal' }, lateMs: hourMs },
  { name: 'mismatches', filters: { waits: 'mismatch' }, lateMs: 4 * hourMs },
  { name: 'names-untold', filters: { waits: 'name' }, lateMs: 4 * hourMs },
  { name: 'mails', filters: { waits: 'mail' }, lateMs: 0 },
];

/** The queues of arriving guests, by the calendar of each hotel. */
const arrivals: readonly BookingQueue[] = bookingArrivals.map((arrives) => ({
  name: `arrivals-${arrives}` as const,
  filters: { status: 'confirmed', arrives },
  order: 'arrival',
}));

type Reader = Pick<BookingContext, 'database' | 'now'>;

function queueOf(
  context: Reader,
  { filters, order, ...queue }: BookingQueue,
  hotelDays?: HotelDays,
) {
  return {
    ...queue,
    list: 'bookings' as const,
    query: { ...filters, ...(order && { order }) },
    rows: waitingBookings(context, { ...filters, hotelDays }),
    ...(queue.lateMs !== undefined && {
      items: (ids: readonly string[]) => waitingItems(context, filters, ids),
    }),
  };
}

async function waitingItems(
  context: Reader,
  filters: DeskBookingFilters,
  ids: readonly string[],
): Promise<TaskItem[]> {
  // The search for a booking needs its hotel and its id, which together are its key.
  const hotels = await context.database.db
    .selectFrom('booking_hotels')
    .select('hotel_id')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  if (hotels.length === 0) return [];
  const hotelIds = hotels.map(({ hotel_id: hotelId }) => hotelId);
  const rows = await waitingBookings(context, filters)
    .where('hotel_id', 'in', hotelIds)
    .where('id', 'in', ids)
    .select(['id', 'number', sql<string | null>`hotel->>'name'`.as('hotel')])
    .execute();
  return rows.map(({ id, since, ...booking }) => ({ id, since, booking: { id, ...booking } }));
}

/** Returns the queues of bookings with their rows. */
export function bookingQueuesAt(context: Reader): QueuesAt {
  return () => queues.map((queue) => queueOf(context, queue));
}

/** Reads the queues of guests who arrive today and tomorrow. Nothing in them waits for the desk. */
export async function readArrivals(context: Reader) {
  const hotelDays = await readHotelDays(context);
  return arrivals.map((queue) => queueOf(context, queue, hotelDays));
}

/** Returns a function that selects, by state, the bookings of the 24 hours before a given time. */
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

/**
 * Returns the time and the outcome of the last call to the provider about a booking, or null if
 * there was no call in 90 days.
 */
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

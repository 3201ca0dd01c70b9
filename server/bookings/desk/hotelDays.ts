import { type RawBuilder, sql } from 'kysely';
import type { bookingArrivals } from '#contracts/site/desk/deskBookings.ts';
import { dayAt, dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { zonedTime, zoneOffset } from '#contracts/values/zonedTime.ts';
import type { BookingContext } from '../state/bookingContext.ts';

/**
 * Returns the local time of an instant in a time zone as `YYYY-MM-DDTHH:mm`, or null if the zone is
 * unknown.
 */
export function timeAt(timeZone: string | null, at: Date): string | null {
  if (timeZone === null || zoneOffset(at.getTime(), timeZone) === undefined) return null;
  return zonedTime(at, timeZone).slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/**
 * The current calendar day in each time zone of hotels that may expect guests. A zone of null
 * stands for hotels whose zone is unknown, with the day in UTC.
 */
export type HotelDays = readonly { zone: string | null; day: string }[];

/**
 * The range of check-in days that contains today and tomorrow at every hotel: time zones are at
 * most 14 hours ahead of UTC and 12 hours behind.
 */
const around = (now: Date) => ({
  from: dayAt(now.getTime() - dayMs),
  to: dayAt(now.getTime() + 2 * dayMs),
});

/**
 * Reads the current days of hotels. It computes them from the time zones in the bookings in this
 * process, because PostgreSQL may not know all of these zones and would abort the statement.
 */
export async function readHotelDays({
  database,
  now,
}: Pick<BookingContext, 'database' | 'now'>): Promise<HotelDays> {
  const at = now();
  const { from, to } = around(at);
  const zones = await database.db
    .selectFrom('bookings')
    .select(sql<string | null>`hotel->>'timeZone'`.as('zone'))
    .distinct()
    .where('check_in', '>=', from)
    .where('check_in', '<=', to)
    .execute();
  return zones.map(({ zone }) => ({
    zone,
    day: timeAt(zone, at)?.slice(0, 10) ?? dayAt(at.getTime()),
  }));
}

/** Returns the condition that guests arrive today or tomorrow, by the calendar of their hotel. */
export function arrivesOn(
  arrives: (typeof bookingArrivals)[number],
  days: HotelDays,
): RawBuilder<unknown> {
  const later = arrives === 'tomorrow' ? 1 : 0;
  const conditions = [...new Set(days.map(({ day }) => day))].map((today) => {
    const zones = days.filter(({ day }) => day === today).map(({ zone }) => zone ?? '');
    const checkIn = dayText((dayNumber(today) ?? 0) + later);
    return sql`(check_in = ${checkIn}::date
      and coalesce(hotel->>'timeZone', '') = any(${zones}::text[]))`;
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

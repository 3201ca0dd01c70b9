import { type RawBuilder, sql } from 'kysely';
import { toDecimal } from '#contracts/money/money.ts';
import {
  type DeskFigures,
  type FigureRow,
  type figureGroups,
  mostFigureDays,
} from '#contracts/site/desk/deskFigures.ts';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import { dayMs, minuteMs } from '#contracts/values/durations.ts';
import { zoneOffset } from '#contracts/values/zonedTime.ts';
import type { Database } from '../database/openDatabase.ts';

type Group = (typeof figureGroups)[number];
type Reader = { database: Pick<Database, 'db'>; now: () => Date; timeZone: string };
type Wanted = { from?: string | undefined; to?: string | undefined; by?: Group | undefined };

const usualDays = 30;
const usualMonths = 12;
const mostShown = 100;

/**
 * Returns the figures of the desk. By hotel or by city, only the 100 rows with the most bookings
 * are included.
 */
export async function readFigures(reader: Reader, wanted: Wanted): Promise<DeskFigures> {
  const all = await readAllFigures(reader, wanted);
  const isLong = all.by === 'hotel' || all.by === 'city';
  return { ...all, rows: isLong ? all.rows.slice(0, mostShown) : all.rows };
}

/** Returns the figures with the rows of all hotels or cities, for the export. */
export async function readAllFigures(
  { database, now, timeZone }: Reader,
  { by = 'day', ...wanted }: Wanted,
): Promise<DeskFigures> {
  const offsetAt: OffsetAt = (instant) => zoneOffset(instant, timeZone) ?? 0;
  const { first, last } = daysOf({ ...wanted, by }, now().getTime() + offsetAt(now().getTime()));
  const from = startOf(first, offsetAt);
  const to = startOf(last + 1, offsetAt);
  const { rows } = await figuresQuery(by, { from, to, offsetAt }).execute(database.db);
  const read = rows.map(toFigureRow);
  return {
    from: dayText(first),
    to: dayText(last),
    timeZone,
    by,
    sums: [...new Set(rows.map(({ currency }) => currency))].map((currency) =>
      sumOf(rows.filter((row) => row.currency === currency)),
    ),
    rows: read.sort((a, b) =>
      by === 'day' || by === 'month' ? a.key.localeCompare(b.key) : b.bookings - a.bookings,
    ),
  };
}

/**
 * Returns the requested days as day numbers. `local` is the current time in the operator's time
 * zone.
 */
function daysOf({ from, to, by }: Wanted, local: number): { first: number; last: number } {
  const last = (to !== undefined ? dayNumber(to) : undefined) ?? Math.floor(local / dayMs);
  const first = (from !== undefined ? dayNumber(from) : undefined) ?? usualFirst(last, by);
  return { first: Math.min(last, Math.max(first, last - mostFigureDays + 1)), last };
}

/**
 * Returns the first day if none is requested. By month it is the first day of a month, so that this
 * month is complete.
 */
function usualFirst(last: number, by: Group | undefined): number {
  if (by !== 'month') return last - usualDays + 1;
  const [year = 0, month = 0] = dayText(last).split('-').map(Number);
  return Date.UTC(year, month - usualMonths, 1) / dayMs;
}

/** Returns the offset of a time zone from UTC at a given time, both in milliseconds. */
type OffsetAt = (instant: number) => number;

/** Returns the time at which a day begins in the zone. */
function startOf(day: number, offsetAt: OffsetAt): number {
  const local = day * dayMs;
  return local - offsetAt(local - offsetAt(local));
}

/**
 * Returns the SQL expression for the time of a booking in the operator's time zone, as a timestamp
 * without a time zone. PostgreSQL may not know the zone, or may have other rules for it. The query
 * therefore contains the times at which the zone's offset changes.
 */
function localTime(from: number, to: number, offsetAt: OffsetAt): RawBuilder<unknown> {
  const changes: RawBuilder<unknown>[] = [];
  let start = from;
  for (let next = from + dayMs; next < to + dayMs; next += dayMs) {
    const before = offsetAt(start);
    if (offsetAt(next) !== before) {
      const at = changeWithin(start, next, offsetAt);
      changes.push(sql`when created_at < ${new Date(at)}::timestamptz then ${before}::int`);
    }
    start = next;
  }
  const last = sql`${offsetAt(start)}::int`;
  const offset =
    changes.length === 0 ? last : sql`case ${sql.join(changes, sql` `)} else ${last} end`;
  return sql`((created_at at time zone 'UTC') + (${offset}) * interval '1 millisecond')`;
}

/** Returns the minute between two times at which the offset changes. */
function changeWithin(from: number, to: number, offsetAt: OffsetAt): number {
  const before = offsetAt(from);
  let [low, high] = [from, to];
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

type FiguresRow = {
  key: string;
  label: string | null;
  currency: string;
  bookings: string;
  nights: string;
  turnover: string;
  commission: string;
  cancelled: string;
};

/**
 * Returns a query that scans the bookings of the days once. The query uses the index of figures,
 * except for the names of hotels and cities, which only the rows contain.
 */
function figuresQuery(
  by: Group,
  { from, to, offsetAt }: { from: number; to: number; offsetAt: OffsetAt },
) {
  const keys = {
    day: sql`${localTime(from, to, offsetAt)}::date`,
    month: sql`to_char(${localTime(from, to, offsetAt)}, 'YYYY-MM')`,
    hotel: sql`hotel_id`,
    city: sql`coalesce(hotel->>'region', '')`,
    language: sql`language`,
  };
  const label = by === 'hotel' ? sql`hotel->>'name'` : sql`null::text`;
  return sql<FiguresRow>`
    select key::text, currency, max(label) as label, count(*) as bookings,
      coalesce(sum(nights) filter (where stands), 0) as nights,
      coalesce(sum(turnover) filter (where stands), 0) as turnover,
      coalesce(sum(commission) filter (where stands), 0) as commission,
      count(*) filter (where not stands) as cancelled
    from (
      select ${keys[by]} as key, ${label} as label, figure_currency as currency,
        figure_nights as nights, coalesce(rooms_turnover, figure_turnover) as turnover,
        coalesce(rooms_commission, figure_commission) as commission,
        status <> 'cancelled' as stands
      from bookings
      where created_at >= ${new Date(from)}::timestamptz
        and created_at < ${new Date(to)}::timestamptz and status not in ('declined', 'pending')
    ) made
    group by key, currency`;
}

function figuresOf(row: Omit<FiguresRow, 'key' | 'label'>) {
  const money = (minor: string) => toDecimal({ amount: BigInt(minor), currency: row.currency });
  return {
    currency: row.currency,
    bookings: Number(row.bookings),
    nights: Number(row.nights),
    turnover: money(row.turnover),
    commission: money(row.commission),
    cancelled: Number(row.cancelled),
  };
}

function toFigureRow({ key, label, ...row }: FiguresRow): FigureRow {
  return { key, label, ...figuresOf(row) };
}

function sumOf(rows: readonly FiguresRow[]) {
  const sum = (name: Exclude<keyof FiguresRow, 'key' | 'label' | 'currency'>) =>
    rows.reduce((total, row) => total + BigInt(row[name]), 0n).toString();
  return figuresOf({
    currency: rows[0]?.currency ?? '',
    bookings: sum('bookings'),
    nights: sum('nights'),
    turnover: sum('turnover'),
    commission: sum('commission'),
    cancelled: sum('cancelled'),
  });
}

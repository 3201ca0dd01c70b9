import { dayNumberAt } from '../../values/calendarDay.ts';
import { hourMs } from '../../values/durations.ts';
import { zonedTime, zoneOffset } from '../../values/zonedTime.ts';

const mostKept = 1_000;

/**
 * A moment: its text with an offset, `2027-03-06T18:00:00+05:00`, and its time in milliseconds
 * since 1970.
 */
type Instant = { text: string; time: number };

/** The calendars and clocks of hotels in all time zones. */
export type HotelClock = {
  /** Returns the current day in a time zone, as days since 1970-01-01. */
  today: (timeZone: string) => number;
  /** Returns the instant of an hour on a day in a time zone. */
  instant: (day: number, hour: number, timeZone: string) => Instant;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
};

/**
 * Creates a clock that caches the instants, because one list of hotels needs the same ones hundreds
 * of times. A time zone that this machine does not know counts as UTC.
 */
export function createHotelClock(now: () => number): HotelClock {
  const offset = (time: number, timeZone: string) => zoneOffset(time, timeZone) ?? 0;

  const instantAt = memoize((hours: number, timeZone: string): Instant => {
    const local = hours * hourMs;
    const time = local - offset(local - offset(local, timeZone), timeZone);
    return { text: zonedTime(new Date(time), timeZone), time };
  });

  return {
    now,
    today: (timeZone) => dayNumberAt(now() + offset(now(), timeZone)),
    instant: (day, hour, timeZone) => instantAt(day * 24 + hour, timeZone),
  };
}

/** Caches results by a number and a time zone. The cache is emptied when it is full. */
function memoize<Result>(read: (key: number, timeZone: string) => Result) {
  const kept = new Map<string, Map<number, Result>>();
  return (key: number, timeZone: string): Result => {
    const ofZone = kept.get(timeZone) ?? new Map<number, Result>();
    kept.set(timeZone, ofZone);
    const known = ofZone.get(key);
    if (known !== undefined) return known;
    if (ofZone.size >= mostKept) ofZone.clear();
    const result = read(key, timeZone);
    ofZone.set(key, result);
    return result;
  };
}

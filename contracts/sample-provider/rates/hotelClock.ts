import { dayNumberAt } from '../../values/calendarDay.ts';
import { hourMs } from '../../values/durations.ts';
import { zonedTime, zoneOffset } from '../../values/zonedTime.ts';

const mostKept = 1_000;

/** A moment: its text with an offset, `2027-03-06T18:00:00+05:00`, and milliseconds since 1970. */
type Instant = { text: string; time: number };

/** The calendars and clocks of hotels in all time zones. */
export type HotelClock = {
  /** The day it is now in a time zone, as days since 1970-01-01. */
  today: (timeZone: string) => number;
  /** An hour of a day in a time zone. */
  instant: (day: number, hour: number, timeZone: string) => Instant;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * A clock that keeps the instants that it has computed: one list of hotels needs the same ones
 * hundreds of times. A zone that this machine does not know is UTC.
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

/** Keeps results by a number and a time zone, and starts anew when there are too many. */
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

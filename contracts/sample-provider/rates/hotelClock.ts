import { dayNumberAt } from '../../values/calendarDay.ts';
import { hourMs, minuteMs } from '../../values/durations.ts';

const quarterHourMs = 900_000;
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
 * A clock that reads time zones through `Intl` and keeps what it has read: one list of hotels needs
 * the same days and instants hundreds of times. No offset changes within a quarter of an hour.
 */
export function createHotelClock(now: () => number): HotelClock {
  const offsetAt = memoize((quarterHour: number, timeZone: string) =>
    readOffset(quarterHour * quarterHourMs, timeZone),
  );
  const offset = (time: number, timeZone: string) =>
    offsetAt(Math.floor(time / quarterHourMs), timeZone);

  const instantAt = memoize((hours: number, timeZone: string): Instant => {
    const local = hours * hourMs;
    const ahead = offset(local - offset(local, timeZone), timeZone);
    const text = `${new Date(local).toISOString().slice(0, 19)}${offsetText(ahead)}`;
    return { text, time: local - ahead };
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that a time zone is ahead of UTC at a time. */
function readOffset(time: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
  formats.set(timeZone, format);
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs;
  return sign === '-' ? -ahead : ahead;
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minuteMs;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

import { minuteMs } from './durations.ts';

const quarterHourMs = 15 * minuteMs;
/** The maximum number of cached zones, and of cached offsets for each zone. */
const mostKept = 1_000;

/**
 * The cache of a time zone: its formatter, and its offsets by the number of quarter hours since
 * 1970.
 */
type KnownZone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const knownZones = new Map<string, KnownZone>();

/**
 * Returns the offset of an IANA time zone from UTC at a time, both in milliseconds. Returns
 * undefined if this machine does not know the zone. Offsets are cached, because a list of hotels
 * needs the same ones hundreds of times. No offset changes within a quarter of an hour.
 *
 * Only the server uses this function for the times of hotels. Browsers have other versions of the
 * time zone data, so pages show the offset that the server has written.
 */
export function zoneOffset(time: number, timeZone: string): number | undefined {
  const zone = knownZones.get(timeZone) ?? openZone(timeZone);
  if (!zone) return undefined;
  const { format, offsets } = zone;
  const quarterHour = Math.floor(time / quarterHourMs);
  const kept = offsets.get(quarterHour);
  if (kept !== undefined) return kept;
  const parts = format.formatToParts(quarterHour * quarterHourMs);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs;
  const offset = sign === '-' ? -ahead : ahead;
  if (offsets.size >= mostKept) offsets.clear();
  offsets.set(quarterHour, offset);
  return offset;
}

/**
 * Returns an instant in the local time of a time zone, with the offset from UTC:
 * `2027-03-06T18:00:00+05:00`. If no zone is given, or this machine does not know it, the instant
 * is in UTC with a `Z`. The `Z` says that the local time is not known (RFC 9557 §2).
 */
export function zonedTime(instant: Date, timeZone: string | null): string {
  const time = instant.getTime();
  const offset = timeZone === null ? undefined : zoneOffset(time, timeZone);
  if (offset === undefined) return instant.toISOString();
  const local = new Date(time + offset).toISOString();
  return local.replace(/(\.000)?Z$/, offsetText(offset));
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minuteMs;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function openZone(timeZone: string): KnownZone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const zone = { format, offsets: new Map<number, number>() };
    // The provider chooses the names, and one zone has many spellings, so the cache needs a limit.
    if (knownZones.size >= mostKept) knownZones.clear();
    knownZones.set(timeZone, zone);
    return zone;
  } catch {
    return undefined;
  }
}

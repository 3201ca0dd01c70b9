import { minuteMs } from './durations.ts';

const quarterHourMs = 15 * minuteMs;
/** How many results of a zone, and how many zones, are kept. */
const mostKept = 1_000;

/** What is known of a time zone: its formatter, and its offsets by quarter hours since 1970. */
type KnownZone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const knownZones = new Map<string, KnownZone>();

/**
 * Returns how far an IANA time zone is ahead of UTC at a time, both in milliseconds; undefined if
 * this machine does not know the zone. A list of hotels needs the same offsets hundreds of times,
 * so that they are kept: no offset changes within a quarter of an hour.
 *
 * The server reads the offsets of hotels here alone. Browsers have other versions of that
 * data, so that no page reads it for a hotel: pages show the offset that the server has written.
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
 * Returns an instant as the clocks of a time zone show it, with their offset from UTC:
 * `2027-03-06T18:00:00+05:00`. If no zone is given, or this machine does not know it, the instant
 * is in UTC with a `Z`, which says that the local time is not known (RFC 9557 §2).
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
    // The name is text of a provider: one zone has many spellings.
    if (knownZones.size >= mostKept) knownZones.clear();
    knownZones.set(timeZone, zone);
    return zone;
  } catch {
    return undefined;
  }
}

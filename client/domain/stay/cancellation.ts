import type { Rate } from '#contracts/provider/rateFields.ts';

type CancellationTerms = Pick<Rate, 'free_cancellation_until'>;

/** Whether a rate can be cancelled free of charge, and its deadline has not passed. */
export function isFreeToCancel(
  { free_cancellation_until: until }: CancellationTerms,
  now: Date = new Date(),
): boolean {
  return until != null && now.getTime() < Date.parse(until);
}

/**
 * 'Free cancellation until …' in the hotel's local time, 'Cancellation is no longer free' after that,
 * or 'Non-refundable' when it never was free.
 */
export function cancellationOf(
  rate: CancellationTerms,
  timeZone: string | null | undefined,
  now: Date = new Date(),
): string {
  const { free_cancellation_until: until } = rate;
  if (!until) return 'Non-refundable';
  if (!isFreeToCancel(rate, now)) return 'Cancellation is no longer free';
  return `Free cancellation until ${formatDeadline(until, timeZone)}`;
}

/**
 * An instant in an IANA time zone, with the zone named: 'Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)'.
 * Without a zone, or with one that the browser does not know, it is shown at the offset that it
 * carries: 'Sat, Mar 6, 6:00 PM (GMT+5)'.
 */
export function formatDeadline(instant: string, timeZone: string | null | undefined): string {
  const time = Date.parse(instant);
  const zone = timeZoneName(time, timeZone);
  if (!timeZone || !zone) return formatAtOffset(instant);
  return `${formatTime(time, timeZone)} (${zone})`;
}

/**
 * An IANA time zone as it is at a time in milliseconds: 'Karachi time, GMT+5'. Undefined without a
 * zone, or for one that the browser does not know.
 */
export function timeZoneName(
  time: number,
  timeZone: string | null | undefined,
): string | undefined {
  const format = timeZone ? zonedFormat(timeZone) : undefined;
  if (!timeZone || !format) return undefined;
  const offset = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  const city = timeZone.includes('/') ? timeZone.split('/').at(-1)?.replaceAll('_', ' ') : '';
  return [city && `${city} time`, offset === 'GMT+0' ? 'GMT' : offset].filter(Boolean).join(', ');
}

function zonedFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  } catch {
    return undefined;
  }
}

/** The local time that the text itself says, whose last characters are its offset: 'Z' or '+05:00'. */
function formatAtOffset(instant: string): string {
  const [, local = '', sign, hours = '', minutes] =
    /^(.*?)(?:Z|([+-])(\d{2}):(\d{2}))$/.exec(instant) ?? [];
  const offset = sign ? `${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}` : '';
  return `${formatTime(Date.parse(`${local}Z`), 'UTC')} (GMT${offset})`;
}

function formatTime(time: number, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(time);
  return text.replaceAll(/\s/g, ' ');
}

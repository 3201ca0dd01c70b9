import type { ReactNode } from 'react';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import styles from './Instant.module.css';
import { useDeskI18n } from './useDeskI18n.ts';

const date = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * An instant, given as ISO text, in the time of the desk's browser with its zone, or in that of a
 * hotel. A zone that is not known is UTC.
 */
export function Instant({ at, timeZone }: { at: string; timeZone?: string | undefined }) {
  const { t, formats } = useDeskI18n();
  const wanted = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = formats.timeZoneOffset(Date.parse(at), wanted);
  const zone = named === undefined ? 'UTC' : wanted;
  return (
    <time dateTime={at}>
      {t.rich('deskFrame.instant', {
        date: formats.instant(at, { ...date, timeZone: zone }),
        time: formats.instant(at, { ...time, timeZone: zone }),
        offset: (named ?? zone).replace(/\+0$/, ''),
        part: whole(styles.part),
        zone: whole(styles.zone),
      })}
    </time>
  );
}

/** Draws chunks of a text that stay on one line. */
function whole(className: string | undefined) {
  return (chunks: ReactNode) => <span className={className}>{chunks}</span>;
}

/** How long something has waited, in its largest unit: '3 hours'. `now` is in milliseconds. */
export function durationText({ t }: DeskI18n, since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  if (minutes < 60) return t('deskBooking.next.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t('deskBooking.next.hours', { count: hours });
  return t('deskBooking.next.days', { count: Math.floor(hours / 24) });
}

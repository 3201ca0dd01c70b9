import type { ReactNode } from 'react';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import styles from './Instant.module.css';
import { useDeskI18n } from './useDeskI18n.ts';

const date = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** An instant, given as ISO text, in the time zone of the browser with its offset. */
export function Instant({ at }: { at: string }) {
  const { t, formats } = useDeskI18n();
  return (
    <time dateTime={at}>
      {t.rich('deskFrame.instant', {
        date: formats.instant(at, date),
        time: formats.instant(at, time),
        offset: formats.offset(ownOffset(new Date(at))),
        part: whole(styles.part),
        zone: whole(styles.zone),
      })}
    </time>
  );
}

/**
 * Returns the offset of the browser's time zone at an instant: '+05:00'. ECMA-262 §21.4.4.42 fixes
 * the position of the offset in the text.
 */
function ownOffset(at: Date): string {
  const text = at.toTimeString();
  return `${text.slice(12, 15)}:${text.slice(15, 17)}`;
}

/** Returns a renderer for chunks of a text that must not wrap. */
function whole(className: string | undefined) {
  return (chunks: ReactNode) => <span className={className}>{chunks}</span>;
}

/**
 * Returns how long something has waited, in minutes, hours or days: '3 hours'. `now` is in
 * milliseconds.
 */
export function durationText({ t }: DeskI18n, since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  if (minutes < 60) return t('deskBooking.next.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t('deskBooking.next.hours', { count: hours });
  return t('deskBooking.next.days', { count: Math.floor(hours / 24) });
}

import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { minuteMs } from '#contracts/values/durations.ts';

/** How long something has waited, in its largest unit: '3 hours'. `now` is in milliseconds. */
export function durationText({ t }: DeskI18n, since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  if (minutes < 60) return t('deskBooking.next.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t('deskBooking.next.hours', { count: hours });
  return t('deskBooking.next.days', { count: Math.floor(hours / 24) });
}

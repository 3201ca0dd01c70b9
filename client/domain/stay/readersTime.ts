import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { instantText } from '#contracts/texts/termsText.ts';

/**
 * Returns the time of a deadline that concerns the reader, such as the deadline of a payment. The
 * time is in the time zone of the device: 'Sun, Nov 29, 2:12 PM (New York time, GMT-5)'. Events at
 * the hotel are shown in the hotel's time instead.
 */
export function readersTime(i18n: SiteI18n, instant: string): string {
  const time = new Date(instant);
  const minutes = -time.getTimezoneOffset();
  const local = new Date(time.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const ahead = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = minutes === 0 ? 'Z' : `${minutes < 0 ? '-' : '+'}${ahead}`;
  return instantText(i18n, `${local}${offset}`, timeZone);
}

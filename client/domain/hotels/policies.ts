import type { Hotel } from '#contracts/provider/hotels.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { englishHotels } from './englishHotels.ts';
import type { HotelsI18n } from './hotelText.ts';

/** A titled group of a hotel's rules. */
export interface Policy {
  readonly title: string;
  readonly rules: readonly string[];
}

type HotelRules = Pick<Hotel, 'policies' | 'check_in_from' | 'check_out_until'>;

/** `policyTexts` in English. */
export function policiesOf(hotel: HotelRules): Policy[] {
  return policyTexts(englishHotels, hotel);
}

/**
 * The rules that a hotel gives, its check-in and check-out times first. Groups of the same title are
 * one. Empty when the provider gives neither rules nor times.
 */
export function policyTexts(
  i18n: HotelsI18n,
  { policies, check_in_from, check_out_until }: HotelRules,
): Policy[] {
  const { t } = i18n;
  const groups = [
    ...(check_in_from
      ? [
          {
            title: 'check-in',
            lines: [t('hotels.policies.checkInFrom', { time: timeText(i18n, check_in_from) })],
          },
        ]
      : []),
    ...(check_out_until
      ? [
          {
            title: 'check-out',
            lines: [t('hotels.policies.checkOutUntil', { time: timeText(i18n, check_out_until) })],
          },
        ]
      : []),
    ...(policies ?? []),
  ];
  const merged = new Map<string, string[]>();
  for (const { title, lines } of groups) {
    const shown = titleText(i18n, title);
    merged.set(shown, [...new Set([...(merged.get(shown) ?? []), ...lines])]);
  }
  return [...merged].map(([title, rules]) => ({ title, rules }));
}

/** The titles that have a text; any other is shown as the provider has it. */
function titleText({ t }: HotelsI18n, title: string): string {
  switch (foldText(title)) {
    case 'check-in':
      return t('hotels.policies.checkIn');
    case 'check-out':
      return t('hotels.policies.checkOut');
    default:
      return title;
  }
}

/** A time of day as the language writes it, '2:00 PM' for '14:00'; other text stays. Spec §9. */
function timeText({ formats }: HotelsI18n, time: string): string {
  const [shown] = /^([01]\d|2[0-3]):[0-5]\d/.exec(time) ?? [];
  if (!shown) return time;
  return formats.instant(`1970-01-01T${shown}Z`, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

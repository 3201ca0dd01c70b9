import type { Hotel } from '#contracts/provider/hotels.ts';

/** A titled group of a hotel's rules. */
export interface Policy {
  readonly title: string;
  readonly rules: readonly string[];
}

type HotelRules = Pick<Hotel, 'policies' | 'check_in_from' | 'check_out_until'>;

/**
 * The rules that a hotel gives, its check-in and check-out times first. Groups of the same title are
 * one. Empty when the provider gives neither rules nor times.
 */
export function policiesOf({ policies, check_in_from, check_out_until }: HotelRules): Policy[] {
  const groups = [
    ...(check_in_from
      ? [{ title: 'Check-in', lines: [`Check-in from ${twelveHour(check_in_from)}`] }]
      : []),
    ...(check_out_until
      ? [{ title: 'Check-out', lines: [`Check-out ${twelveHour(check_out_until)}`] }]
      : []),
    ...(policies ?? []),
  ];
  const merged = new Map<string, string[]>();
  for (const { title, lines } of groups) {
    merged.set(title, [...new Set([...(merged.get(title) ?? []), ...lines])]);
  }
  return [...merged].map(([title, rules]) => ({ title, rules }));
}

/** '14:00' as '2:00 PM', as the specification writes times in policies; other text stays. Spec §9. */
function twelveHour(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (hours === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

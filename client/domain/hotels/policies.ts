import type { Hotel } from '#contracts/provider/hotels.ts';
import { twelveHour } from '#contracts/values/timeOfDay.ts';

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

import { hourMs } from '#contracts/values/durations.ts';

/** The month so many months after another, both `YYYY-MM`; before it if below zero. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The latest month that has ended everywhere at an instant. */
export function lastMonth(now: Date): string {
  // At noon of the first day, UTC.
  const earlier = new Date(now.getTime() - 12 * hourMs);
  return addMonths(earlier.toISOString().slice(0, 7), -1);
}

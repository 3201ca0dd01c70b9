import { dayMs } from '#contracts/values/durations.ts';

/** A session ends after this time, however much it is used. ASVS 7.3.2. */
const longestSessionMs = 90 * dayMs;

/** The earliest beginning of a session that has not ended by its age. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() - longestSessionMs);
}

/** Whether a session is too old, however much it is used. */
export function isTooOld({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return createdAt < earliestStart(now);
}

import { dayMs } from '#contracts/values/durations.ts';

/** The maximum lifetime of a session, even if it is in use. ASVS 7.3.2. */
const longestSessionMs = 90 * dayMs;

/** Returns the earliest start of a session that has not reached its longest lifetime. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() - longestSessionMs);
}

/** Returns whether a session has reached its longest lifetime. */
export function isTooOld({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return createdAt < earliestStart(now);
}

import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for a result, and for `ms` milliseconds at least, so that the response time does not reveal
 * the action.
 */
export async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work, sleep(ms)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/**
 * Waits for a result. A rejection takes `ms` milliseconds at least, so that its time does not
 * reveal the reason.
 */
export async function rejectAfter<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const least = sleep(ms, undefined, { ref: false });
  try {
    return await work;
  } catch (error) {
    await least;
    throw error;
  }
}

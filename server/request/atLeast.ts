import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a result, and `ms` at least, so that the time says nothing about what was done. */
export async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work, sleep(ms)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/**
 * Waits for a result; a rejection comes after `ms` at least, so that its time says nothing about
 * the reason.
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

import type { Rate } from '../provider/rateFields.ts';

// This module reads the cancellation terms without the price, so that the home page need not load
// the modules that calculate prices.

/** The cancellation terms of a rate: its steps, or only a deadline for free cancellation. */
export type CancellationTerms = Pick<Rate, 'free_cancellation_until' | 'cancellation'>;

type Steps = NonNullable<CancellationTerms['cancellation']>;

/**
 * Returns the end of free cancellation, in milliseconds: `-Infinity` if cancellation is never free,
 * `Infinity` if it is always free.
 */
export function freeUntil(terms: CancellationTerms): number {
  const last = lastFree(terms);
  if (!last) return -Infinity;
  return last.until == null ? Infinity : Date.parse(last.until);
}

/**
 * Returns the end of free cancellation as the provider wrote it, or null if cancellation is never
 * free or always free.
 */
export function freeUntilInstant(terms: CancellationTerms): string | null {
  return lastFree(terms)?.until ?? null;
}

/**
 * Returns whether cancellation is free at a time. The deadline itself still counts as free, as
 * travelers read it.
 */
export function isFreeToCancel(terms: CancellationTerms, now: Date = new Date()): boolean {
  return now.getTime() <= freeUntil(terms);
}

/** The latest time that a `Date` can express, in milliseconds. */
export const lastInstant = 8.64e15;

/**
 * Returns the listed steps. A rate without a list has one free step up to its deadline, or none if
 * it has no deadline.
 */
export function stepsOf({
  cancellation,
  free_cancellation_until: until,
}: CancellationTerms): Steps {
  return cancellation ?? (until == null ? [] : [{ until, fee: '0' }]);
}

function lastFree(terms: CancellationTerms): Steps[number] | undefined {
  return stepsOf(terms)
    .filter(({ fee }) => isNothing(fee))
    .at(-1);
}

/** Returns whether a fee is zero, in any currency. */
export function isNothing(fee: string): boolean {
  return !/[1-9]/.test(fee);
}

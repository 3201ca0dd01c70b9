import type { Rate } from '../provider/rateFields.ts';

// What the terms of a rate say without its price: the home page reads no more of them.

/** What a rate says of cancelling: its steps, or only until when it is free. */
export type CancellationTerms = Pick<Rate, 'free_cancellation_until' | 'cancellation'>;

type Steps = NonNullable<CancellationTerms['cancellation']>;

/**
 * Until when cancelling is free, in milliseconds: `-Infinity` where it never is, `Infinity` where
 * it always is.
 */
export function freeUntil(terms: CancellationTerms): number {
  const last = lastFree(terms);
  if (!last) return -Infinity;
  return last.until == null ? Infinity : Date.parse(last.until);
}

/** The instant until which cancelling is free, as it is written; null for never and for always. */
export function freeUntilInstant(terms: CancellationTerms): string | null {
  return lastFree(terms)?.until ?? null;
}

/** Whether cancelling is free at a time: up to and including the deadline, as travelers read it. */
export function isFreeToCancel(terms: CancellationTerms, now: Date = new Date()): boolean {
  return now.getTime() <= freeUntil(terms);
}

/** The last time that a `Date` can be, in milliseconds. */
export const lastInstant = 8.64e15;

/** The steps as they are listed, or the free one of a rate that has no list. */
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

/** Whether a fee is nothing, in any currency. */
export function isNothing(fee: string): boolean {
  return !/[1-9]/.test(fee);
}

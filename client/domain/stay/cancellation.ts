import type { Rate } from '#contracts/provider/rateFields.ts';

type CancellationTerms = Pick<Rate, 'free_cancellation_until'>;

/** Whether a rate can be cancelled free of charge, and its deadline has not passed. */
export function isFreeToCancel(
  { free_cancellation_until: until }: CancellationTerms,
  now: Date = new Date(),
): boolean {
  return until != null && now.getTime() < Date.parse(until);
}

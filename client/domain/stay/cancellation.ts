import type { Rate } from '#contracts/provider/rateFields.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { stay } from '#contracts/texts/en/stay.ts';
import { cancellationText, instantText, zoneText } from '#contracts/texts/stayText.ts';

type CancellationTerms = Pick<Rate, 'free_cancellation_until'>;

/** Whether a rate can be cancelled free of charge, and its deadline has not passed. */
export function isFreeToCancel(
  { free_cancellation_until: until }: CancellationTerms,
  now: Date = new Date(),
): boolean {
  return until != null && now.getTime() < Date.parse(until);
}

const english = createI18n('en', { stay });

/** `cancellationText` in English. */
export function cancellationOf(
  rate: CancellationTerms,
  timeZone: string | null | undefined,
  now: Date = new Date(),
): string {
  return cancellationText(english, rate, timeZone, now);
}

/** `instantText` in English. */
export function formatDeadline(instant: string, timeZone: string | null | undefined): string {
  return instantText(english, instant, timeZone);
}

/** `zoneText` in English. */
export function timeZoneName(
  time: number,
  timeZone: string | null | undefined,
): string | undefined {
  return zoneText(english, time, timeZone);
}

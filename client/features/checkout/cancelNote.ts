import { cancellationSteps, type PriceWithTerms } from '#contracts/money/cancellation.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { cancellationText, instantText } from '#contracts/texts/termsText.ts';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';

/**
 * Returns the first step of the cancellation terms, short enough to stand beside the button:
 * 'Cancel free until Apr 9'. A deadline within a day includes the time, in the hotel's time zone.
 * The terms list all steps.
 */
export function cancelNote(
  i18n: SiteI18n,
  rates: readonly PriceWithTerms[],
  timeZone: string | null | undefined,
): { text: string; isFree: boolean } {
  const { t } = i18n;
  const [first] = cancellationSteps(rates);
  if (first?.fee.amount !== 0n) {
    return {
      text: cancellationText(i18n, rates, timeZone, { says: 'first', zone: false }),
      isFree: false,
    };
  }
  const text =
    first.until === undefined
      ? t('stayTerms.cancellation.free')
      : t('checkout.bookNow.freeUntil', { deadline: deadlineText(i18n, first.until, timeZone) });
  return { text, isFree: true };
}

/** Returns only the day if the deadline is the end of a day, otherwise the day and the time. */
function deadlineText(i18n: SiteI18n, until: string, timeZone: string | null | undefined): string {
  const [, day = '', time] = /^(.{10})T(\d\d:\d\d)/.exec(until) ?? [];
  if (time === '23:59') return i18n.formats.day(day);
  if (time === '00:00') return i18n.formats.day(dayText((dayNumber(day) ?? 0) - 1));
  return instantText(i18n, until, timeZone, { zone: false, weekday: undefined });
}

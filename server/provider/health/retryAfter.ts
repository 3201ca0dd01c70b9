const maxSeconds = 3_600;

/**
 * The delay of a `Retry-After` header in whole seconds, at most one hour, because a longer
 * delay is more likely a mistake than a plan. A date is compared
 * with the response's own `Date`, so that different clocks do no harm. Undefined when the header is missing
 * or invalid. RFC 9110 §10.2.3, ADR 0008.
 */
export function retryAfterSeconds(
  retryAfter: string | undefined,
  date: string | undefined,
): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Math.min(Number(retryAfter), maxSeconds);
  const until = Date.parse(retryAfter);
  if (!/[a-z]/i.test(retryAfter) || Number.isNaN(until)) return undefined;
  const sent = date === undefined ? Number.NaN : Date.parse(date);
  const seconds = Math.ceil((until - (Number.isNaN(sent) ? Date.now() : sent)) / 1_000);
  return Math.min(Math.max(0, seconds), maxSeconds);
}

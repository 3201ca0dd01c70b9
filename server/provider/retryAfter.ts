/**
 * The pause a `Retry-After` header asks for, in whole seconds: as written, or until the date it names,
 * counted from the answer's own `Date` so that two clocks that differ do no harm. Undefined when there
 * is none or it cannot be read. RFC 9110 §10.2.3.
 */
export function retryAfterSeconds(
  retryAfter: string | undefined,
  date: string | undefined,
): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const until = Date.parse(retryAfter);
  const answered = date === undefined ? Number.NaN : Date.parse(date);
  if (!/[a-z]/i.test(retryAfter) || Number.isNaN(until)) return undefined;
  return Math.max(0, Math.ceil((until - (Number.isNaN(answered) ? Date.now() : answered)) / 1_000));
}

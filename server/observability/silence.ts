import { dayMs, hourMs } from '#contracts/values/durations.ts';

/** The spans before now in which bookings are counted, in hours, and how often: now, and a week to four weeks ago. */
const silenceHours = [1, 2, 4, 8, 24] as const;
const silenceWeeks = 5;
/** How many bookings the four weeks before must have had, together and each. */
const leastUsual = 40;
const leastOfWeek = 6;

/** When bookings are counted: from an instant on, for so many hours. */
export function silenceSpans(now: Date): { week: number; hours: number; from: Date; to: Date }[] {
  return silenceHours.flatMap((hours) =>
    Array.from({ length: silenceWeeks }, (_, week) => {
      const to = now.getTime() - week * 7 * dayMs;
      return { week, hours, from: new Date(to - hours * hourMs), to: new Date(to) };
    }),
  );
}

/**
 * The span in which there was no booking, though there were some in the same hours of each of the
 * last four weeks; undefined if none stands out.
 */
export function findSilence(
  counts: readonly { week: number; hours: number; count: number }[],
): { hours: number } | undefined {
  const found = silenceHours.find((hours) => {
    const of = counts.filter((each) => each.hours === hours);
    const now = of.find(({ week }) => week === 0)?.count ?? 0;
    const before = of.filter(({ week }) => week > 0).map(({ count }) => count);
    const sum = before.reduce((total, count) => total + count, 0);
    return now === 0 && sum >= leastUsual && Math.min(...before) >= leastOfWeek;
  });
  return found === undefined ? undefined : { hours: found };
}

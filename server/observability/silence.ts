import { dayMs, hourMs } from '#contracts/values/durations.ts';

/**
 * The spans in which bookings are counted, in hours, and the number of weeks: the current one and
 * the four weeks before.
 */
const silenceHours = [1, 2, 4, 8, 24] as const;
const silenceWeeks = 5;
/**
 * The minimum number of bookings in the same hours of the last four weeks: in total, and in each
 * week. With fewer bookings, a silence is not unusual.
 */
const leastUsual = 40;
const leastOfWeek = 6;

/**
 * Returns the spans in which bookings are counted, in the current week and in the four weeks
 * before.
 */
export function silenceSpans(now: Date): { week: number; hours: number; from: Date; to: Date }[] {
  return silenceHours.flatMap((hours) =>
    Array.from({ length: silenceWeeks }, (_, week) => {
      const to = now.getTime() - week * 7 * dayMs;
      return { week, hours, from: new Date(to - hours * hourMs), to: new Date(to) };
    }),
  );
}

/**
 * Returns the shortest span without a booking, if each of the last four weeks had enough bookings
 * in the same hours. Returns undefined if there is no such span.
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

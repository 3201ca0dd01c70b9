const dayMs = 86_400_000;

/** How a calendar day is written: `YYYY-MM-DD`. */
export const calendarDayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The days read so far: a list of hotels repeats the same few thousands of times. */
const numbers = new Map<string, number | undefined>();
const mostNumbers = 1_000;

/** A calendar day as days since 1970-01-01; undefined when the text is not `YYYY-MM-DD` or no such day exists. */
export function dayNumber(day: string): number | undefined {
  if (numbers.has(day)) return numbers.get(day);
  if (!calendarDayPattern.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  const number = exists ? time / dayMs : undefined;
  if (numbers.size === mostNumbers) numbers.clear();
  numbers.set(day, number);
  return number;
}

/** The calendar day of a number of days since 1970-01-01. Reverses `dayNumber`. */
export function dayText(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

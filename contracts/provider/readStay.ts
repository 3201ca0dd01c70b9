import type { SearchQuery } from '../hotels.ts';

/** Nights as day numbers since 1970-01-01: from the night of `first` to before `end`. */
export type Stay = { first: number; end: number };

/** What a query asks for in days: a stay, no dates at all (`undefined`), or what is wrong with them. */
export type StayReading = { stay: Stay | undefined } | { fault: string };

const dayMilliseconds = 86_400_000;

/**
 * Reads the dates of a search. Both must be calendar days that exist, and the check-out after the
 * check-in; one alone stands for the one night after or before it. Anything else is answered with 400,
 * so that a client's mistake does not look like a city without rooms.
 */
export function readStay({ check_in, check_out }: SearchQuery): StayReading {
  const arrival = readDay(check_in);
  const departure = readDay(check_out);
  if (Number.isNaN(arrival)) return { fault: faultOf('check_in', check_in) };
  if (Number.isNaN(departure)) return { fault: faultOf('check_out', check_out) };
  const first = arrival ?? (departure === undefined ? undefined : departure - 1);
  if (first === undefined) return { stay: undefined };
  const end = departure ?? first + 1;
  if (end <= first) {
    return { fault: `check_out (${check_out}) must be after check_in (${check_in}).` };
  }
  return { stay: { first, end } };
}

/** The day's number; NaN when the text is not `YYYY-MM-DD` or names a day that no calendar has. */
function readDay(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return NaN;
  const time = Date.parse(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return exists ? time / dayMilliseconds : NaN;
}

function faultOf(name: string, value: string | undefined): string {
  return `${name} must be a calendar day written YYYY-MM-DD, not '${value}'.`;
}

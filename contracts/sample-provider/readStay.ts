import type { Request } from 'express';
import type { StayQuery } from '../provider/rates.ts';
import { dayNumber } from '../values/calendarDay.ts';
import { parseParty, type Party } from '../values/party.ts';

/** A range of nights as days since 1970-01-01, from the night of `first` to before `end`. */
export type Stay = { first: number; end: number };

/** A stay, `undefined` if no dates are given, or an error as a sentence. */
export type StayReading = { stay: Stay | undefined } | { error: string };

/**
 * Reads the dates of a request. Both must be calendar days that exist, and the check-out must be
 * after the check-in. A single date stands for the one night after or before it. Anything else is
 * an error, so that a client's mistake does not look like a city without rooms.
 */
export function readStay({ check_in, check_out }: StayQuery): StayReading {
  const arrival = check_in === undefined ? undefined : dayNumber(check_in);
  const departure = check_out === undefined ? undefined : dayNumber(check_out);
  if (check_in !== undefined && arrival === undefined) return notADay('check_in', check_in);
  if (check_out !== undefined && departure === undefined) return notADay('check_out', check_out);
  const first = arrival ?? (departure === undefined ? undefined : departure - 1);
  if (first === undefined) return { stay: undefined };
  const end = departure ?? first + 1;
  if (end <= first) {
    return { error: `check_out (${check_out}) must be after check_in (${check_in}).` };
  }
  return { stay: { first, end } };
}

function notADay(name: string, value: string) {
  return { error: `${name} must be a calendar day written YYYY-MM-DD, not '${value}'.` };
}

/**
 * The requested stay (tonight if there is none), the guests of each room, and their country of
 * residence if it is given.
 */
export type Asked = {
  stay?: Stay | undefined;
  party?: Party | undefined;
  residency?: string | undefined;
};

/** Reads the party of a request. `party` is undefined if the request has none. */
export function readParty(request: Request): { party: Party | undefined } | { error: string } {
  const { occupancy }: { occupancy?: unknown } = request.query;
  if (occupancy === undefined) return { party: undefined };
  const rooms = [occupancy].flat().map(String);
  const party = parseParty(rooms);
  return party
    ? { party }
    : { error: `occupancy must be adults and ages such as 2-9,4, not '${rooms.join("', '")}'.` };
}

/** Reads the stay, the party and the residency of a request. */
export function readAsked(request: Request): Asked | { error: string } {
  const stay = readStay(stayQuery(request));
  if ('error' in stay) return stay;
  const party = readParty(request);
  const residency = queryText(request, 'residency');
  return 'error' in party ? party : { ...stay, ...party, residency };
}

/**
 * Returns a query parameter as text. If the parameter occurs several times, the first value counts.
 */
export function queryText(request: Request, name: string): string | undefined {
  const value: unknown = request.query[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

/** Returns the dates of a request, as sent. */
function stayQuery(request: Request): StayQuery {
  return {
    check_in: queryText(request, 'check_in'),
    check_out: queryText(request, 'check_out'),
  };
}

import type { Request } from 'express';
import type { StayQuery } from '../provider/rates.ts';
import { dayNumber } from '../values/calendarDay.ts';
import { parseParty, type Party } from '../values/party.ts';

/** Nights as days since 1970-01-01: from the night of `first` to before `end`. */
export type Stay = { first: number; end: number };

/** A stay, `undefined` where no dates are given, or what is wrong with them in a sentence. */
export type StayReading = { stay: Stay | undefined } | { error: string };

/**
 * Reads the dates of a request. Both must be calendar days that exist, and the check-out after the
 * check-in; one alone stands for the one night after or before it. Anything else is an error, so
 * that a client's mistake does not look like a city without rooms.
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
 * What rates are asked for: a stay, or tonight; who sleeps in each room, and in which country they
 * live, if that is said.
 */
export type Asked = {
  stay?: Stay | undefined;
  party?: Party | undefined;
  residency?: string | undefined;
};

/** Reads the party of a request; undefined where none is named. */
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

/** A query parameter as text; the first one when it is given several times. */
export function queryText(request: Request, name: string): string | undefined {
  const value: unknown = request.query[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

/** The dates of a request, as sent. */
function stayQuery(request: Request): StayQuery {
  return {
    check_in: queryText(request, 'check_in'),
    check_out: queryText(request, 'check_out'),
  };
}

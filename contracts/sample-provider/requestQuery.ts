import type { Request } from 'express';
import type { StayQuery } from '../provider/rates.ts';

/** A query parameter as text; the first one when it is given several times. */
export function queryText(request: Request, name: string): string | undefined {
  const value: unknown = request.query[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

/** The dates of a request, as sent. */
export function stayQuery(request: Request): StayQuery {
  return {
    check_in: queryText(request, 'check_in'),
    check_out: queryText(request, 'check_out'),
  };
}

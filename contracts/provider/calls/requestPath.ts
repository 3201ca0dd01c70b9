import { encodeSegment } from '../../values/fillPath.ts';
import type { StayQuery } from '../rates.ts';
import { hotelCall } from './specifiedCalls.ts';

/** The query parameters of a request; those that are missing or empty are not sent. */
type Query = Readonly<Partial<Record<string, string>>>;

/**
 * The path of a request: a pattern of the contract with its parameter percent-encoded, and the
 * query parameters sorted by name. Equal requests have equal paths. RFC 3986.
 */
export function requestPath(pattern: string, parameter = '', query: Query = {}): string {
  return pattern.replace(/:\w+/, () => encodeSegment(parameter)) + queryText(query);
}

/** The path of a hotel, with its rates for a stay. */
export function hotelPath(id: string, { check_in, check_out }: StayQuery = {}): string {
  return requestPath(hotelCall.path, id, { check_in, check_out });
}

/**
 * The query with its `?`, percent-encoded and sorted by name; empty when there is nothing to send.
 */
export function queryText(query: Query): string {
  let text = '';
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value) text += `${text ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  }
  return text;
}

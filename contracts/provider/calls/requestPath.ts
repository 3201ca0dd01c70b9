import { encodeSegment } from '../../values/fillPath.ts';
import { defaultParty, parseParty, type Party } from '../../values/party.ts';
import type { RatesQuery } from '../rates.ts';
import { hotelCall } from './specifiedCalls.ts';

/**
 * The query parameters of a request. Missing and empty ones are not sent. A list is sent as one
 * parameter for each value.
 */
export type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/**
 * Returns the path of a request: a pattern of the contract with its percent-encoded parameter, and
 * the query parameters sorted by name. Equal requests have equal paths. RFC 3986.
 */
export function requestPath(pattern: string, parameter = '', query: Query = {}): string {
  return pattern.replace(/:\w+/, () => encodeSegment(parameter)) + queryText(query);
}

/** Returns the path of a hotel, with its rates for a stay. */
export function hotelPath(
  id: string,
  { check_in, check_out, occupancy, residency }: RatesQuery = {},
): string {
  return requestPath(hotelCall.path, id, { check_in, check_out, occupancy, residency });
}

/** Returns the party in the path of a request, or the default party if the path has none. */
export function partyIn(path: string): Party {
  const [, query] = path.split('?', 2);
  return parseParty(new URLSearchParams(query).getAll('occupancy')) ?? defaultParty;
}

/**
 * Returns the query with its `?`, percent-encoded and sorted by name. The text is empty if no
 * parameter has a value.
 */
export function queryText(query: Query): string {
  let text = '';
  for (const name of Object.keys(query).sort()) {
    for (const value of [query[name] ?? []].flat()) {
      if (value) text += `${text ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
    }
  }
  return text;
}

import * as v from 'valibot';
import { screens } from '../../provider/calls/hotelCalls.ts';
import { problemSchema, problemType } from '../../provider/problem.ts';
import { type Exchange, type RequestPurpose } from '../verify/exchange.ts';
import { eachExchange, hasResponse, type Occurrence, type Rule } from './rule.ts';

const rejectable = [
  'unknown id',
  'malformed id',
  'invalid dates',
] as const satisfies RequestPurpose[];

/** Rules for requests that a provider should reject. */
export const edgeCaseRules: readonly Rule[] = [
  {
    id: 'unknown-id',
    title: 'Unknown id is 404',
    rank: 'advice',
    endpoints: ['hotel'],
    expected: 'status 404',
    check: eachExchange(['unknown id'], (exchange) => {
      const [found] = exchange.hotels;
      if (found) {
        return {
          at: '$.id',
          received: found.hotel.id,
          rank: 'broken',
          shows: 'a hotel at an address that should have none',
        };
      }
      if (hasResponse(exchange) && exchange.response.status >= 500) {
        return {
          at: 'status',
          received: exchange.response.status,
          rank: 'broken',
          shows: `${screens.hotel.whenItFails}, and the site counts the response against the provider's health`,
        };
      }
      return hasResponse(exchange) ? unlessRejected(exchange, [404]) : undefined;
    }),
  },
  {
    id: 'malformed-id',
    title: 'Malformed ids are rejected',
    rank: 'advice',
    endpoints: ['hotel'],
    expected: 'status 400, 404, 414, 422 or 431',
    check: eachExchange(['malformed id'], (exchange) =>
      unlessRejected(exchange, [400, 404, 414, 422, 431]),
    ),
  },
  {
    id: 'invalid-dates',
    title: 'Invalid dates are rejected',
    rank: 'advice',
    endpoints: ['search'],
    expected: 'status 400 or 422, or an empty hotels list',
    check: eachExchange(['invalid dates'], (exchange) => {
      const empty = hasResponse(exchange) && exchange.response.status === 200 && exchange.json;
      if (!empty) return unlessRejected(exchange, [400, 422]);
      const count = exchange.hotels.length;
      return count === 0 ? undefined : { at: '$.hotels', description: `${count} hotels` };
    }),
  },
  {
    id: 'problem-details',
    title: 'Errors are problem details',
    rank: 'advice',
    endpoints: ['search', 'hotel'],
    expected: `${problemType} (RFC 9457)`,
    check: eachExchange(rejectable, (exchange) => {
      if (!hasResponse(exchange) || exchange.response.status < 400) return undefined;
      const type = exchange.response.headers['content-type'];
      if (!type?.startsWith(problemType)) return { at: 'header content-type', received: type };
      const read = v.safeParse(problemSchema, exchange.json?.value);
      return read.success ? undefined : { at: '$', description: exchange.splitText(0).after };
    }),
  },
];

function unlessRejected(exchange: Exchange, statuses: readonly number[]): Occurrence | undefined {
  if (!hasResponse(exchange)) {
    return 'error' in exchange.response
      ? { at: 'connection', received: exchange.response.error }
      : undefined;
  }
  const { status } = exchange.response;
  return statuses.includes(status) ? undefined : { at: 'status', received: status };
}

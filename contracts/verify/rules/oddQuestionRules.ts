import * as v from 'valibot';
import { problemSchema, problemType } from '../../problem.ts';
import { type Asked, type Exchange } from '../exchange.ts';
import { type Breach, eachExchange, isAnswered, type Rule } from '../rule.ts';

const odd = ['unknown id', 'odd id', 'wrong dates'] as const satisfies Asked[];

/** What a provider does with questions that have no good answer. */
export const oddQuestionRules: readonly Rule[] = [
  {
    id: 'unknown-id',
    title: 'Unknown id is 404',
    group: 'Manners',
    rank: 'advice',
    endpoints: ['hotel'],
    expects: 'status 404',
    check: eachExchange(['unknown id'], (exchange) => {
      const [found] = exchange.hotels;
      if (found) {
        return {
          at: '$.id',
          came: found.hotel.id,
          rank: 'broken',
          shows: 'a hotel at an address that has none',
        };
      }
      return refused(exchange, [404]);
    }),
  },
  {
    id: 'odd-id',
    title: 'Odd ids are refused',
    group: 'Manners',
    rank: 'advice',
    endpoints: ['hotel'],
    expects: 'status 404, 400 or 414',
    check: eachExchange(['odd id'], (exchange) => refused(exchange, [400, 404, 414, 422, 431])),
  },
  {
    id: 'wrong-dates',
    title: 'Wrong dates are refused',
    group: 'Manners',
    rank: 'advice',
    endpoints: ['search'],
    expects: 'status 400 or 422, or an empty hotels list',
    check: eachExchange(['wrong dates'], (exchange) => {
      const empty = isAnswered(exchange) && exchange.answer.status === 200 && exchange.json;
      if (!empty) return refused(exchange, [400, 422]);
      const count = exchange.hotels.length;
      return count === 0 ? undefined : { at: '$.hotels', came: `${count} hotels` };
    }),
  },
  {
    id: 'problem-details',
    title: 'Errors are problem details',
    group: 'Manners',
    rank: 'advice',
    endpoints: ['search', 'hotel'],
    expects: `${problemType} (RFC 9457)`,
    check: eachExchange(odd, (exchange) => {
      if (!isAnswered(exchange) || exchange.answer.status < 400) return undefined;
      const type = exchange.answer.headers['content-type'];
      if (!type?.startsWith(problemType)) return { at: 'header content-type', came: type };
      const read = v.safeParse(problemSchema, exchange.json?.value);
      return read.success ? undefined : { at: '$', came: exchange.text.slice(0, 200) };
    }),
  },
];

function refused(exchange: Exchange, statuses: readonly number[]): Breach | undefined {
  if (!isAnswered(exchange)) {
    return 'fault' in exchange.answer
      ? { at: 'connection', came: exchange.answer.fault }
      : undefined;
  }
  const { status } = exchange.answer;
  return statuses.includes(status) ? undefined : { at: 'status', came: status };
}

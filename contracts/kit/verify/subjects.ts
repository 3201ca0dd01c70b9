import { itemsIn } from '../../provider/calls/hotelCall.ts';
import { hotelCalls } from '../../provider/calls/hotelCalls.ts';
import { encodeSegment } from '../../values/fillPath.ts';
import { isObject } from '../rules/shapeRules.ts';
import type { Exchange } from './exchange.ts';

/**
 * The subject of a finding: an item of a response, such as a hotel, or a whole response. `key` is
 * the same for one hotel in several responses, and for one request sent several times.
 */
export interface Subject {
  what: string;
  key: string;
}

/** Cached, because a response can have thousands of items and as many findings. */
const itemsOf = new WeakMap<Exchange, Map<string, Subject>>();

/** Returns the items of a response with status 200 by their JSON paths. */
function itemSubjects(exchange: Exchange): Map<string, Subject> {
  const known = itemsOf.get(exchange);
  if (known) return known;
  const call = hotelCalls[exchange.endpoint];
  const isRead = exchange.json && 'status' in exchange.response && exchange.response.status === 200;
  const found = new Map(
    (isRead ? itemsIn(call, exchange.json?.value) : []).map(({ at, item }) => {
      const id = call.items.are === 'hotel' ? idOf(exchange, at, item) : undefined;
      return [at, { what: call.items.are, key: id ?? `${exchange.path} ${at}` }];
    }),
  );
  itemsOf.set(exchange, found);
  return found;
}

/**
 * Returns the id of a hotel as in addresses. If the hotel is alone in its response, the id comes
 * from the path.
 */
function idOf({ path }: Exchange, at: string, item: unknown): string | undefined {
  if (at === '$') return path.split('?', 1).join('').split('/').at(-1);
  const id = isObject(item) && 'id' in item ? item.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? encodeSegment(String(id)) : undefined;
}

/** Returns the subject that a place of a response belongs to. */
export function subjectOf(exchange: Exchange, at: string): Subject {
  const { items } = hotelCalls[exchange.endpoint];
  const pattern = items.at.replace(/[$.[\]]/g, '\\$&').replace('*', '\\d+');
  const [itemPath = ''] = new RegExp(`^${pattern}(?=[.[]|$)`).exec(at) ?? [];
  return itemSubjects(exchange).get(itemPath) ?? wholeResponse(exchange);
}

function wholeResponse({ path, asks, purpose }: Exchange): Subject {
  return { what: 'response', key: JSON.stringify([path, asks, purpose]) };
}

/** Counts the different subjects of a kind in these responses. */
export function countSubjects(exchanges: readonly Exchange[], what: string): number {
  const keys = exchanges.flatMap((exchange) =>
    what === 'response'
      ? [wholeResponse(exchange).key]
      : [...itemSubjects(exchange).values()].flatMap((one) => (one.what === what ? [one.key] : [])),
  );
  return new Set(keys).size;
}

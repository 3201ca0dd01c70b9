import { fieldUses, screenNames, usesOf } from '../../provider/fieldUses/screens.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCalls,
  hotelEndpoints,
  screens,
} from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import type { ProviderResponse } from '../http/createProviderClient.ts';
import {
  type Exchange,
  type FoundItem,
  type RequestPurpose,
  succeeded,
} from '../verify/exchange.ts';

/**
 * The meaning of a finding for travelers. `broken`: the site shows an error, nothing, or the wrong
 * hotel. `degraded`: the page works, with a fallback text, a placeholder or an odd value. `advice`:
 * nothing visible today. ADR 0005.
 */
export type Rank = 'broken' | 'degraded' | 'advice';

/** One case in which a rule is not met. `rank` and `expected` override those of the rule. */
export interface Occurrence {
  /** A JSON path into the body (RFC 9535), or a part of the response such as `status` or `time`. */
  at: string;
  /** The received value. `description` replaces it where words say more. */
  received?: unknown;
  description?: string;
  rank?: Rank;
  expected?: string;
  /** The effect on the screens, if it is not the field's usual fallback. */
  shows?: string;
}

/** The number of items that a rule checked, and each case in which the rule was not met. */
export interface CheckResult {
  checked: number;
  occurrences: (Occurrence & { exchange: Exchange })[];
}

/**
 * A requirement for a provider. `expected` completes the sentence "expected …". `check` receives
 * the exchanges of one endpoint, and all exchanges of the run for comparisons between calls.
 */
export interface Rule {
  id: string;
  title: string;
  rank: Rank;
  endpoints: readonly Endpoint[];
  expected: string;
  /** Makes a separate finding for each field. */
  byField?: true;
  /**
   * Reports the finding first, because other rules cannot check a response that breaks this rule:
   * wherever it is broken (`anywhere`), or only if most responses break it (`mostly`).
   */
  hidesOthers?: 'anywhere' | 'mostly';
  check: (exchanges: readonly Exchange[], all?: readonly Exchange[]) => CheckResult;
}

/** The calls whose response is a list of hotels. */
export const listEndpoints = hotelEndpoints.filter((name) => hotelCalls[name].items.at !== '$');

/** The calls for random hotels. */
export const randomEndpoints = everyEndpoint.filter((name) => 'count' in hotelCalls[name]);

/** Returns the calls whose screens show a field. */
export function endpointsReading(field: string): Endpoint[] {
  const uses = fieldUses[field] ?? {};
  const readers = screenNames.filter((name) => uses[name]);
  return [...new Set(readers.map((name) => screens[name].endpoint))];
}

type Found = Occurrence | undefined | readonly Occurrence[];

/** An exchange that has a response, whatever its status. */
export type RespondedExchange = Exchange & { response: ProviderResponse };

export function hasResponse(exchange: Exchange): exchange is RespondedExchange {
  return !('error' in exchange.response);
}

/** Tells whether a hotel in a response has rates. */
export function hasRates({ hotel }: Pick<Exchange['hotels'][number], 'hotel'>): boolean {
  return Boolean(hotel.rates?.length);
}

/** Checks each exchange of the given purposes, with or without a response. */
export function eachExchange(
  purposes: readonly RequestPurpose[],
  check: (exchange: Exchange) => Found,
) {
  return (exchanges: readonly Exchange[]): CheckResult => {
    const chosen = exchanges.filter((exchange) => purposes.includes(exchange.purpose));
    return {
      checked: chosen.length,
      occurrences: chosen.flatMap((exchange) => attach(exchange, check(exchange))),
    };
  };
}

/** Checks each response with status 200 to a request that travelers can cause. */
export function eachResponse(check: (exchange: RespondedExchange) => Found) {
  return (exchanges: readonly Exchange[]): CheckResult => {
    const chosen = siteResponses(exchanges);
    return {
      checked: chosen.length,
      occurrences: chosen.flatMap((exchange) => attach(exchange, check(exchange))),
    };
  };
}

/** Checks each JSON response with status 200 to a request that travelers can cause. */
export function eachJson(check: (value: unknown, exchange: RespondedExchange) => Found) {
  return (exchanges: readonly Exchange[]): CheckResult => {
    const readable = siteResponses(exchanges).filter(({ json }) => json);
    return eachResponse((exchange) => check(exchange.json?.value, exchange))(readable);
  };
}

type HotelContext = Pick<Exchange['hotels'][number], 'wrongFields'> & { endpoint: Endpoint };

/** Checks each readable hotel in the responses to the site's requests; `at` is its JSON path. */
export function eachHotel(check: (hotel: Hotel, at: string, context: HotelContext) => Found) {
  return (exchanges: readonly Exchange[]): CheckResult => {
    const chosen = exchanges.filter(({ purpose }) => purpose === 'site');
    return {
      checked: chosen.reduce((sum, { hotels }) => sum + hotels.length, 0),
      occurrences: chosen.flatMap((exchange) =>
        exchange.hotels.flatMap(({ hotel, at, wrongFields }) =>
          attach(exchange, check(hotel, at, { wrongFields, endpoint: exchange.endpoint })),
        ),
      ),
    };
  };
}

/**
 * A fault of a value, without its place. Without `received`, the value itself counts as received.
 */
type Fault = Omit<Occurrence, 'at'>;
type ValueCheck<Value> = (value: Value, field: string) => Fault | undefined;
type Guard<Value> = (value: unknown) => value is Value;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';

/**
 * Checks the values of these fields of each hotel, such as `room_groups[].sleeps`, if they have the
 * guard's type.
 */
export function eachValue<Value>(
  fields: readonly string[],
  isOfType: Guard<Value>,
  check: ValueCheck<Value>,
) {
  const faultsIn = faultFinder(fields, isOfType, check);
  return eachHotel(faultsIn);
}

/** Checks like `eachValue`, but only the values that the screen of the call draws. */
export function eachDrawnValue<Value>(
  fields: readonly string[],
  isOfType: Guard<Value>,
  check: ValueCheck<Value>,
) {
  const faultsIn = faultFinder(fields, isOfType, check);
  return eachHotel((hotel, at, { endpoint }) =>
    faultsIn(hotel, at).filter((found) => isDrawn(endpoint, found.at.slice(at.length + 1))),
  );
}

function faultFinder<Value>(
  fields: readonly string[],
  isOfType: Guard<Value>,
  check: ValueCheck<Value>,
) {
  const readers = fields.map((field) => ({ field, valuesIn: valuesAt(field) }));
  return (hotel: Hotel, at: string): Occurrence[] =>
    readers.flatMap(({ field, valuesIn }) =>
      valuesIn(hotel).flatMap(({ path, value }) => {
        const fault = isOfType(value) ? check(value, field) : undefined;
        return fault ? [{ at: `${at}.${path}`, received: value, ...fault }] : [];
      }),
    );
}

interface FoundValue {
  path: string;
  value: unknown;
}

/**
 * Returns a function that reads a field of a hotel: for `room_groups[].name` the values at
 * `room_groups[0].name` and so on.
 */
export function valuesAt(field: string): (hotel: Hotel) => FoundValue[] {
  const parts = field.split('.').map((part) => {
    return { name: part.replace('[]', ''), isList: part.endsWith('[]') };
  });
  return (hotel) => {
    let found: FoundValue[] = [{ path: '', value: hotel }];
    for (const { name, isList } of parts) {
      found = found.flatMap(({ path, value }) => {
        const inner: unknown = value instanceof Object ? Reflect.get(value, name) : undefined;
        const at = path === '' ? name : `${path}.${name}`;
        if (!isList) return [{ path: at, value: inner }];
        const items: readonly unknown[] = Array.isArray(inner) ? inner : [];
        return items.map((item, index) => ({ path: `${at}[${index}]`, value: item }));
      });
    }
    return found;
  };
}

/** Checks each item in a list of a response or a hotel. Each finding gets a path below its item. */
export function eachIn<Item>(
  list: readonly Item[] | null | undefined,
  at: string,
  check: (item: Item) => Occurrence | undefined,
): Occurrence[] {
  return (list ?? []).flatMap((item, index) => {
    const found = check(item);
    return found ? [{ ...found, at: `${at}[${index}]${found.at && `.${found.at}`}` }] : [];
  });
}

/**
 * Checks each item of a response that has the agreed shape. Each finding gets a path below its
 * item.
 */
export function eachItem<Item>(
  itemsIn: (exchange: Exchange) => readonly FoundItem<Item>[],
  check: (item: Item, exchange: Exchange) => Found,
) {
  return eachJson((_, exchange) =>
    itemsIn(exchange).flatMap(({ at, item }) =>
      [check(item, exchange) ?? []].flat().map((found) => ({ ...found, at: `${at}.${found.at}` })),
    ),
  );
}

/**
 * Returns the items whose key an earlier item has, each together with that item. An undefined key
 * never repeats.
 */
export function repeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): { item: Item; earlier: Item }[] {
  const first = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const earlier = first.get(key);
    if (earlier !== undefined) return [{ item, earlier }];
    first.set(key, item);
    return [];
  });
}

/** The requests that a provider should refuse. Separate rules judge its responses to them. */
const refusable: readonly RequestPurpose[] = ['unknown id', 'malformed id', 'invalid dates'];

/** Returns the responses with status 200 to requests that travelers can cause. */
export function siteResponses(exchanges: readonly Exchange[]): RespondedExchange[] {
  return exchanges
    .filter(({ purpose }) => !refusable.includes(purpose))
    .filter(hasResponse)
    .filter(({ response }) => succeeded(response));
}

function attach(exchange: Exchange, found: Found): CheckResult['occurrences'] {
  if (found === undefined) return [];
  return [found].flat().map((occurrence) => ({ ...occurrence, exchange }));
}

const notFirst = /^(?:images|room_groups)\[[1-9]/;

/**
 * Tells whether the screen of an endpoint draws the field at a path below a hotel, such as
 * `images[0].url`. Lists draw only the first picture and the first room of a hotel.
 */
function isDrawn(endpoint: Endpoint, path: string): boolean {
  if (endpoint !== 'hotel' && notFirst.test(path)) return false;
  const field = path.replace(/\[\d+\]/g, '[]');
  return usesOf(field).some(({ screen }) => screens[screen].endpoint === endpoint);
}

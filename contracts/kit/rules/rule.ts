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
import { type Exchange, type RequestPurpose, succeeded } from '../verify/exchange.ts';

/**
 * What a finding means for travelers. `broken`: the site shows an error, nothing, or the wrong
 * hotel. `degraded`: the page works, with a fallback text, a placeholder or an odd value. `advice`:
 * nothing visible today. ADR 0005.
 */
export type Rank = 'broken' | 'degraded' | 'advice';

/** One case in which a rule is not met. `rank` and `expected` override those of the rule. */
export interface Occurrence {
  /** A JSON path into the body (RFC 9535), or a part of the response such as `status` or `time`. */
  at: string;
  /** The received value, or `description` in its place where words say more. */
  received?: unknown;
  description?: string;
  rank?: Rank;
  expected?: string;
  /** What the screens show because of it, when that is not the field's usual fallback. */
  shows?: string;
}

/** How many items a rule checked, and each case in which it was not met. */
export interface CheckResult {
  checked: number;
  occurrences: (Occurrence & { exchange: Exchange })[];
}

/**
 * One requirement for a provider. `expected` completes the sentence "expected …". `check` gets the
 * exchanges of one endpoint, and all of the run where calls are compared with each other.
 */
export interface Rule {
  id: string;
  title: string;
  rank: Rank;
  endpoints: readonly Endpoint[];
  expected: string;
  check: (exchanges: readonly Exchange[], all?: readonly Exchange[]) => CheckResult;
}

/** The calls whose response is a list of hotels. */
export const listEndpoints = hotelEndpoints.filter((name) => hotelCalls[name].items.at !== '$');

/** The calls for hotels at random. */
export const randomEndpoints = everyEndpoint.filter((name) => 'count' in hotelCalls[name]);

/** The calls whose screens show a field. */
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

/** Whether a hotel in a response has rates. */
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

/** Checks each of those responses that is JSON. */
export function eachJson(check: (value: unknown, exchange: RespondedExchange) => Found) {
  return (exchanges: readonly Exchange[]): CheckResult => {
    const readable = siteResponses(exchanges).filter(({ json }) => json);
    return eachResponse((exchange) => check(exchange.json?.value, exchange))(readable);
  };
}

type HotelContext = Pick<Exchange['hotels'][number], 'wrongFields'> & { endpoint: Endpoint };

/**
 * Checks each hotel that could be read from the responses to the site's requests; `at` is its JSON
 * path.
 */
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

/** Requests that a provider should refuse: what it answers otherwise is judged by their rules. */
const refusable: readonly RequestPurpose[] = ['unknown id', 'malformed id', 'invalid dates'];

/** The responses with status 200 to requests that travelers can cause. */
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
 * Whether the screen of an endpoint draws the field at a path below a hotel, such as
 * `images[0].url`. Lists draw only the first picture and the first room of a hotel.
 */
export function isDrawn(endpoint: Endpoint, path: string): boolean {
  if (endpoint !== 'hotel' && notFirst.test(path)) return false;
  const field = path.replace(/\[\d+\]/g, '[]');
  return usesOf(field).some(({ screen }) => screens[screen].endpoint === endpoint);
}

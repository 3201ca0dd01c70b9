import { TextDecoder } from 'node:util';
import * as v from 'valibot';
import { type HotelCall, hotelsIn, itemsIn } from '../../provider/calls/hotelCall.ts';
import { type Endpoint, hotelCalls } from '../../provider/calls/hotelCalls.ts';
import {
  evaluateFreshness,
  type Freshness,
  type ResponseHeaders,
} from '../../provider/calls/freshness.ts';
import type { RequestMetadata } from '../../provider/calls/requestHeaders.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { checkHotel } from '../../provider/parseHotel.ts';
import { isTooComplex } from '../../values/readJson.ts';
import { createRedactor, type Redactor } from '../http/createRedactor.ts';
import type { ProviderResponse, ProviderResult } from '../http/createProviderClient.ts';
import { type Place, placeSchema, placesCall } from '../../provider/places.ts';

/**
 * The purpose of a request:
 *
 * - `site`: the site sends it.
 * - `repeated`: the same request once more.
 * - `revalidation`: with the validators of its response, as the site's cache sends it.
 * - `older version`: with the validators of another response, as after a change.
 * - `other stay`: for past or distant days.
 * - `party`, `residency`: for another party, or for residents of a country.
 * - `listed place`: a search for a place that the provider lists.
 * - the others: each tests one edge case.
 */
export type RequestPurpose =
  | 'site'
  | 'repeated'
  | 'revalidation'
  | 'older version'
  | 'other stay'
  | 'party'
  | 'residency'
  | 'listed place'
  | 'unknown city'
  | 'unknown parameter'
  | 'invalid dates'
  | 'unknown id'
  | 'malformed id';

/**
 * A hotel read from a response, its JSON path, and the names of the wrong or partly wrong fields.
 * `hotel` lacks these values.
 */
interface FoundHotel {
  at: string;
  hotel: Hotel;
  wrongFields: ReadonlySet<unknown>;
}

/** A hotel in a list that is then requested by its id. `path` is the request for the list. */
export interface Listing extends FoundHotel {
  path: string;
}

/**
 * A request; `path` includes the query. It is in English unless it `asks` for another language.
 * `first` is the same read at an earlier time. `listed` is the entry of the requested hotel in a
 * list, `place` the entry of the searched place in the list of places.
 */
export interface ProviderRequest {
  endpoint: Endpoint;
  purpose: RequestPurpose;
  path: string;
  asks?: Pick<RequestMetadata, 'acceptLanguage' | 'conditional'>;
  first?: Exchange;
  listed?: Listing;
  place?: FoundItem<Place>;
}

/**
 * A request with its result. `json` is absent when the site does not accept the body as JSON;
 * `splitText` returns the body for messages, redacted.
 */
export interface Exchange extends ProviderRequest {
  response: ProviderResult;
  splitText: (offset: number) => ReturnType<Redactor['split']>;
  json?: { value: unknown };
  hotels: readonly FoundHotel[];
}

/** The time that the site's cache keeps a response without caching headers, in seconds. */
const siteTtlSeconds = 5;

/** Decodes and parses a response once, so that every rule reads the same text, JSON and hotels. */
export function readExchange(
  request: ProviderRequest,
  response: ProviderResult,
  redactor: Pick<Redactor, 'split'> = createRedactor({}),
): Exchange {
  if ('error' in response)
    return {
      ...request,
      response,
      splitText: () => ({ before: '', after: '' }),
      hotels: [],
    };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(response.body);
  const json = isTooComplex(response.body) ? undefined : parse(text);
  return {
    ...request,
    response,
    splitText: (offset) => redactor.split(text, offset),
    json,
    hotels: json && succeeded(response) ? readableHotels(request.endpoint, json.value) : [],
  };
}

/** Returns the headers of a response that the site's cache reads: those with a single value. */
export function headersOf({ headers }: ProviderResponse): ResponseHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Returns how the site's cache, with its usual settings, may reuse a response. */
export function freshnessOf(response: ProviderResponse): Freshness {
  const receipt = { now: 0, date: Date.now(), upstreamMs: response.wholeMs };
  return evaluateFreshness(response.status, headersOf(response), receipt, siteTtlSeconds);
}

/** Tells whether the site's server accepts the status: only 200, no other 2xx. */
export function succeeded({ status }: ProviderResponse): boolean {
  return status === 200;
}

function parse(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

function readableHotels(endpoint: Endpoint, value: unknown): FoundHotel[] {
  return hotelsIn(hotelCalls[endpoint], value).flatMap(({ at, item }) => {
    const { hotel, errors } = checkHotel(item);
    return hotel ? [{ at, hotel, wrongFields: new Set(errors.map(({ keys }) => keys[0])) }] : [];
  });
}

/** An item of a response that has the agreed shape, with its JSON path. */
export interface FoundItem<Item> {
  at: string;
  item: Item;
}

/** Returns the items of a response that have the agreed shape; none unless its status is 200. */
export function readItems<Schema extends v.GenericSchema>(
  call: HotelCall,
  schema: Schema,
  { json, response }: Pick<Exchange, 'json' | 'response'>,
): FoundItem<v.InferOutput<Schema>>[] {
  if (!json || 'error' in response || !succeeded(response)) return [];
  return itemsIn(call, json.value).flatMap(({ at, item }) => {
    const { success, output } = v.safeParse(schema, item);
    return success ? [{ at, item: output }] : [];
  });
}

/** Returns the places in a response of the places call. */
export function placesIn(exchange: Exchange): FoundItem<Place>[] {
  return readItems(placesCall, placeSchema, exchange);
}

/** Returns the query parameters of a request. */
export function queryOf({ path }: Pick<Exchange, 'path'>): Partial<Record<string, string>> {
  return Object.fromEntries(new URL(path, 'http://provider').searchParams);
}

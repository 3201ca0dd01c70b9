import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type Hotel, hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { reviewsDocs } from '#contracts/provider/reviews.ts';
import { problemType } from '#contracts/provider/problem.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCallDocs,
  hotelsPaths,
  type OptionalEndpoint,
  optionalEndpoints,
} from '#contracts/provider/calls/hotelCalls.ts';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import { fullHotel, fullPlace } from '#contracts/kit/samples/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import type { ProviderClient } from '#contracts/kit/http/createProviderClient.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';

/** Twelve hotels with every field, and a rate for tonight. */
export const hotels: Hotel[] = Array.from({ length: 12 }, (_, index) => ({
  ...fullHotel,
  id: `sea_view_${index}`,
  name: `Sea View ${index}`,
})).map(forStay(new URLSearchParams()));

/** The one place in which they are. */
export const karachi: Place = { ...fullPlace, hotels: hotels.length };

/** What a request asks for beside its path. */
type Asks = Parameters<ProviderClient['get']>[1];

/** Sends JSON, or these bytes, in place of what a correct provider sends. */
type Send = (body: unknown, status?: number, headers?: Record<string, string>) => void;
/** One request to a faulty endpoint, with the status and body that a correct provider returns. */
export interface FaultyCall {
  url: string;
  asks: NonNullable<Asks>;
  status: number;
  good: unknown;
  send: Send;
}
/** The same over HTTP, for a fault of the connection or of the bytes. */
interface FaultyRequest extends FaultyCall {
  request: IncomingMessage;
  response: ServerResponse;
}
/** The handlers that replace those of a correct provider. */
export type Overrides<Call = FaultyCall> = Partial<Record<Endpoint, (call: Call) => void>>;
export type HttpOverrides = Overrides<FaultyRequest>;

/** Sends JSON, compressed and with a cache-control header. */
export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headersOf(status), ...headers });
  response.end(gzipSync(bytesOf(body)));
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}

function headersOf(status: number) {
  return {
    'content-type': status < 400 ? 'application/json' : problemType,
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
  };
}

/** Changes the body of responses with status 200. */
export function body(change: (good: unknown) => unknown) {
  return ({ send, status, good }: FaultyCall) => send(status === 200 ? change(good) : good, status);
}

/** Changes each hotel, in lists and by id. */
export function everyHotel(change: (hotel: Hotel) => unknown): Overrides {
  const list = body((good) => v.parse(v.array(hotelSchema), good).map(change));
  return {
    search: body((good) => ({ hotels: hotelsOf(good).map(change) })),
    rand4: list,
    rand8: list,
    hotel: body((good) => change(v.parse(hotelSchema, good))),
  };
}

/** The hotels of a search response. */
export function hotelsOf(good: unknown): Hotel[] {
  return v.parse(searchResponseSchema, good).hotels ?? [];
}

/**
 * Gives a hotel a rate for the days in a query, or for tonight where there are none; past days have
 * none.
 */
function forStay(query: URLSearchParams) {
  const today = Math.floor(Date.now() / 86_400_000);
  const arrival = dayNumber(query.get('check_in') ?? '');
  const departure = dayNumber(query.get('check_out') ?? '');
  const first = arrival ?? (departure === undefined ? today : departure - 1);
  const end = departure ?? first + 1;
  return (hotel: Hotel): Hotel => {
    if (first < today) return { ...hotel, rates: [] };
    const nights = Array.from({ length: end - first }, (_, i) => {
      return { date: dayText(first + i), amount: '100.00' };
    });
    const total = `${nights.length * 100}.00`;
    const [check_in, check_out] = [dayText(first), dayText(end)];
    return {
      ...hotel,
      rates: [{ ...leanRate, check_in, check_out, nights, total, total_property: total }],
    };
  };
}

/** What a correct provider responds; `draw` is another number for each call. */
function correctResponse(
  path: string,
  query: URLSearchParams,
  draw: number,
): { status: number; good: unknown } {
  const first = draw % hotels.length;
  const drawn = [...hotels.slice(first), ...hotels.slice(0, first)];
  const problem = (status: number, title: string) => ({ status, good: { title, status } });
  if (path === '/api/hotels/rand4') return { status: 200, good: drawn.slice(0, 4) };
  if (path === '/api/hotels/rand8') return { status: 200, good: drawn.slice(4, 12) };
  if (path === '/api/hotels/places') return { status: 200, good: { places: [karachi] } };
  if (path === '/api/hotels/search') {
    const [checkIn, checkOut] = [query.get('check_in'), query.get('check_out')];
    if (checkIn && Number.isNaN(Date.parse(checkIn))) return problem(400, 'No such day');
    if (checkIn && checkOut && checkOut <= checkIn) return problem(400, 'No night');
    const known = !query.has('city') || query.get('city') === 'Karachi';
    return { status: 200, good: { hotels: known ? hotels.map(forStay(query)) : [] } };
  }
  const calendar = /^\/api\/hotels\/([^/]+)\/calendar$/.exec(path);
  if (calendar && hotels.some(({ id }) => id === calendar[1])) {
    return { status: 200, good: { days: calendarDays(query) } };
  }
  const reviewed = /^\/api\/hotels\/([^/]+)\/reviews$/.exec(path);
  if (reviewed && hotels.some(({ id }) => id === reviewed[1])) {
    return { status: 200, good: reviewsFor(query) };
  }
  const [, id, call] = /^\/api\/hotels\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const further = optionalEndpoints.find((name) => hotelsPaths[name].endsWith(`/:id/${call}`));
  if (further && hotels.some((hotel) => hotel.id === id))
    return { status: 200, good: exampleOf(further) };
  const hotel = hotels.find(({ id }) => path === `/api/hotels/${id}`);
  return hotel ? { status: 200, good: forStay(query)(hotel) } : problem(404, 'No such hotel');
}

/** What an optional call answers where nothing depends on the request: its first example. */
function exampleOf(endpoint: OptionalEndpoint): unknown {
  return Object.values(hotelCallDocs[endpoint].items.examples)[0];
}

/** Two reviews, one a page, as far as the query asks for them. */
function reviewsFor(query: URLSearchParams) {
  const { reviews, topics } = reviewsDocs.items.examples.first;
  const wanted = query.get('traveller');
  const found = ['family', 'couple']
    .filter((kind) => wanted === null || wanted === kind)
    .map((kind) => ({ ...reviews[0], id: kind, traveller_kind: kind }));
  const page = Number(query.get('page') ?? 1);
  return { reviews: found.slice(page - 1, page), topics, total: found.length };
}

/** What a night costs on each day of a query: as much as in `forStay`. */
function calendarDays(query: URLSearchParams) {
  const [from, to] = [dayNumber(query.get('from') ?? ''), dayNumber(query.get('to') ?? '')];
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    date: dayText(from + i),
    price: { amount: '100.00', currency: leanRate.currency },
  }));
}

function endpointOf(path: string): Endpoint {
  return (
    everyEndpoint.find((name) => path.endsWith(hotelsPaths[name].split('/').at(-1) ?? '')) ??
    'hotel'
  );
}

/** Starts a provider that is correct except for `overrides`. */
export async function startFaultyProvider(overrides: HttpOverrides = {}) {
  const seen: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const open = { now: 0, most: 0 };
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    seen.push({ method, url, headers });
    open.most = Math.max(open.most, (open.now += 1));
    response.once('close', () => (open.now -= 1));
    const send: Send = (body, status, more) => sendJson(response, body, status, more);
    const { override, ...call } = callOf(url, seen.length, overrides);
    const asks = { acceptLanguage: headers['accept-language'] };
    if (override) override({ request, response, send, asks, ...call });
    else send(call.good, call.status);
  });
  return { ...(await listenOnLoopback(server)), seen, open };
}

/** A provider in memory: what its client gets when it is correct except for `overrides`. */
export function faultyClient(overrides: Overrides): ProviderClient['get'] {
  let count = 0;
  return (path, asks = {}) =>
    new Promise((resolve) => {
      const send: Send = (value, status = 200, headers) => {
        const body = bytesOf(value);
        resolve({
          status,
          headers: { ...headersOf(status), ...headers },
          body,
          transferredBytes: body.length,
          wholeMs: 1,
        });
      };
      const { override, ...call } = callOf(path, (count += 1), overrides);
      if (override) override({ send, asks, ...call });
      else send(call.good, call.status);
    });
}

function callOf<Call>(url: string, draw: number, overrides: Overrides<Call>) {
  const { pathname, searchParams } = new URL(url, 'http://provider');
  const override = overrides[endpointOf(pathname)];
  return { url, override, ...correctResponse(pathname, searchParams, draw) };
}

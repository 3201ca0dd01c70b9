import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { type Hotel, hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { placeSchema } from '#contracts/provider/places.ts';
import { problemType } from '#contracts/provider/problem.ts';
import { type Endpoint, everyEndpoint, hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import {
  createProviderClient,
  type ProviderClient,
} from '#contracts/kit/http/createProviderClient.ts';
import { defaultBudgets } from '#server/provider/budgets.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';

type Answer = { status: number; good: unknown };
const stored = new Map<string, Answer>();

/** The sample provider with twelve hotels in one city that are never full. */
const sampleServer = createServer(
  createProvider({
    hotelCount: 0,
    crowded: { city: 'Karachi', hotels: 12 },
    sellsOut: false,
    mediaOrigin: 'https://pictures.example',
  }),
);
// All test files of a process share the server, which does not keep the process alive.
sampleServer.on('connection', (socket) => socket.unref());
const { origin } = await listenOnLoopback(sampleServer.unref());
/** The speed of the machine must not decide a test. */
const patience = { ...defaultBudgets, connectMs: 30_000, firstByteMs: 30_000, wholeMs: 30_000 };
const sample = createProviderClient(origin, {}, patience);

/** The hotels of the sample server, with their rates for tonight. */
export const hotels: readonly Hotel[] = hotelsOf((await correctAnswer(hotelsPaths.search)).good);

/** The only place of the sample server. */
export const [karachi] = v.parse(
  v.strictTuple([v.required(placeSchema)]),
  Object((await correctAnswer(hotelsPaths.places)).good).places,
);

/** The options of a request besides its path. */
type Asks = Parameters<ProviderClient['get']>[1];

/** Sends JSON or bytes instead of the correct response. */
type Send = (body: unknown, status?: number, headers?: Record<string, string>) => void;
/** One request to a faulty endpoint, with the status and body that a correct provider returns. */
export interface FaultyCall {
  url: string;
  asks: NonNullable<Asks>;
  status: number;
  good: unknown;
  send: Send;
}
/** A faulty request over HTTP, for a fault of the connection or of the bytes. */
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
 * Returns the response of the sample provider. It is stored unless it is a random list, like in a
 * cache.
 */
async function correctAnswer(url: string): Promise<Answer> {
  const known = stored.get(url);
  if (known) return known;
  const response = await sample.get(url);
  if ('error' in response) throw new Error(`The sample provider: ${response.error}`);
  const answer: Answer = { status: response.status, good: JSON.parse(String(response.body)) };
  if (response.headers['cache-control'] !== 'no-store') stored.set(url, answer);
  return answer;
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
    const asks = { acceptLanguage: headers['accept-language'] };
    void correctAnswer(url).then((correct) =>
      respond({ request, response, send, asks, url, ...correct }, overrides),
    );
  });
  return { ...(await listenOnLoopback(server)), seen, open };
}

/** Returns the responses of a provider in memory that is correct except for `overrides`. */
export function faultyClient(overrides: Overrides): ProviderClient['get'] {
  return (url, asks = {}) =>
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
      void correctAnswer(url).then((correct) =>
        respond({ send, asks, url, ...correct }, overrides),
      );
    });
}

/** Responds like the sample provider, unless an override responds differently. */
function respond<Call extends FaultyCall>(call: Call, overrides: Overrides<Call>): void {
  const override = overrides[endpointOf(new URL(call.url, 'http://provider').pathname)];
  if (override) override(call);
  else call.send(call.good, call.status);
}

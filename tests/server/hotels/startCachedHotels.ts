import { once } from 'node:events';
import {
  Agent,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { ResponseCache, type ResponseCacheOptions } from '#server/cache/responseCache.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import { createSiteForms } from '#server/hotels/siteForms.ts';
import { RequestContext } from '#server/request/requestContext.ts';
import { createProviderClient, type ProviderCall } from '#server/provider/createProviderClient.ts';
import { startServer } from '../scriptedServer.ts';
import { listeningLog } from '../testApp.ts';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Starts the hotels handler and its cache over real HTTP, in front of a provider that responds as
 * the test decides, without a `Date` header. Only `advance` moves the clocks of the cache.
 */
export async function startCachedHotels({
  agentPrices = false,
  ...options
}: Partial<ResponseCacheOptions> & { agentPrices?: boolean } = {}) {
  let ms = Date.parse('2030-06-01T12:00:00Z');
  let respond: RequestListener = (_req, res) => sendJson(res, [], {});
  let onArrival = () => {};
  const requests: IncomingMessage[] = [];
  const provider = await startServer((req, res) => {
    requests.push(req);
    res.sendDate = false;
    respond(req, res);
  });
  const calls: ProviderCall[] = [];
  const client = createProviderClient({
    origin: provider.origin,
    log: listeningLog().log,
    onCall: (call) => void calls.push(call),
  });
  const cache = new ResponseCache({
    fetch: client.fetch,
    defaultTtlSeconds: 0,
    maxBytes: 1_000_000,
    now: () => ms,
    date: () => ms,
    ...options,
  });
  let live = false;
  const handler = createHotelsHandler(cache, {
    isLive: () => live,
    forms: createSiteForms({ agentPrices }),
  });
  const contexts: RequestContext[] = [];
  const site = await startServer((req, res) => {
    const context = new RequestContext(req);
    contexts.push(context);
    res.once('close', () => context.abort(new Error('The client disconnected.')));
    void handler(req, res, context, ['X-Every-Response', 'yes']);
    onArrival();
  });
  const agent = new Agent({ keepAlive: true });

  const send = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    request(`${site.origin}${path}`, { agent, headers, method });

  return {
    /** The requests that the provider received. */
    requests,
    cache,
    calls,
    contexts,
    provider,
    send,
    /** Sets the future responses of the provider. */
    provide: (next: RequestListener) => {
      respond = next;
    },
    /** Makes the site live from now on. */
    goLive: () => {
      live = true;
    },
    advance: (seconds: number) => {
      ms += seconds * 1_000;
    },
    get: (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      received(send(path, headers, method)),
    /** Resolves once this number of further requests has reached the site. */
    arrivals: (count: number) =>
      new Promise<void>((resolve) => {
        let left = count;
        onArrival = () => {
          left -= 1;
          if (left === 0) resolve();
        };
      }),
    close: async () => {
      agent.destroy();
      client.close();
      await Promise.all([site.close(), provider.close()]);
    },
  };
}
export type CachedHotels = Awaited<ReturnType<typeof startCachedHotels>>;

/** Sends the request and reads its response as bytes without decompression. */
export async function received(sent: ReturnType<typeof request>): Promise<HttpResponse> {
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('no response');
  const chunks: Buffer[] = await response.toArray();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
}

/** Responds with this JSON body. */
export function sendJson(
  res: Parameters<RequestListener>[1],
  body: unknown,
  headers: OutgoingHttpHeaders,
  status = 200,
): void {
  res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  res.end(JSON.stringify(body));
}

/** Makes the provider number its responses in their bodies: `[1]`, `[2]`, … */
export function provideNumbered(hotels: CachedHotels, headers: OutgoingHttpHeaders, status = 200) {
  let count = 0;
  hotels.provide((_req, res) => {
    count += 1;
    sendJson(res, [count], headers, status);
  });
}

/** Sends a GET request and returns the parts of the response that matter in tests of the cache. */
export async function getSummary(
  hotels: CachedHotels,
  path = '/api/hotels/search?city=Lisbon',
  headers: OutgoingHttpHeaders = {},
) {
  const response = await hotels.get(path, headers);
  return {
    status: response.status,
    text: response.body.toString(),
    age: response.headers['age'],
    cache: response.headers['cache-status'],
  };
}

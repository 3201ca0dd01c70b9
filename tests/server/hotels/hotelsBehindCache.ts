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
import { createProviderClient, type ProviderCall } from '#server/provider/createProviderClient.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import type { RequestContext } from '#server/pipeline/requestContext.ts';
import { startServer } from '../scriptedServer.ts';
import { listeningLog, testApp } from '../testApp.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * The four endpoints as they are served, over real HTTP on both sides, in front of a provider that
 * answers as the test says. `later` turns the cache's clock; nothing else does.
 */
export async function hotelsBehindCache(options: Partial<ResponseCacheOptions> = {}) {
  let ms = Date.parse('2030-06-01T12:00:00Z');
  let script: RequestListener = (_req, res) => answerJson(res, [], {});
  let arrived = () => {};
  const asked: IncomingMessage[] = [];
  const provider = await startServer((req, res) => {
    asked.push(req);
    script(req, res);
  });
  const { log } = listeningLog();
  const calls: ProviderCall[] = [];
  const onCall = (call: ProviderCall) => void calls.push(call);
  const client = createProviderClient({ origin: provider.origin, log, onCall });
  const cache = new ResponseCache({
    ask: client.ask,
    defaultTtlSeconds: 0,
    maxBytes: 1_000_000,
    now: () => ms,
    ...options,
  });
  const api = createHotelsHandler(cache);
  const contexts: RequestContext[] = [];
  const data = ['X-Every-Answer', 'yes'];
  const headers = { page: data, data };
  const app = testApp(provider.origin, {
    headers: { plain: headers, tls: headers },
    hotels: (req, res, context, fields) => {
      contexts.push(context);
      const pending = api(req, res, context, fields);
      arrived();
      return pending;
    },
    log,
  });
  const site = await startServer(app);
  const agent = new Agent({ keepAlive: true });

  const send = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    request(`${site.origin}${path}`, { agent, headers, method });

  return {
    asked,
    cache,
    calls,
    contexts,
    provider,
    send,
    /** How the provider answers from now on. */
    provide: (next: RequestListener) => {
      script = next;
    },
    later: (seconds: number) => {
      ms += seconds * 1_000;
    },
    get: (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      received(send(path, headers, method)),
    /** Resolves once so many further requests have reached the site. */
    arrivals: (count: number) =>
      new Promise<void>((resolve) => {
        let left = count;
        arrived = () => {
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
export type HotelsBehindCache = Awaited<ReturnType<typeof hotelsBehindCache>>;

/** Sends the request and reads its answer as bytes, still packed. */
export async function received(sent: ReturnType<typeof request>): Promise<Answer> {
  sent.end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('no answer');
  const chunks: Buffer[] = await answer.toArray();
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(chunks),
  };
}

/** Answers as a provider does. */
export function answerJson(
  res: Parameters<RequestListener>[1],
  body: unknown,
  headers: OutgoingHttpHeaders,
  status = 200,
): void {
  res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  res.end(JSON.stringify(body));
}

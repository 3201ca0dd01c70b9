import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../observability/log.ts';
import { requestId } from './requestId.ts';
import { routeName } from '../observability/routeName.ts';

/** One request on its way through the server, as the log and the metrics will tell of it. */
export type RequestContext = {
  id: string;
  method: string | undefined;
  url: string;
  route: string;
  startedAt: number;
  /** What was thrown on the way; it makes the request's one log line an error. */
  fault?: unknown;
  /** What the answer owes to the cache, one word. */
  cache?: string;
  upstreamMs?: number;
  /** Aborts when the client disconnects before the whole response was sent. Created on first use. */
  readonly signal: AbortSignal;
  abort: (reason: Error) => void;
};

/** How a context ended: `left` when its client did not wait for the last byte. */
export type Outcome = { status: number; left: boolean };

const contexts = new WeakMap<ServerResponse, RequestContext>();

/** Begins a context. */
export function createRequestContext({
  method,
  url = '',
  headers,
}: IncomingMessage): RequestContext {
  let controller: AbortController | undefined;
  let reason: Error | undefined;
  return {
    get signal() {
      controller ??= new AbortController();
      if (reason) controller.abort(reason);
      return controller.signal;
    },
    abort: (why) => {
      reason ??= why;
      controller?.abort(reason);
    },
    id: requestId(headers['x-request-id']),
    method,
    url,
    route: routeName(pathOf(url)),
    startedAt: performance.now(),
  };
}

/** The address without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Ties a context to its response, for the site, whose parts are handed nothing else. */
export function attachRequestContext(res: ServerResponse, context: RequestContext): void {
  contexts.set(res, context);
}

/** The context that a response belongs to. */
export function requestContextOf(res: ServerResponse): RequestContext | undefined {
  return contexts.get(res);
}

/**
 * The one line a request leaves, once its answer is through or its client gone. Of the query it
 * keeps the city alone, of the path the pattern: nothing that tells who travels. Probes are only
 * logged for who debugs them.
 */
export function logRequest(log: Log, context: RequestContext, { status, left }: Outcome): void {
  const probe = context.route === '/healthz' || context.route === '/readyz';
  const level = context.fault !== undefined ? 'error' : probe ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      id: context.id,
      method: context.method,
      route: context.route,
      city: context.route === '/api/hotels/search' ? cityOf(context.url) : undefined,
      status,
      ms: rounded(performance.now() - context.startedAt),
      upstreamMs: context.upstreamMs === undefined ? undefined : rounded(context.upstreamMs),
      cache: context.cache,
      left: left || undefined,
      err: context.fault,
    },
    context.fault === undefined ? 'request' : 'request failed',
  );
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}

function cityOf(url: string): string | undefined {
  const [, typed] = /[?&]city=([^&]{1,200})/.exec(url) ?? [];
  if (typed === undefined) return undefined;
  try {
    return decodeURIComponent(typed.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

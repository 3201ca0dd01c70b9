import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeName } from '../observability/routeName.ts';
import type { Log } from '../observability/log.ts';
import { requestId } from './requestId.ts';

/** What the server knows of one request. The request's log line and metrics are made from it. */
export class RequestContext {
  /** `X-Request-Id`: in the log, in the response, and passed to the provider. */
  readonly id: string;
  readonly method: string | undefined;
  /** Path and query, as received. */
  readonly url: string;
  /** The pattern that the path matches, such as `/api/hotels/:id`. */
  route: string;
  readonly startedAt = performance.now();
  /** What was thrown while handling the request. */
  fault?: unknown;
  /** How the cache took part in the response, such as `hit` or `miss`. */
  cache?: string;
  upstreamMs?: number;
  /** Called when the client disconnects early. New code uses `signal`. */
  onLeft?: () => void;
  private controller: AbortController | undefined;
  private reason: Error | undefined;

  constructor({ method, url = '', headers }: IncomingMessage) {
    this.id = requestId(headers['x-request-id']);
    this.method = method;
    this.url = url;
    this.route = routeName(pathOf(url));
  }

  /** Aborts when the client disconnects before the whole response was sent. Created on first use. */
  get signal(): AbortSignal {
    if (!this.controller) {
      this.controller = new AbortController();
      if (this.reason) this.controller.abort(this.reason);
    }
    return this.controller.signal;
  }

  /** Aborts `signal`, also if it is first used later. Only the first reason counts. */
  abort(reason: Error): void {
    this.reason ??= reason;
    this.controller?.abort(this.reason);
    this.onLeft?.();
  }
}

/** How a request ended: `left` when the client disconnected before the whole response was sent. */
export type Outcome = { status: number; left: boolean };

const contexts = new WeakMap<ServerResponse, RequestContext>();

/** The path of a request target, without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Makes the context available to Express handlers through `requestContextOf(res)`. */
export function attachRequestContext(res: ServerResponse, context: RequestContext): void {
  contexts.set(res, context);
}

/** The context of the request that this response belongs to. */
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

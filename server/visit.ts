import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import { requestId } from './requestId.ts';
import { routeName } from './routeName.ts';

/** One request on its way through the server, as the log and the metrics will tell of it. */
export type Visit = {
  id: string;
  route: string;
  startedAt: number;
  /** What was thrown on the way; it makes the request's one log line an error. */
  fault?: unknown;
  /** What the answer owes to the cache, one word. */
  cache?: string;
  upstreamMs?: number;
};

const visits = new WeakMap<ServerResponse, Visit>();

/** Begins a visit; `path` is the address without its query. */
export function beginVisit(req: IncomingMessage, res: ServerResponse, path: string): Visit {
  const id = requestId(req.headers['x-request-id']);
  const visit = { id, route: routeName(path), startedAt: performance.now() };
  visits.set(res, visit);
  return visit;
}

/** The visit that a response belongs to, for those who are handed nothing but the response. */
export function visitOf(res: ServerResponse): Visit | undefined {
  return visits.get(res);
}

/**
 * The one line a request leaves, once its answer is through or its client gone. Of the query it
 * keeps the city alone, of the path the pattern: nothing that tells who travels. Probes are only
 * logged for who debugs them.
 */
export function logVisit(log: Log, visit: Visit, req: IncomingMessage, res: ServerResponse): void {
  const probe = visit.route === '/healthz' || visit.route === '/readyz';
  const level = visit.fault !== undefined ? 'error' : probe ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      id: visit.id,
      method: req.method,
      route: visit.route,
      city: visit.route === '/api/hotels/search' ? cityOf(req.url ?? '') : undefined,
      status: res.statusCode,
      ms: rounded(performance.now() - visit.startedAt),
      upstreamMs: visit.upstreamMs === undefined ? undefined : rounded(visit.upstreamMs),
      cache: visit.cache,
      left: res.writableFinished ? undefined : true,
      err: visit.fault,
    },
    visit.fault === undefined ? 'request' : 'request failed',
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

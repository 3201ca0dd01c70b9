import type { ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { RequestHead } from './requestHead.ts';
import { requestId } from './requestId.ts';
import { routeName } from './routeName.ts';

/** One request on its way through the server, as the log and the metrics will tell of it. */
export type Visit = {
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
  /** Told when the client does not wait for its answer any more. */
  onLeft?: () => void;
};

/** How a visit ended: `left` when its client did not wait for the last byte. */
export type Outcome = { status: number; left: boolean };

const visits = new WeakMap<ServerResponse, Visit>();

/** Begins a visit. */
export function beginVisit({ method, url = '', headers }: RequestHead): Visit {
  return {
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

/** Ties a visit to its response, for the site, whose parts are handed nothing else. */
export function tieVisit(res: ServerResponse, visit: Visit): void {
  visits.set(res, visit);
}

/** The visit that a response belongs to. */
export function visitOf(res: ServerResponse): Visit | undefined {
  return visits.get(res);
}

/**
 * The one line a request leaves, once its answer is through or its client gone. Of the query it
 * keeps the city alone, of the path the pattern: nothing that tells who travels. Probes are only
 * logged for who debugs them.
 */
export function logVisit(log: Log, visit: Visit, { status, left }: Outcome): void {
  const probe = visit.route === '/healthz' || visit.route === '/readyz';
  const level = visit.fault !== undefined ? 'error' : probe ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      id: visit.id,
      method: visit.method,
      route: visit.route,
      city: visit.route === '/api/hotels/search' ? cityOf(visit.url) : undefined,
      status,
      ms: rounded(performance.now() - visit.startedAt),
      upstreamMs: visit.upstreamMs === undefined ? undefined : rounded(visit.upstreamMs),
      cache: visit.cache,
      left: left || undefined,
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

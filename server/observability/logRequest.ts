import type { Outcome, RequestContext } from '../request/requestContext.ts';
import type { Log } from './log.ts';
import { isProbe } from './routeName.ts';

/** Statuses of errors in a dependency of the site rather than in the site itself. */
const dependencyErrors = new Set([502, 503, 504]);

/**
 * Writes the log line of a finished request: `error` if the site itself failed, `warn` if a
 * dependency failed, `debug` for a probe, else `info`. The line contains the route instead of the
 * path, and only the city of the query, so that it never identifies the traveler.
 */
export function logRequest(log: Log, context: RequestContext, { status, aborted }: Outcome): void {
  const level = levelOf(context, status);
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      id: context.id,
      trace: context.traceId,
      method: context.method,
      route: context.route,
      city: context.route === '/api/hotels/search' ? cityOf(context.url) : undefined,
      booking: context.booking,
      status,
      ms: rounded(performance.now() - context.startedAt),
      upstreamMs: context.upstreamMs === undefined ? undefined : rounded(context.upstreamMs),
      cache: context.cache,
      aborted: aborted || undefined,
      err: context.error,
    },
    context.error === undefined ? 'request' : 'request failed',
  );
}

function levelOf({ error, route }: RequestContext, status: number) {
  if (error !== undefined) return dependencyErrors.has(status) ? 'warn' : 'error';
  return isProbe(route) ? 'debug' : 'info';
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}

function cityOf(url: string): string | undefined {
  const [, encoded] = /[?&]city=([^&]{1,200})/.exec(url) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

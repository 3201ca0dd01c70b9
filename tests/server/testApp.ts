import type { Bundle } from '#server/site/bundle.ts';
import { parseConfig } from '#server/config.ts';
import { pagePolicy } from '#server/site/contentSecurityPolicy.ts';
import { createApp, type AppDependencies } from '#server/createApp.ts';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import type { Log } from '#server/observability/log.ts';
import { securityHeaders } from '#server/pipeline/securityHeaders.ts';

const page = '<!doctype html><title>the page</title>';

/** A bundle of one page and no files, for tests of everything else. */
export const onePage: Bundle = {
  html: page,
  assets: (_req, _res, next) => next(),
  page: (_req, res) => {
    res.type('html').send(page);
  },
};

/** A log that keeps the messages of its warnings and errors for the test to read. */
export function listeningLog() {
  const lines: string[] = [];
  const keep = (level: string) => (_fields: unknown, message?: unknown) => {
    lines.push(`${level}: ${String(message)}`);
  };
  const ignore = () => undefined;
  const log: Log = {
    isLevelEnabled: () => true,
    debug: ignore,
    info: ignore,
    warn: keep('warn'),
    error: keep('error'),
  };
  return { log, lines };
}

/** The whole BFF in front of `origin`, ready, with nothing to write to: what answers each request. */
export function testApp(origin: string, deps: Partial<AppDependencies> = {}) {
  const { fetch } = createProviderClient({ origin, log: deps.log ?? listeningLog().log });
  return createApp({
    api: createHotelsHandler(new ResponseCache({ fetch, defaultTtlSeconds: 0, maxBytes: 0 })),
    picturesOf: undefined,
    bundle: onePage,
    unready: () => undefined,
    hosts: undefined,
    trust: undefined,
    limit: undefined,
    headers: securityHeaders({
      plain: pagePolicy(parseConfig({}), page),
      tls: pagePolicy(parseConfig({}), page, true),
    }),
    stopping: () => false,
    log: listeningLog().log,
    ...deps,
  });
}

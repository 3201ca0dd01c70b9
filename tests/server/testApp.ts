import type { Bundle } from '#server/site/bundle.ts';
import type { SiteOptions } from '#server/site/createSite.ts';
import { parseConfig } from '#server/main/config.ts';
import { pagePolicy } from '#server/site/contentSecurityPolicy.ts';
import { createApp, type AppOptions } from '#server/main/createApp.ts';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import type { Log } from '#server/observability/log.ts';
import { securityHeaders } from '#server/request/securityHeaders.ts';

const page = '<!doctype html><title>the page</title>';

export const onePage: Bundle = {
  html: page,
  picture: '/assets/share.png',
  assets: (_req, _res, next) => next(),
  page: () => (_req, res) => {
    res.type('html').send(page);
  },
};

/** Returns a log whose warnings and errors the test can read, at any time or as they come. */
export function listeningLog(onLine: (line: string) => void = () => {}) {
  const lines: string[] = [];
  const keep = (level: string) => (_fields: unknown, message?: unknown) => {
    const line = `${level}: ${String(message)}`;
    lines.push(line);
    onLine(line);
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

type TestAppOptions = Partial<AppOptions & SiteOptions>;

/** Returns the request listener of the whole server in front of the provider at `origin`. */
export function testApp(origin: string, options: TestAppOptions = {}) {
  const { fetch } = createProviderClient({ origin, log: options.log ?? listeningLog().log });
  return createApp({
    hotels: createHotelsHandler(new ResponseCache({ fetch, defaultTtlSeconds: 0, maxBytes: 0 })),
    resources: {},
    site: {
      bundle: onePage,
      samplePicturesOrigin: undefined,
      isGone: () => false,
      siteOrigin: () => 'https://hotels.example',
      version: '1.2.3',
      unready: () => undefined,
      warnings: () => [],
      ...options,
    },
    allowedHosts: undefined,
    trustProxy: undefined,
    clientLimit: undefined,
    pageLimit: undefined,
    refusalMs: 0,
    headers: securityHeaders({
      plain: pagePolicy(parseConfig({}), page),
      tls: pagePolicy(parseConfig({}), page, true),
    }),
    stopping: () => false,
    log: listeningLog().log,
    ...options,
  });
}

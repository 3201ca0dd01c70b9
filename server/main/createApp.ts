import type { RequestListener } from 'node:http';
import express from 'express';
import { publicPages, routes } from '#client/domain/paths.ts';
import type { Log } from '../observability/log.ts';
import { logRequest } from '../observability/logRequest.ts';
import { buildVersion } from '../observability/version.ts';
import { isRootFile } from '#contracts/site/rootFiles.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import { isProbe } from '../observability/routeName.ts';
import { reportRequest, type Tracing } from '../observability/tracing.ts';
import {
  cameByTls,
  clientAddress,
  clientKey,
  createUntrustedProxyWarning,
  type Trust,
} from '../request/clientAddress.ts';
import { type ApiResource, createApiRouter } from '../request/createApiRouter.ts';
import { load, refusalMs } from '../request/limits.ts';
import { type RateLimit, rateLimitError } from '../request/rateLimit.ts';
import {
  type ApiHandler,
  attachRequestContext,
  type Outcome,
  RequestContext,
} from '../request/requestContext.ts';
import { type AllowedHosts, checkAddress, checkHost } from '../request/requestTarget.ts';
import { respond, sendError, type WholeResponse } from '../request/respond.ts';
import { type SecurityHeaders, setHeaders } from '../request/securityHeaders.ts';
import { createSite, openapi, type SiteOptions } from '../site/createSite.ts';
import { refusalPage } from '../site/refusalPage.ts';

/** The routes of pages that anybody may open; those of bookings and accounts are not among them. */
const openRoutes = new Set<string>(publicPages.map((name) => routes[name]));

/** What the server is made of. `index.ts` puts it together, or a test. */
export type AppOptions = {
  /**
   * Handles everything below `/api/hotels`, before Express, since most requests are of this kind.
   */
  hotels: ApiHandler;
  /** Handle everything else below `/api`: each is mounted at `/api/<name>`. */
  resources: Readonly<Record<string, ApiResource>>;
  site: SiteOptions;
  allowedHosts: AllowedHosts;
  trustProxy: Trust | undefined;
  headers: SecurityHeaders;
  /**
   * How many requests a client may make to the API and for pages, and how many of these may be for
   * pages; undefined for no limit.
   */
  clientLimit: RateLimit | undefined;
  pageLimit: RateLimit | undefined;
  /** Whether a page that anybody may open is served now; by default it is. */
  mayServePage?: () => boolean;
  /** How long a client waits for each refusal by these limits, in milliseconds. */
  refusalMs?: number;
  /** Whether the process is shutting down: each response then is its connection's last. */
  stopping: () => boolean;
  log: Log;
  onResponse?: (context: RequestContext, outcome: Outcome) => void;
  tracing?: Tracing | undefined;
};

/**
 * The request pipeline: the steps that every request passes, in their order. Returns a listener for
 * an HTTP server. Anything thrown on the way becomes an error response in `sendError` and affects
 * no other request.
 */
export function createApp(options: AppOptions): RequestListener {
  const { hotels, allowedHosts, trustProxy, headers, stopping, log, tracing } = options;
  const { clientLimit, pageLimit } = options;
  const warnOfUntrustedProxy = createUntrustedProxyWarning(log, trustProxy);
  const router = express
    .Router()
    .use('/api/openapi.json', openapi)
    .use('/api', createApiRouter(options.resources, trustProxy))
    .use(createSite(options.site));
  const app = express()
    .disable('x-powered-by')
    .set('trust proxy', trustProxy ?? false);
  app.use((req, res) => router(req, res, (error: unknown) => sendError(res, error)));

  return (req, res) => {
    // 1. Identify the request: an id, the route, and one log line when it ends.
    const context = new RequestContext(req, tracing?.isSampled);
    res.once('close', () => {
      const aborted = !res.writableFinished;
      if (aborted) context.abort(new DOMException('The client disconnected.', 'AbortError'));
      const outcome = { status: res.statusCode, aborted };
      logRequest(log, context, outcome);
      options.onResponse?.(context, outcome);
      if (tracing) reportRequest(tracing, context, outcome);
    });
    if (stopping()) res.shouldKeepAlive = false;

    // 2. Security headers, and what tells browsers that this server answers. They come first because
    //   error responses carry them too.
    const { path } = context;
    const isApi = /^\/api(?:\/|$)/i.test(path);
    const isFile = /^\/(?:assets|media|desk\/assets)\//.test(path) || isRootFile(path);
    const isData = isApi || isFile;
    const headerSet = cameByTls(req, trustProxy) ? headers.tls : headers.plain;
    const responseHeaders = [
      ...(isData ? headerSet.data : headerSet.page),
      'X-Request-Id',
      context.id,
      ...(isApi ? [siteVersionHeader, buildVersion] : []),
    ];
    const fail = (error: unknown) => {
      attachRequestContext(res, context);
      setHeaders(res, responseHeaders);
      sendError(res, error);
    };
    const answerWith = (page: WholeResponse) => {
      setHeaders(res, responseHeaders);
      respond(res, page);
    };

    try {
      // 3. The host must be one of this site's.
      checkHost(req, path, allowedHosts);

      // 4. The limits for all requests of a client to the API and for pages; and while the process
      //   has no time for more, the pages that anybody may open give way.
      if (!isFile && !isProbe(context.route)) {
        warnOfUntrustedProxy(req);
        context.client = clientKey(clientAddress(req, trustProxy));
        const allowance = clientLimit?.(context.client);
        responseHeaders.push(...(allowance?.headers ?? []));
        const ofPages = isApi ? undefined : pageLimit?.(context.client);
        const seconds = allowance?.retryAfter ?? ofPages?.retryAfter;
        const refuse = () => {
          if (seconds === undefined) answerWith(refusalPage(path, load.retryAfterSeconds, 'busy'));
          else if (isApi) fail(rateLimitError(seconds));
          else answerWith(refusalPage(path, seconds));
        };
        // A client that is refused anyway takes no page from others.
        const isBusy =
          seconds === undefined &&
          openRoutes.has(context.route) &&
          options.mayServePage?.() === false;
        if (seconds !== undefined || isBusy) {
          const timer = setTimeout(refuse, options.refusalMs ?? refusalMs);
          res.once('close', () => clearTimeout(timer));
          return;
        }
      }

      // 5. Hotels, which check their addresses themselves, any other resource of the API, or the
      //   site.
      if (path === '/api/hotels' || path.startsWith('/api/hotels/')) {
        hotels(req, res, context, responseHeaders)?.catch(fail);
      } else {
        attachRequestContext(res, context);
        setHeaders(res, responseHeaders);
        if (isApi) checkAddress(context.url);
        app(req, res);
      }
    } catch (error) {
      fail(error);
    }
  };
}

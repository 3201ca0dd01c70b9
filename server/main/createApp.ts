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

/** The routes of public pages, which exclude bookings and accounts. */
const openRoutes = new Set<string>(publicPages.map((name) => routes[name]));

/** The parts of the server. `index.ts` or a test creates them. */
export type AppOptions = {
  /**
   * Handles all paths below `/api/hotels`, before Express, because most requests are of this kind.
   */
  hotels: ApiHandler;
  /** Handle all other paths below `/api`. Each resource is mounted at `/api/<name>`. */
  resources: Readonly<Record<string, ApiResource>>;
  site: SiteOptions;
  allowedHosts: AllowedHosts;
  trustProxy: Trust | undefined;
  headers: SecurityHeaders;
  /**
   * The limit for all requests of a client to the API and for pages, and the limit for pages among
   * them. Undefined means no limit.
   */
  clientLimit: RateLimit | undefined;
  pageLimit: RateLimit | undefined;
  /** Returns whether a public page may be served now. By default, it may. */
  mayServePage?: () => boolean;
  /** How long each refusal by these limits is delayed, in milliseconds. */
  refusalMs?: number;
  /**
   * Returns whether the process is shutting down. Each response is then the last one of its
   * connection.
   */
  stopping: () => boolean;
  log: Log;
  onResponse?: (context: RequestContext, outcome: Outcome) => void;
  tracing?: Tracing | undefined;
};

/**
 * Creates the request pipeline, the ordered steps of every request. Returns a listener for an HTTP
 * server. Any error that a step throws becomes an error response in `sendError` and affects no
 * other request.
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

    // 2. Set security headers and headers that describe this server to browsers. They come first
    //   because error responses carry them, too.
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
      // 3. Check that the host belongs to this site.
      checkHost(req, path, allowedHosts);

      // 4. Apply the limits for all requests of a client to the API and for pages. While the process is
      //   overloaded, public pages are refused first.
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
        // A client that is refused by its own limit must not use up the pages that other clients
        // may load.
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

      // 5. Pass the request to the hotels, which check their addresses themselves, to another resource
      //   of the API, or to the site.
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

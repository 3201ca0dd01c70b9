import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { cameByTls, type Trust } from './clientAddress.ts';
import { jsonBody, unreadBody } from './jsonBody.ts';
import { apiTimeMs, maxJsonBytes } from './limits.ts';
import { ProblemError } from './problemError.ts';
import { requestContextOf } from './requestContext.ts';
import { sendError } from './respond.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects with 403 what another site makes a browser send: every request that may change state must
 * come from a page of this site. It is judged by Origin; without one by Sec-Fetch-Site, then by
 * Referer; without any of them it is rejected, because every browser sends at least one. Cookies
 * may therefore be trusted behind it. OWASP Cross-Site Request Forgery Prevention.
 */
function sameOrigin(trustProxy: Trust | undefined): RequestHandler {
  return (req, _res, next) => {
    if (readOnly.has(req.method) || isSameOrigin(req, trustProxy)) next();
    else throw new ProblemError(403, 'This request must come from a page of this site.');
  };
}

function isSameOrigin(req: IncomingMessage, trustProxy: Trust | undefined): boolean {
  const { origin, referer } = req.headers;
  if (origin !== undefined) return isOwn(origin, req, trustProxy);
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return referer !== undefined && isOwn(referer, req, trustProxy);
}

/**
 * Whether an address has this site's host and port, as the Host header names them. Behind TLS it
 * must be https. On a plain connection both schemes pass, since a proxy that TRUST_PROXY does not
 * name may have ended TLS.
 */
function isOwn(address: string, req: IncomingMessage, trustProxy: Trust | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (protocol !== 'https:' && (protocol !== 'http:' || cameByTls(req, trustProxy))) return false;
  const own = `${protocol}//${req.headers.host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === host;
}

/**
 * One resource under `/api`, such as bookings, mounted at `/api/<name>`. A name with a slash comes
 * before the resource that its path begins with.
 */
export type ApiResource = {
  /** Handles the requests: an Express router, whose paths begin after `/api/<name>`. */
  handler: RequestHandler;
  /**
   * `json` parses the body into `req.body` before the handler runs. `unread` leaves it to a handler
   * that reads the request itself; only its length is checked. Default `json`.
   */
  body?: 'json' | 'unread';
  /** The media types of JSON bodies. Default `application/json` alone. */
  types?: readonly string[];
  /**
   * `any` skips the origin check, for a route that mail programs call: its request is authorized by
   * a token alone, and it must read no cookie. Default `own`.
   */
  origin?: 'own' | 'any';
  /** The longest request body. Default 64 KiB. */
  maxRequestBytes?: number;
  /** How long the handler may take, in milliseconds; then the client gets 504. Default 7 s. */
  timeoutMs?: number;
};

/**
 * Routes `/api/<name>` to the resource of that name; any other path is a 404 problem. Before its
 * handler runs, a request passes the same steps for every resource: the origin check, the body and
 * the time limit. What a handler throws becomes a problem in `sendError`.
 */
export function createApiRouter(
  resources: Readonly<Record<string, ApiResource>>,
  trustProxy: Trust | undefined,
): Router {
  const router = Router();
  for (const [name, resource] of Object.entries(resources)) {
    const { handler, body = 'json', origin = 'own' } = resource;
    const { maxRequestBytes = maxJsonBytes } = resource;
    router.use(
      `/${name}`,
      nameRoute(name),
      notCached,
      ...(origin === 'own' ? [sameOrigin(trustProxy)] : []),
      body === 'json' ? jsonBody(maxRequestBytes, resource.types) : unreadBody(maxRequestBytes),
      requestTimeout(resource.timeoutMs ?? apiTimeMs),
      handler,
    );
  }
  return router.use(noSuchEndpoint);
}

const noSuchEndpoint: RequestHandler = () => {
  throw new ProblemError(404, 'There is no such endpoint.');
};

/** Responses of a resource are for one client, unless its handler says otherwise. */
const notCached: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Sets the route name for the log and the metrics to the pattern of the route that was matched. */
function nameRoute(name: string): RequestHandler {
  return (req, res, next) => {
    const context = requestContextOf(res);
    if (context) context.route = `/api/${name}/*`;
    res.prependOnceListener('close', () => {
      const route: unknown = req.route;
      if (!context || typeof route !== 'object' || route === null || !('path' in route)) return;
      context.route = `/api/${name}${String(route.path)}`.replace(/\/$/, '');
    });
    next();
  };
}

/**
 * Responds 504 when no response was sent after so many milliseconds, and aborts the request
 * context's `signal`, so that calls made with it end too. The client cannot know whether the
 * request took effect, which is why there is no Retry-After.
 */
function requestTimeout(ms: number): RequestHandler {
  return (_req, res, next) => {
    const timer = setTimeout(() => {
      const cause = new DOMException(`No response within ${ms} ms.`, 'TimeoutError');
      sendError(res, new ProblemError(504, 'The request took too long.', { cause }));
      requestContextOf(res)?.abort(cause);
    }, ms);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}

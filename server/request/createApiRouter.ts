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
 * Rejects with 403 the requests that another site makes a browser send. A request that may change
 * state must come from a page of this site. Its source is Origin, or if that is missing,
 * Sec-Fetch-Site, then Referer. A request without any of them is rejected, because every browser
 * sends at least one. Handlers behind this check may therefore trust cookies. OWASP Cross-Site
 * Request Forgery Prevention.
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
 * Returns whether an address has this site's host and port, as the Host header names them. Behind
 * TLS, its scheme must be https. On a plain connection both schemes pass, because a proxy that
 * TRUST_PROXY does not name may have terminated TLS.
 */
function isOwn(address: string, req: IncomingMessage, trustProxy: Trust | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (protocol !== 'https:' && (protocol !== 'http:' || cameByTls(req, trustProxy))) return false;
  const own = `${protocol}//${req.headers.host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === host;
}

/**
 * A resource of the API, such as bookings, mounted at `/api/<name>`. List a name with a slash, such
 * as `desk/passkeys`, before the resource that its path begins with. Otherwise that resource
 * handles its requests.
 */
export type ApiResource = {
  /** Handles the requests. The paths of its Express router begin after `/api/<name>`. */
  handler: RequestHandler;
  /**
   * `json` parses the body into `req.body` before the handler runs. `unread` checks only the
   * length, and the handler reads the body itself. The default is `json`.
   */
  body?: 'json' | 'unread';
  /** The media types of JSON bodies. The default is `application/json` alone. */
  types?: readonly string[];
  /**
   * `any` skips the origin check, for a route that mail programs call. A token alone must authorize
   * such a request, and the handler must read no cookie. The default is `own`.
   */
  origin?: 'own' | 'any';
  /** The longest request body. The default is 64 KiB. */
  maxRequestBytes?: number;
  /**
   * How long the handler may take, in milliseconds, before the client receives 504. The default is
   * 7 s.
   */
  timeoutMs?: number;
};

/**
 * Creates the router that passes `/api/<name>` to the resource of that name. Any other path is a
 * 404 problem. The steps before the handler are the same for every resource: the origin check, the
 * body and the time limit. `sendError` turns thrown errors into problems.
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

/** Marks the responses of a resource as private to one client. A handler may override that. */
const notCached: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Sets the route name for the log and the metrics to the pattern of the matched route. */
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
 * Responds 504 if no response was sent within `ms` milliseconds. Also aborts the `signal` of the
 * request context, so that calls with that signal end, too. There is no Retry-After, because the
 * client cannot know whether the request took effect.
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

import { Router, type RequestHandler } from 'express';
import type { Trust } from './clientAddress.ts';
import { ProblemError } from './problemError.ts';
import { requestContextOf } from './requestContext.ts';
import type { ApiResource } from './apiResource.ts';
import { jsonBody } from './jsonBody.ts';
import { requestTimeout } from './requestTimeout.ts';
import { sameOrigin } from './sameOrigin.ts';
import { unreadBody } from './unreadBody.ts';

/** Below the shutdown's grace period, so that a slow request is responded to before it is cut off. */
const defaultTimeoutMs = 7_000;
const defaultMaxRequestBytes = 64 * 1024;

/**
 * Routes `/api/<name>` to the resource of that name; any other path is a 404 problem. Before its
 * handler runs, a request passes the same steps for every resource: the origin check, the body and the
 * time limit. What a handler throws becomes a problem in `sendError`.
 */
export function createApiRouter(
  resources: Readonly<Record<string, ApiResource>>,
  trustProxy: Trust | undefined,
): Router {
  const router = Router();
  for (const [name, resource] of Object.entries(resources)) {
    const { handler, body = 'json', origin = 'own' } = resource;
    const { maxRequestBytes = defaultMaxRequestBytes } = resource;
    router.use(
      `/${name}`,
      nameRoute(name),
      notCached,
      ...(origin === 'own' ? [sameOrigin(trustProxy)] : []),
      body === 'json' ? jsonBody(maxRequestBytes) : unreadBody(maxRequestBytes),
      requestTimeout(resource.timeoutMs ?? defaultTimeoutMs),
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

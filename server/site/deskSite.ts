import { type RequestHandler, Router } from 'express';
import { deskPaths } from '#client/desk/deskPaths.ts';
import type { Config } from '../main/config.ts';
import { cameByTls } from '../request/clientAddress.ts';
import { pagePolicy } from './contentSecurityPolicy.ts';

/** The client of the desk. `html` is undefined while it may change. */
export type DeskBundle = {
  assets: RequestHandler;
  page: RequestHandler;
  html: string | undefined;
};

/**
 * Creates the router for the files and pages of the desk, to be mounted at `/desk`. At an unknown
 * address, its page has the status 404. Requests for anything but pages are passed on. The gate of
 * the site does not apply, because the desk requires a sign-in. ADR 0017.
 */
export function deskSite(bundle: DeskBundle, config: Config): Router {
  const noMap = { ...config, mapEmbedUrl: '', mapTileUrl: '' };
  const policies = {
    plain: pagePolicy(noMap, bundle.html),
    tls: pagePolicy(noMap, bundle.html, true),
  };
  const page: RequestHandler = (req, res, next) => {
    res.set({
      'Content-Security-Policy': policies[cameByTls(req, config.trustProxy) ? 'tls' : 'plain'],
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    });
    bundle.page(req, res, next);
  };
  const router = Router();
  router.use(bundle.assets);
  const paths = Object.values(deskPaths);
  router.get(
    paths.map((path) => path.replace(/^\/desk/, '') || '/'),
    page,
  );
  router.get('/{*splat}', (req, res, next) => {
    if (/\.\w+$/.test(req.path) || !req.accepts('html')) {
      next();
      return;
    }
    res.status(404);
    page(req, res, next);
  });
  return router;
}

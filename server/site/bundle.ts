import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { routes } from '#client/domain/paths.ts';
import type { Config } from '../main/config.ts';
import { contentHeaders, etagOf, respond, type WholeResponse } from '../request/respond.ts';
import { withSettings } from './page.ts';

/**
 * The client, from the built folder in production and from the compiler's memory in development.
 * `assets` serves the hashed files, `page` the one HTML page with the status set so far. `html` is that
 * page's text, for its Content-Security-Policy; undefined while it may change.
 */
export type Bundle = { assets: RequestHandler; page: RequestHandler; html: string | undefined };

/**
 * Serves the built client. Files named by their content are precompressed and cached for a year; the
 * page is revalidated each time and is 304 while unchanged; `isLive` is asked for each request. Throws
 * if the folder has no build.
 */
export function builtBundle(folder: string, config: Config, isLive: () => boolean): Bundle {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`There is no built site at ${folder}: run npm run build.`);
  const built = readFileSync(file, 'utf8');
  const pageOf = {
    plain: encodedPage(withSettings(built, { ...config, live: false })),
    live: encodedPage(withSettings(built, { ...config, live: true })),
  };
  const files = expressStaticGzip(join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { fallthrough: false, redirect: false, immutable: true, maxAge: '1y' },
  });
  return {
    html: built,
    assets: Router().use('/assets', files),
    page: (req, res) => {
      const accepted = req.acceptsEncodings('br') || req.acceptsEncodings('gzip');
      const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
      const page = pageOf[isLive() ? 'live' : 'plain'];
      respond(res, { status: res.statusCode, ...page[encoding] });
    },
  };
}

function encodedPage(text: string) {
  const html = Buffer.from(text);
  return {
    br: pageResponse(brotliCompressSync(html), 'br'),
    gzip: pageResponse(gzipSync(html, { level: 9 }), 'gzip'),
    identity: pageResponse(html),
  };
}

/** The page in one content encoding, without its status. */
function pageResponse(body: Buffer, encoding?: string): Omit<WholeResponse, 'status'> {
  const etag = etagOf(body);
  const headers = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', etag];
  if (encoding !== undefined) headers.push('Content-Encoding', encoding);
  return { body, etag, headers: [...headers, ...contentHeaders('text/html; charset=utf-8', body)] };
}

/** Where links of mails lead. */
const mailRoutes = [
  routes.booking,
  routes.resetPassword,
  routes.verifyEmail,
  routes.newsletterConfirm,
  routes.newsletterUnsubscribe,
];

/** The address of a booking holds its key, which then is in no `Referer`, not even of the page's own files. */
const noReferrer: RequestHandler = (_req, res, next) => {
  res.set('Referrer-Policy', 'no-referrer');
  next();
};

/** Links of mails hold a token: a search engine that finds one must not list the page. */
const noIndex: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex');
  next();
};

/**
 * Serves the page at every route of the client with 200. At any other address that a browser
 * navigates to, and at that of a hotel that `isGone`, it serves the same page with 404; other requests, such
 * as for a missing file, are passed on. Spec §2.
 */
export function pages(page: RequestHandler, isGone: (hotelId: string) => boolean): Router {
  const router = Router();
  router.get(routes.booking, noReferrer);
  router.get(mailRoutes, noIndex);
  router.get(routes.hotel, (req, res, next) => {
    if (isGone(req.params.id)) res.status(404);
    next();
  });
  router.get(Object.values(routes), page);
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

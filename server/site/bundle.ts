import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { routes } from '#client/domain/paths.ts';
import type { Config } from '../config.ts';
import { withSettings } from './page.ts';

/**
 * What the browser needs, from the built folder in production, from the compiler's memory in
 * development: `assets` answers the hashed files, `page` the one HTML page with the status set so far.
 * `html` is that page once it is final, for its Content-Security-Policy; undefined while it changes.
 */
export type Bundle = { assets: RequestHandler; page: RequestHandler; html: string | undefined };

/**
 * The built bundle: files named by their content are kept for a year and come precompressed, the page
 * is asked for anew each time and answered 304 while unchanged. Throws when the folder holds no build.
 */
export function builtBundle(folder: string, config: Config): Bundle {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`There is no built site at ${folder}: run npm run build.`);
  const text = withSettings(readFileSync(file, 'utf8'), config);
  const html = Buffer.from(text);
  const encoded = { br: brotliCompressSync(html), gzip: gzipSync(html, { level: 9 }) };
  const files = expressStaticGzip(join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { fallthrough: false, redirect: false, immutable: true, maxAge: '1y' },
  });
  return {
    html: text,
    assets: Router().use('/assets', files),
    page: (req, res) => {
      res.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }).type('html');
      const encoding = req.acceptsEncodings('br') || req.acceptsEncodings('gzip');
      if (encoding === 'br' || encoding === 'gzip') {
        res.set('Content-Encoding', encoding).send(encoded[encoding]);
      } else {
        res.send(html);
      }
    },
  };
}

/**
 * Answers every address of a page: the seven routes with 200, every other one that a browser
 * navigates to with the same page and 404, so that neither people nor crawlers take it for a page
 * that exists. A file that is missing gets no page. Spec §2.
 */
export function pages(page: RequestHandler): Router {
  const router = Router();
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

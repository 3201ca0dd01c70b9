import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { pageFile } from '#client/domain/paths.ts';
import { defaultLanguage, type Language, languages } from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import { contentHeaders, etagOf, respond, type WholeResponse } from '../request/respond.ts';
import { withSettings } from './page.ts';

/**
 * The client, from the built folder in production and from the compiler's memory in development.
 * `assets` serves the hashed files, `page` the HTML page of a language with the status set so far. `html` is
 * the page's text, for its Content-Security-Policy; undefined while it may change.
 */
export type Bundle = {
  assets: RequestHandler;
  page: (language: Language) => RequestHandler;
  html: string | undefined;
};

/**
 * Serves the built client. Files named by their content are precompressed and cached for a year; the
 * page is revalidated each time and is 304 while unchanged; `isLive` is asked for each request. Throws
 * if the folder has no build.
 */
export function builtBundle(folder: string, config: Config, isLive: () => boolean): Bundle {
  const built = (language: Language) => {
    const file = join(folder, pageFile(language));
    if (existsSync(file)) return readFileSync(file, 'utf8');
    throw new Error(`There is no built site at ${folder}: run npm run build.`);
  };
  const pages = new Map(
    languages.map((language) => {
      const html = built(language);
      const plain = encodedPage(withSettings(html, { ...config, live: false }));
      const live = encodedPage(withSettings(html, { ...config, live: true }));
      return [language, { plain, live }];
    }),
  );
  const files = expressStaticGzip(join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { fallthrough: false, redirect: false, immutable: true, maxAge: '1y' },
  });
  return {
    html: built(defaultLanguage),
    assets: Router().use('/assets', files),
    page: (language) => (req, res, next) => {
      const page = pages.get(language)?.[isLive() ? 'live' : 'plain'];
      if (!page) {
        next();
        return;
      }
      const accepted = req.acceptsEncodings('br') || req.acceptsEncodings('gzip');
      const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
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

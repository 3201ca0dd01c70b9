import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import * as v from 'valibot';
import { pageFile, pageLinksFile, type PublicPage } from '#client/domain/paths.ts';
import { manifestFile, rootFiles } from '#contracts/site/rootFiles.ts';
import { defaultLanguage, type Language, languages } from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import { clientOf } from '../request/rateLimit.ts';
import { contentHeaders, etagOf, respond, type WholeResponse } from '../request/respond.ts';
import { forOtherOrigins } from '../request/securityHeaders.ts';
import { type Brand, createBrand } from './brand.ts';
import { createComposedPages } from './composedPages.ts';
import type { DeskBundle } from './deskSite.ts';
import type { Drawing } from './drawing.ts';
import {
  type OwnPage,
  pictureIn,
  settingsIn,
  withLanguage,
  withOwn,
  withSettings,
} from './page.ts';
import { withNotice } from './withoutScript.ts';

/**
 * The client, from the built folder in production and from the compiler's memory in development.
 * `assets` serves the hashed files and the files at the root. `page` serves the HTML page of a
 * language with the current status and, if given, its `own` content. `html` is the text of the page
 * for its Content-Security-Policy, undefined while it may change. `picture` is the path of the
 * picture that other sites show beside a link.
 */
export type Bundle = {
  assets: RequestHandler;
  page: (language: Language, own?: OwnParts) => RequestHandler;
  html: string | undefined;
  picture: string;
};

/** `address` is the `publicAddress` of the page in its language. */
type OwnParts = OwnPage & { name: PublicPage; address: string };

/**
 * How long a composed page is reused. The time is short, because drawn content may contain a
 * cancellation deadline.
 */
const drawnForMs = 60_000;
/**
 * How long a page that could not be drawn is reused. It is soon drawn again, because many visitors
 * may share its address.
 */
const undrawnForMs = 1_000;
/** The compression of composed pages. It is fast, because the visitor waits for it. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Serves the built client. Hashed files are precompressed and cached for a year. Browsers
 * revalidate the page each time, and receive a 304 while it is unchanged. `isLive` is called for
 * each request. Pages that search engines may find contain the result of `drawing`. While the
 * process `isBusy`, only few of them do. Throws if the folder has no build.
 */
export function builtBundle(
  folder: string,
  config: Config,
  isLive: () => boolean,
  drawing?: Drawing,
  isBusy?: () => boolean,
): Bundle {
  const { gate } = config;
  const brand = createBrand(config);
  const pages = new Map(
    languages.map((language) => {
      const html = brand.page(builtPage(folder, pageFile(language, gate)));
      const page = (live: boolean) => {
        const text = withSettings(html, { ...config, live });
        return { text, encodedFor: encodedPages(text, gate ? undefined : language) };
      };
      return [language, { plain: page(false), live: page(true) }];
    }),
  );
  const links = gate ? undefined : pageLinks(folder);
  const composePage = createComposedPages<PageResponse>(config.rateLimit, isBusy);
  const html = brand.page(builtPage(folder, pageFile(defaultLanguage, gate)));
  return {
    html,
    picture: pictureIn(html),
    assets: builtAssets(folder, brand),
    page: (language, own) => async (req, res, next) => {
      const live = isLive();
      const kind = live ? 'live' : 'plain';
      const page = pages.get(language)?.[kind];
      if (!page) next();
      else if (!own) sendPage(page.encodedFor(res.statusCode), req, res);
      else {
        const { name, address, head, answer, reviews } = own;
        const encoding = acceptedEncoding(req);
        const key = JSON.stringify([encoding, language, live, address, head, answer?.etag]);
        const ownLinks = links?.[kind][language]?.[name];
        const noticed = (drawn: string) =>
          withNotice(page.text, language, drawn === '' ? 'notLoaded' : 'drawn');
        const composed = await composePage(key, clientOf(req, res), async () => {
          const settings = settingsIn(language, { ...config, live });
          const written = answer && ([answer.call, answer.json()] as const);
          // A page without its answer has nothing to show yet.
          const isDrawn = drawing && (name === 'home' || answer !== undefined);
          const drawn = isDrawn
            ? await drawing({ address, language, settings, answer: written, reviews })
            : '';
          const text = withOwn(noticed(drawn), own, ownLinks, drawn);
          const keptMs = isDrawn && drawn === '' ? undrawnForMs : drawnForMs;
          return { page: encodeFast(text, encoding), keptMs };
        });
        const plain = () => pageResponse(Buffer.from(withOwn(noticed(''), { head }, ownLinks)));
        send(res, composed ?? plain());
      }
    },
  };
}

/** Serves the built client of the desk in the same way. Its page names the language of the desk. */
export function builtDesk(
  folder: string,
  config: Parameters<typeof createBrand>[0] & Pick<Config, 'deskLanguage'>,
): DeskBundle {
  const brand = createBrand(config);
  const html = brand.page(builtPage(folder, 'index.html'));
  const page = encodedPage(withLanguage(html, config.deskLanguage, config));
  return { html, assets: builtAssets(folder, brand), page: (req, res) => sendPage(page, req, res) };
}

/**
 * Returns a function that returns the encoded page for a status. Each status is encoded once. On an
 * open site, the page tells browsers without JavaScript, in `language`, why it is empty. Behind the
 * gate, `language` is undefined, and the page is the same for every status.
 */
function encodedPages(text: string, language: Language | undefined) {
  if (language === undefined) {
    const encoded = encodedPage(text);
    return () => encoded;
  }
  const byStatus = new Map<number, ReturnType<typeof encodedPage>>();
  return (status: number) => {
    const has = status === 503 ? 'notLoaded' : status === 404 ? 'notFound' : 'nothing';
    const encoded = byStatus.get(status) ?? encodedPage(withNotice(text, language, has));
    byStatus.set(status, encoded);
    return encoded;
  };
}

function builtPage(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`There is no built site at ${folder}: run npm run build.`);
}

const linksSchema = v.record(v.string(), v.record(v.string(), v.string()));
const pageLinksSchema = v.object({ plain: linksSchema, live: linksSchema });

function pageLinks(folder: string) {
  return v.parse(pageLinksSchema, JSON.parse(builtPage(folder, pageLinksFile)));
}

function builtAssets(folder: string, brand: Brand): RequestHandler {
  const files = expressStaticGzip(join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      fallthrough: false,
      redirect: false,
      immutable: true,
      maxAge: '1y',
      setHeaders: sharePictures,
    },
  });
  const names = rootFiles.map((name) => `/${name}`);
  const atRoot = express.static(folder, { index: false, maxAge: '1d', setHeaders: sharePictures });
  return Router()
    .use(brand.assets)
    .use('/assets', files)
    .get(
      languages.map((language) => `/${manifestFile(language)}`),
      branded(folder, brand),
    )
    .get(names, atRoot);
}

/** Serves the web app manifests of a folder with the brand applied. */
function branded(folder: string, brand: Brand): RequestHandler {
  const bodies = new Map(
    (brand.isOwn ? languages : []).map((language) => {
      const name = manifestFile(language);
      return [`/${name}`, Buffer.from(brand.manifest(builtPage(folder, name)))];
    }),
  );
  return (req, res, next) => {
    const body = bodies.get(req.path);
    if (!body) {
      next();
      return;
    }
    const etag = etagOf(body);
    const headers = ['Cache-Control', 'public, max-age=86400', 'ETag', etag];
    headers.push(...contentHeaders('application/manifest+json', body));
    respond(res, { status: 200, headers, body, etag });
  };
}

/** Allows webmail and other sites to show pictures. */
function sharePictures(res: ServerResponse, path: string): void {
  if (/\.(png|ico|jpg|webp)$/.test(path)) res.setHeader(...forOtherOrigins);
}

function sendPage(page: ReturnType<typeof encodedPage>, req: Request, res: Response): void {
  send(res, page[acceptedEncoding(req)]);
}

/** Makes browsers revalidate the page each time, unless the response already has Cache-Control. */
function send(res: Response, { headers, ...page }: PageResponse): void {
  const cacheControl = res.get('Cache-Control') ?? 'no-cache';
  const all = ['Cache-Control', cacheControl, ...headers];
  respond(res, { status: res.statusCode, headers: all, ...page });
}

type PageEncoding = 'br' | 'gzip' | 'identity';

function acceptedEncoding(req: Request): PageEncoding {
  const accepted = req.acceptsEncodings('br') || req.acceptsEncodings('gzip');
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
}

function encodedPage(text: string): Record<PageEncoding, PageResponse> {
  const html = Buffer.from(text);
  return {
    br: pageResponse(brotliCompressSync(html), 'br'),
    gzip: pageResponse(gzipSync(html, { level: 9 }), 'gzip'),
    identity: pageResponse(html),
  };
}

function encodeFast(text: string, encoding: PageEncoding): PageResponse {
  const html = Buffer.from(text);
  if (encoding === 'identity') return pageResponse(html);
  const body = encoding === 'br' ? brotliCompressSync(html, fastBrotli) : gzipSync(html);
  return pageResponse(body, encoding);
}

/** A response without its status. */
type PageResponse = Omit<WholeResponse, 'status'> & { body: Buffer };

/** The page in one content encoding. */
function pageResponse(body: Buffer, encoding?: string): PageResponse {
  const etag = etagOf(body);
  const headers = ['Vary', 'Accept-Encoding', 'ETag', etag];
  if (encoding !== undefined) headers.push('Content-Encoding', encoding);
  return { body, etag, headers: [...headers, ...contentHeaders('text/html; charset=utf-8', body)] };
}

import { STATUS_CODES } from 'node:http';
import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import document from '#contracts/provider/openapi.json' with { type: 'json' };
import type { Language } from '#contracts/texts/languages.ts';
import { methodNotAllowed, toProblemError } from '../request/problemError.ts';
import { contentHeaders, etagOf, respond } from '../request/respond.ts';
import type { Bundle } from './bundle.ts';
import type { PageHeads } from './heads/createPageHeads.ts';
import { pages } from './pages.ts';
import { samplePictures } from './samplePictures.ts';
import { wellKnown } from './wellKnown.ts';

/** The parts of the site besides the API. */
export type SiteOptions = {
  bundle: Bundle;
  /**
   * The origin of the sample provider while it is in use. Its pictures have addresses of this site.
   */
  samplePicturesOrigin: string | undefined;
  /** Returns whether the page of the hotel with this id must have the status 404. */
  isGone: (hotelId: string) => boolean;
  /** The heads and the sitemap for search engines. Undefined while the gate protects all pages. */
  findable?:
    | {
        heads: PageHeads;
        plainSearch: (language: Language) => RequestHandler;
        sitemap: RequestHandler;
      }
    | undefined;
  /** The site's public origin, such as `https://hotels.example`. */
  siteOrigin: () => string;
  /** The address for reports of security problems of the site. There is none by default. */
  securityContact?: string | undefined;
  /** The version of the site, which `/healthz` returns. */
  version: string;
  unready: Unready;
  /**
   * Returns why the process has not started yet although it listens. By default, it has started.
   */
  unstarted?: Unready;
  /** Serves the service worker. There is none in development. */
  offline?: RequestHandler;
  /** Opens the booking links that the desk reads aloud. */
  spokenLinks?: RequestHandler;
  /** The desk's client below `/desk`. */
  deskSite?: RequestHandler;
  /** Returns warnings for the operator of a ready site, one per line. */
  warnings: () => readonly string[];
};

/**
 * Creates the router for everything outside `/api`: probes, well-known addresses, the sample
 * provider's pictures, the desk, files and pages.
 */
export function createSite(options: SiteOptions) {
  const { bundle, samplePicturesOrigin, isGone, findable, siteOrigin, version, unready, warnings } =
    options;
  const site = Router();
  site.use(health({ version, unready, unstarted: options.unstarted, warnings }));
  site.use(wellKnown({ securityContact: options.securityContact, siteOrigin }));
  if (samplePicturesOrigin !== undefined) {
    site.get('/media/{*picture}', samplePictures(samplePicturesOrigin));
  }
  if (options.spokenLinks) site.use(options.spokenLinks);
  if (options.deskSite) site.use('/desk', options.deskSite);
  if (options.offline) site.use(options.offline);
  site.use(bundle.assets);
  if (findable) site.use(findable.sitemap);
  const { heads, plainSearch } = findable ?? {};
  site.use(pages({ page: bundle.page, heads, plainSearch, isGone, siteOrigin }));
  site.use(siteNotFound);
  site.use(siteError);
  return site;
}

/**
 * Responds 404 as plain text if no other part of the site has responded, such as to a missing file.
 */
const siteNotFound: RequestHandler = (_req, res) => sendPlainText(res, 404);

/** Responds to a 4xx error of the site as plain text for people, and passes on any other error. */
const siteError: ErrorRequestHandler = (error, _req, res, next) => {
  const { status } = toProblemError(error);
  if (status >= 500 || res.headersSent) next(error);
  else sendPlainText(res, status);
};

function sendPlainText(res: Response, status: number): void {
  const body = `${STATUS_CODES[status] ?? 'Error'}\n`;
  const headers = ['Cache-Control', 'no-store'];
  headers.push(...contentHeaders('text/plain; charset=utf-8', body));
  respond(res, { status, headers, body });
}

/**
 * Returns the reason why the process must get no new requests, in a few words. Returns undefined if
 * it may get requests.
 */
type Unready = () => string | undefined;

/**
 * Serves the probes of an orchestrator. `/healthz` responds 200 with the version while the process
 * is alive. `/readyz` responds 200 while the process accepts requests, else 503 with the reason.
 * `/startupz` responds the same, and also 503 until the process has reached its database once.
 *
 * Warnings, such as an open circuit breaker, are listed in the body but do not change the status.
 * Cached results and pages are still useful. If warnings changed the status, a failed dependency
 * would make all processes unready at once. ADR 0009, ADR 0023.
 */
function health({
  version,
  unready,
  unstarted = () => undefined,
  warnings,
}: Pick<SiteOptions, 'version' | 'unready' | 'unstarted' | 'warnings'>): Router {
  const router = Router();
  router.get(['/healthz', '/readyz', '/startupz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store').type('text/plain');
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.send(`alive\nversion ${version}\n`);
  });
  const tell = (path: string, unfit: Unready) => {
    router.get(path, (_req, res) => {
      const reason = unfit();
      const lines = [reason ?? 'ready', ...warnings()];
      res.status(reason === undefined ? 200 : 503).send(`${lines.join('\n')}\n`);
    });
  };
  tell('/readyz', unready);
  tell('/startupz', () => unready() ?? unstarted());
  return router;
}

const body = Buffer.from(JSON.stringify(document));
const etag = etagOf(body);
const headers = ['Cache-Control', 'no-cache', 'ETag', etag];
headers.push(...contentHeaders('application/json; charset=utf-8', body));

/**
 * Serves the provider contract of this build at `/api/openapi.json`, so that the provider's team
 * can read it without a checkout. It is revalidated each time, because it changes with a
 * deployment.
 */
export const openapi = Router();

openapi
  .route('/')
  .get((_req, res) => {
    respond(res, { status: 200, headers, body, etag });
  })
  .all(methodNotAllowed);

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

/** What the site is made of, besides the API. */
export type SiteOptions = {
  bundle: Bundle;
  /** The sample provider's origin when it is in use: its pictures have addresses of this site. */
  samplePicturesOrigin: string | undefined;
  /** Whether the page of the hotel with this id is to have the status 404. */
  isGone: (hotelId: string) => boolean;
  /**
   * What search engines find, and the sitemap that leads them there; undefined while the gate
   * stands before all.
   */
  findable?:
    | {
        heads: PageHeads;
        plainSearch: (language: Language) => RequestHandler;
        sitemap: RequestHandler;
      }
    | undefined;
  /** The site's public origin, such as `https://hotels.example`. */
  siteOrigin: () => string;
  /** Whom to tell about a weakness of the site, as an address; none by default. */
  securityContact?: string | undefined;
  /** The version of the site, which `/healthz` tells. */
  version: string;
  unready: Unready;
  /** Why the process has not started yet, although it listens; by default it has. */
  unstarted?: Unready;
  /** The service worker; none in development. */
  offline?: RequestHandler;
  /** Opens the links of bookings that the desk reads out. */
  spokenLinks?: RequestHandler;
  /** The desk's client below `/desk`. */
  deskSite?: RequestHandler;
  /** What an operator should know although the site is ready, a line each. */
  warnings: () => readonly string[];
};

/**
 * Everything that is not under `/api`: probes, well-known addresses, the sample provider's pictures, the desk, files and
 * pages.
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
 * Responds 404 as plain text to what nothing else of the site responded to, such as a missing file.
 */
const siteNotFound: RequestHandler = (_req, res) => sendPlainText(res, 404);

/** Responds to a 4xx error of the site as plain text, for people, and passes any other error on. */
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

/** Why the process must get no new requests, in a few words; undefined while it may. */
type Unready = () => string | undefined;

/**
 * The probes of an orchestrator. `/healthz` responds 200 with the version while the process is
 * alive. `/readyz` responds 200 while it accepts requests, else 503 with the reason. `/startupz`
 * responds the same, but 503 also until the process has reached its database once. Warnings, such
 * as an open circuit breaker, are listed in the body and change no status: cached results and pages
 * are still useful, and all processes would become unready at once. ADR 0009, ADR 0023.
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
 * Serves the provider contract that this build was made with, at `/api/openapi.json`, so that a
 * provider's team needs no checkout to read it. It is revalidated each time, since it changes with
 * a deployment.
 */
export const openapi = Router();

openapi
  .route('/')
  .get((_req, res) => {
    respond(res, { status: 200, headers, body, etag });
  })
  .all(methodNotAllowed);

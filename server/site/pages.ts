import { type RequestHandler, Router } from 'express';
import { routes } from '#client/domain/paths.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  pathIn,
  pathPrefix,
} from '#contracts/texts/languages.ts';

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

/** What the pages need of the site. */
type PageOptions = {
  /** The HTML page of a language, with the status set so far. */
  page: (language: Language) => RequestHandler;
  isGone: (hotelId: string) => boolean;
  siteOrigin: () => string;
};

/**
 * Serves the pages of all languages: English at its bare path, the others below `/de`, `/fr` and so on.
 * Another form of a language, such as `/de-AT/trips`, leads to the page in it; a language that the site does not have,
 * such as `/es/trips`, and `/en/trips` lead to the page in English.
 */
export function pages(options: PageOptions): Router {
  const router = Router({ caseSensitive: true });
  for (const language of languages.filter((each) => each !== defaultLanguage)) {
    router.use(pathPrefix(language), pagesIn(language, options));
  }
  router.get(['/:language', '/:language/{*path}'], (req, res, next) => {
    const [, code = '', path = '/'] =
      /^\/([a-zA-Z]{2}(?:-[a-zA-Z]{2,4})?)(\/.*)?$/.exec(req.path) ?? [];
    if (code === '' || !isPage(path)) {
      next();
      return;
    }
    const meant = code.slice(0, 2).toLowerCase();
    const target = pathIn(isLanguage(meant) ? meant : defaultLanguage, path);
    res.redirect(302, target + req.url.slice(req.path.length));
  });
  return router.use(pagesIn(defaultLanguage, options));
}

const pagePatterns = Object.values(routes).map(
  (route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`),
);

function isPage(path: string): boolean {
  return pagePatterns.some((pattern) => pattern.test(path));
}

/**
 * Names the page's addresses in all languages to search engines, which see the gate alone: `Link` with
 * `rel="alternate"` and `hreflang`, and the page's own as canonical. RFC 8288 §3.
 */
function pageLinks(language: Language, siteOrigin: () => string): RequestHandler {
  return (req, res, next) => {
    const addressIn = (each: Language) => `<${siteOrigin()}${pathIn(each, req.path)}>`;
    res.set('Link', [
      `${addressIn(language)}; rel="canonical"`,
      ...languages.map((each) => `${addressIn(each)}; rel="alternate"; hreflang="${each}"`),
      `${addressIn(defaultLanguage)}; rel="alternate"; hreflang="x-default"`,
    ]);
    next();
  };
}

/**
 * Serves the page in one language at every route of the client with 200. At any other address that a browser
 * navigates to, and at that of a hotel that `isGone`, it serves the same page with 404; other requests, such
 * as for a missing file, are passed on. Spec §2.
 */
function pagesIn(language: Language, { page: pageOf, isGone, siteOrigin }: PageOptions): Router {
  const page = pageOf(language);
  const router = Router();
  router.get(routes.booking, noReferrer);
  router.get(mailRoutes, noIndex, page);
  router.get(routes.hotel, (req, res, next) => {
    if (!isGone(req.params.id)) {
      next();
      return;
    }
    res.status(404);
    page(req, res, next);
  });
  router.get(Object.values(routes), pageLinks(language, siteOrigin), page);
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

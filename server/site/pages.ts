import { type RequestHandler, Router } from 'express';
import { plainSearchPath, publicPages, routes } from '#client/domain/paths.ts';
import { contentPages } from '#contracts/site/content.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  pathIn,
  pathPrefix,
} from '#contracts/texts/languages.ts';
import type { Bundle } from './bundle.ts';
import type { PageHeads } from './heads/createPageHeads.ts';
import { publicAddress } from './publicAddress.ts';

/** The routes that links in mails open. */
const mailRoutes = [
  routes.booking,
  routes.resetPassword,
  routes.verifyEmail,
  routes.newsletterConfirm,
  routes.newsletterUnsubscribe,
];

/**
 * Keeps the address of a booking out of every `Referer`, even for the page's own files, and out of
 * the browser cache. The address contains the key of the booking.
 */
const keepAddress: RequestHandler = (_req, res, next) => {
  res.set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
  next();
};

/**
 * Forbids search engines to list a page. Behind the gate, that applies to all pages. On an open
 * site, it applies to the pages of one traveler, above all to links in mails, which contain a
 * token.
 */
const noIndex: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex');
  next();
};

/** Retry-After of a page whose provider fails, in seconds. */
const retryAfterSeconds = 120;

/** The parts of the site that the pages depend on. */
type PageOptions = {
  page: Bundle['page'];
  /**
   * The heads of the pages that search engines may find. Undefined while the gate protects all
   * pages.
   */
  heads: PageHeads | undefined;
  /** Answers the search form of browsers without JavaScript, in a language. */
  plainSearch: ((language: Language) => RequestHandler) | undefined;
  isGone: (hotelId: string) => boolean;
  siteOrigin: () => string;
};

/**
 * Serves the pages of all languages: English at its bare path, the others below `/de`, `/fr` and so
 * on. A regional form of a language, such as `/de-AT/trips`, redirects to the page in that
 * language. A language that the site does not have, such as `/es/trips`, and `/en/trips` redirect
 * to the page in English.
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
 * Names the page's addresses in all languages in a `Link` header, with `rel="alternate"` and
 * `hreflang`, and the page's own address as canonical. Search engines see only the gate. RFC 8288
 * §3.
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
 * Serves the pages that search engines may find, each with its own head. All other pages forbid
 * listing. ADR 0021.
 */
function foundPages(
  language: Language,
  { page, heads }: { page: Bundle['page']; heads: PageHeads },
) {
  const router = Router();
  for (const name of publicPages) {
    router.get(routes[name], async (req, res, next) => {
      const address = publicAddress[name](req);
      const made = await heads[name]({ language, address, req, res });
      res.status(made.status);
      if (made.status === 503) res.set('Retry-After', String(retryAfterSeconds));
      if (made.status !== 200) res.set('X-Robots-Tag', 'noindex');
      const whole = pathPrefix(language) + address;
      const own = 'head' in made ? { name, address: whole, ...made } : undefined;
      await page(language, own)(req, res, next);
    });
  }
  return router;
}

/**
 * Serves the page in one language at every route of the client with 200. Serves the same page with
 * 404 for a hotel that `isGone`, for an unknown content page, and at any other address that a
 * browser navigates to. Other requests, such as for a missing file, are passed on. Spec §2.
 */
function pagesIn(
  language: Language,
  { page: pageOf, heads, plainSearch, isGone, siteOrigin }: PageOptions,
): Router {
  const page = pageOf(language);
  const router = Router();
  router.get(routes.booking, keepAddress);
  if (plainSearch) router.get(plainSearchPath, plainSearch(language));
  if (heads) router.use(foundPages(language, { page: pageOf, heads }));
  router.use(noIndex);
  router.get(mailRoutes, page);
  router.get(routes.hotel, (req, res, next) => {
    if (!isGone(req.params.id)) {
      next();
      return;
    }
    res.status(404);
    page(req, res, next);
  });
  router.get(routes.content, (req, res, next) => {
    if (contentPages.some((each) => each === req.params.page)) {
      next();
      return;
    }
    res.status(404);
    page(req, res, next);
  });
  router.get(Object.values(routes), ...(heads ? [] : [pageLinks(language, siteOrigin)]), page);
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

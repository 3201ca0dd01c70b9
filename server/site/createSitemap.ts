import { setTimeout as sleep } from 'node:timers/promises';
import { type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { cityAddress, contentAddress, hotelPath, routes } from '#client/domain/paths.ts';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { mostPlaces, readPlaces } from '#contracts/provider/places.ts';
import { requestPath } from '#contracts/provider/calls/requestPath.ts';
import { type ContentPageName, contentPages } from '#contracts/site/content.ts';
import { defaultLanguage, languages, pathIn } from '#contracts/texts/languages.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf } from '../provider/readResponse.ts';
import { contentHeaders, etagOf, respond } from '../request/respond.ts';
import { escapeHtml } from './escapeHtml.ts';

export type SitemapOptions = {
  /** Calls the provider. The ids in its responses must appear in `hotelIds` afterwards. */
  fetch: ProviderFetch<ProviderRequest>;
  /** Returns the ids of all known hotels in a stable order. */
  hotelIds: () => readonly string[];
  /** Returns whether the site has a content page. */
  hasContent: (page: ContentPageName) => boolean;
  siteOrigin: () => string;
  log: Pick<Log, 'warn'>;
  /**
   * The maximum duration of the search for hotels, and how long a response waits for it, in
   * milliseconds.
   */
  searchMs?: number;
  waitMs?: number;
  now?: () => number;
};

/**
 * The number of pages in a file, each in all languages. The protocol allows 50,000 addresses and 50
 * MB.
 */
export const pagesPerFile = 1_000;
const mostSearches = 500;
const keptMs = dayMs;
const maxAge = 3_600;

const placesSchema = v.object({ places: v.array(v.unknown()) });

/**
 * Creates the handler of `/robots.txt`, of `/sitemap.xml`, which names the other files, and of
 * those files, `/sitemaps/…`. The hotels are those that the provider lists for its places and at
 * random, and those in the searches of travelers.
 *
 * The hotels are collected at most once a day, when a sitemap is requested, by one call at a time.
 * Until the collection ends, a sitemap lists the hotels that are known. Robots may read all
 * addresses, because pages that must not be listed say so themselves. ADR 0021, sitemaps.org.
 */
export function createSitemap(options: SitemapOptions): RequestHandler {
  const {
    hotelIds,
    hasContent,
    siteOrigin,
    waitMs = 5_000,
    now = () => performance.now(),
  } = options;
  let cities: readonly string[] = [];
  let collected: { at: number; done: Promise<void> } | undefined;

  const collect = async () => {
    if (!collected || now() - collected.at > keptMs) {
      const done = collectHotels(options, (names) => {
        cities = names;
      });
      collected = { at: now(), done: done.catch(() => {}) };
    }
    await Promise.race([collected.done, sleep(waitMs, undefined, { ref: false })]);
  };

  const lists: Record<string, () => readonly string[]> = {
    pages: () => [
      routes.home,
      routes.listing,
      ...contentPages.filter(hasContent).map(contentAddress),
    ],
    places: () => cities.map(cityAddress),
    hotels: () => hotelIds().map(hotelPath),
  };

  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    send(res, 'text/plain', `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`);
  });
  router.get('/sitemap.xml', async (_req, res) => {
    await collect();
    const files = Object.entries(lists).flatMap(([name, list]) =>
      Array.from(
        { length: Math.ceil(list().length / pagesPerFile) },
        (_, at) => `<sitemap><loc>${siteOrigin()}/sitemaps/${name}-${at + 1}.xml</loc></sitemap>`,
      ),
    );
    send(res, 'application/xml', xml('sitemapindex', '', files));
  });
  router.get('/sitemaps/:file', async (req, res, next) => {
    const [, name = '', number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(req.params.file) ?? [];
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (!list) {
      next();
      return;
    }
    await collect();
    const end = Number(number) * pagesPerFile;
    const listed = list().slice(end - pagesPerFile, end);
    if (listed.length === 0) next();
    else {
      const urls = listed.flatMap((path) => urlsOf(path, siteOrigin()));
      send(res, 'application/xml', xml('urlset', alternates, urls));
    }
  });
  return router;
}

/**
 * Makes the provider send all hotels that it lists. Passes the names of its places to `onPlaces`,
 * the places with the most hotels first. Places that cannot be searched for are skipped. Stops at
 * the first search that fails with 429 or 5xx.
 */
async function collectHotels(
  { fetch, log, searchMs = 60_000 }: SitemapOptions,
  onPlaces: (names: readonly string[]) => void,
): Promise<void> {
  const signal = AbortSignal.timeout(searchMs);
  const options = { requestId: 'sitemap', acceptLanguage: defaultLanguage, signal };
  const listed = await fetch({ endpoint: 'places', path: hotelsPaths.places }, options);
  const body = listed.status === 200 ? jsonOf(listed)?.value : undefined;
  const list = v.safeParse(placesSchema, body);
  const items = list.success ? list.output.places.slice(0, mostPlaces) : [];
  const places = readPlaces(items);
  const leftOut = items.length - places.length;
  if (leftOut > 0) log.warn({ leftOut }, 'invalid places of the provider were skipped');
  const largest = places.toSorted((a, b) => (b.hotels ?? 0) - (a.hotels ?? 0));
  onPlaces(largest.map(({ name }) => name));
  for (const endpoint of ['rand4', 'rand8'] as const) {
    await fetch({ endpoint, path: hotelsPaths[endpoint] }, options);
  }
  for (const { name: city } of largest.slice(0, mostSearches)) {
    const path = requestPath(hotelsPaths.search, '', { city });
    const { status: found } = await fetch({ endpoint: 'search', path }, options);
    if (found === 429 || found >= 500) return;
  }
}

const alternates = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function xml(root: 'sitemapindex' | 'urlset', namespaces: string, items: readonly string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>
${items.join('\n')}
</${root}>
`;
}

/**
 * Returns the entries of a page, one for each language, each with the addresses of all languages.
 */
function urlsOf(path: string, origin: string): string[] {
  const addressIn = (language: (typeof languages)[number]) =>
    escapeHtml(origin + pathIn(language, path));
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const links = [
    ...languages.map((language) => link(language, addressIn(language))),
    link('x-default', addressIn(defaultLanguage)),
  ].join('');
  return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${links}</url>`);
}

function send(res: Response, type: string, text: string): void {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  const headers = ['Cache-Control', `public, max-age=${maxAge}`, 'ETag', etag];
  headers.push(...contentHeaders(`${type}; charset=utf-8`, body));
  respond(res, { status: 200, headers, body, etag });
}

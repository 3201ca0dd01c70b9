import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile, pageLinksFile } from '#client/domain/paths.ts';
import { fileLinks, openPage } from '#client/indexPage.ts';
import type { DrawPage } from '#contracts/site/drawnPage.ts';
import { languages } from '#contracts/texts/languages.ts';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { startDestinations } from '#server/destinations/resource.ts';
import { startContent } from '#server/content/resource.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import { createKnownHotels } from '#server/hotels/knownHotels.ts';
import { answerAbsentCalls } from '#server/hotels/absentCalls.ts';
import { parseConfig } from '#server/main/config.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { observeResponses } from '#server/provider/observeResponses.ts';
import { securityHeaders } from '#server/request/securityHeaders.ts';
import { builtBundle } from '#server/site/bundle.ts';
import { pagePolicy } from '#server/site/contentSecurityPolicy.ts';
import { createDrawing } from '#server/site/drawing.ts';
import { createSitemap } from '#server/site/createSitemap.ts';
import { createHotelLookup } from '#server/site/heads/createHotelLookup.ts';
import { createPlainSearch } from '#server/site/plainSearch.ts';
import { createPageHeads, type PageHeadsOptions } from '#server/site/heads/createPageHeads.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { listeningLog, testApp } from '../testApp.ts';

const files = {
  favicon: '/assets/favicon.svg',
  picture: '/assets/share.png',
  scripts: ['/assets/open.js'],
  preloadFonts: ['/assets/text.woff2'],
  appScripts: ['/assets/app.js'],
  appStyleSheets: ['/assets/app.css'],
  homeFiles: [],
  fontFaces: '@font-face{font-family:x}',
};

/**
 * Loads the module that renders pages, with the languages of the browser as the build writes them,
 * until `restore` is called. Journeys use the build itself.
 */
export async function loadDraw() {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const value = { language: 'en', languages: [] };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  const { draw } = await import('#client/draw.tsx');
  const restore = () => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  };
  return { draw, restore };
}

type OpenSiteOptions = Partial<PageHeadsOptions> & {
  mayAsk?: () => boolean;
  env?: Record<string, string>;
  draw?: DrawPage;
  limitMs?: number;
  live?: boolean;
};

/**
 * Returns the request listener of a site without the gate, with the real pages, in front of the
 * provider at `origin`.
 */
export function openSite(
  origin: string,
  { mayAsk = () => true, env, draw, limitMs = 20_000, live = true, ...heads }: OpenSiteOptions = {},
) {
  const { folder, remove } = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  for (const language of languages) {
    writeFileSync(join(folder, pageFile(language, false)), openPage(files, language));
  }
  const linksTo = (name: string) => ({
    en: { hotel: fileLinks('preload', [`/assets/${name}.js`, `/assets/${name}.css`]) },
  });
  const links = { plain: linksTo('plain'), live: linksTo('hotel') };
  writeFileSync(join(folder, pageLinksFile), JSON.stringify(links));
  // The tests must not depend on the speed of the machine.
  const config = parseConfig({ GATE: 'off', RATE_LIMIT: '0', ...env });
  const isLive = () => live;
  const { log, lines } = listeningLog();
  const bundle = builtBundle(folder, config, isLive, draw && createDrawing(draw, { log, limitMs }));
  const client = createProviderClient({ origin, log });
  const known = createKnownHotels();
  const fetch = answerAbsentCalls(observeResponses(client.fetch, [known.observe], log));
  const cache = new ResponseCache({ fetch, defaultTtlSeconds: 60, maxBytes: 1e7 });
  const lookup = createHotelLookup(cache, mayAsk);
  const content = startContent({ ...config, contact: false, isLive }, 'contracts/content');
  const siteOrigin = () => 'https://hotels.example';
  const app = testApp(origin, {
    bundle,
    hotels: createHotelsHandler(cache),
    headers: securityHeaders({
      plain: pagePolicy(config, bundle.html),
      tls: pagePolicy(config, bundle.html, true),
    }),
    siteOrigin,
    trustProxy: config.trustProxy,
    findable: {
      plainSearch: createPlainSearch(lookup),
      heads: createPageHeads({
        hotels: lookup,
        ratingOf: () => Promise.resolve(undefined),
        contentOf: content.contentOf,
        destinationsOf: startDestinations({ fetch, log }).destinationsOf,
        isLive,
        siteOrigin,
        picture: bundle.picture,
        budgetMs: 5_000,
        ...heads,
      }),
      sitemap: createSitemap({
        fetch,
        hotelIds: known.ids,
        hasContent: (page) => content.contentOf('en', page) !== undefined,
        siteOrigin,
        log,
      }),
    },
  });
  return { app, remove, lines };
}

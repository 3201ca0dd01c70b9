import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { withoutDrawn } from '#contracts/site/drawnPage.ts';
import { keepBookingsOf } from './api/savedEntries.ts';
import {
  filesCache,
  isGatewayError,
  isKeptPage,
  isSitePage,
  keyOfPage,
  pagesCache,
} from './domain/caches.ts';

/**
 * The service worker of those who have opened a booking: its page opens again without a network.
 * Pages come from the network first, because they carry the operator's settings; files have their
 * content in their names. Responses of `/api` are never kept. ADR 0022.
 */
clientsClaim();

// Past bookings are deleted at each start of the worker, also offline.
void keepBookingsOf(undefined);

const pageWaitSeconds = 4;

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isKeptPage(url.pathname),
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: pageWaitSeconds,
    plugins: [
      {
        // All pages of a language are the same document.
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOfPage(request.url)),
        // Not the page of a network that asks for a sign-in. A response has its address, which of
        // a booking has the key: what is kept is a new one, without what was drawn of that page.
        cacheWillUpdate: async ({ response }) =>
          (await isSitePage(response.clone()))
            ? new Response(withoutDrawn(await response.text()), { headers: response.headers })
            : null,
        // A site that is down behind its gateway is not reached either, where a page is cached.
        fetchDidSucceed: async ({ request, response }) => {
          const cached = await caches.match(keyOfPage(request.url), { cacheName: pagesCache });
          if (cached && (await isGatewayError(response.clone()))) throw new Error('No response');
          return response;
        },
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: filesCache,
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

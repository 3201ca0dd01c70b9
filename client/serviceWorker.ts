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
 * The service worker for travelers who have opened a booking. It makes the page of the booking
 * available offline. Pages come from the network if possible, because they contain the operator's
 * settings. The names of other files contain a hash of their content, so a cached file is always
 * current. Responses of `/api` are never cached. ADR 0022.
 */
clientsClaim();

// Past bookings are deleted at each start of the worker, even offline.
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
        // All pages in a language are the same document.
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOfPage(request.url)),
        // The sign-in page of a network (a captive portal) is not cached. A response object
        // contains its address, and the address of a booking contains the key. Therefore a new
        // response without an address is cached, and without the content that the server rendered
        // for that page.
        cacheWillUpdate: async ({ response }) =>
          (await isSitePage(response.clone()))
            ? new Response(withoutDrawn(await response.text()), { headers: response.headers })
            : null,
        // If a gateway reports that the site is down, the site counts as unreachable, provided that
        // a page is cached.
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

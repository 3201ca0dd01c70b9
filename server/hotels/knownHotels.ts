import { LRUCache } from 'lru-cache';
import { hotelIdsIn } from '../cache/hotelIds.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';

/**
 * How many hotels are remembered; the one that was not seen for the longest time is forgotten
 * first.
 */
const mostHotels = 50_000;

/**
 * Remembers the ids of all hotels that the provider has sent since the start, for the sitemap:
 * those of the places that it lists and those that travellers have searched for. What it has
 * responded 404 or 410 to is forgotten.
 */
export function createKnownHotels() {
  // Each is one of `maxSize`: `max` would reserve the memory of all hotels at the start.
  const known = new LRUCache<string, true>({ maxSize: mostHotels, sizeCalculation: () => 1 });
  return {
    /** The ids, sorted. */
    ids: (): string[] => [...known.keys()].sort(),
    /** The same function, with each response observed. */
    around:
      (fetch: ProviderFetch<ProviderRequest>): ProviderFetch<ProviderRequest> =>
      async (request, options) => {
        const response = await fetch(request, options);
        if (response.status === 200) {
          for (const id of hotelIdsIn(request, response)) known.set(id, true);
        } else if (request.endpoint === 'hotel' && [404, 410].includes(response.status)) {
          const [path = ''] = request.path.split('?', 1);
          known.delete(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)));
        }
        return response;
      },
  };
}

import { LRUCache } from 'lru-cache';
import { hotelIdsIn } from '../cache/hotelIds.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import type { ProviderResponse } from '../provider/readResponse.ts';

/**
 * How many hotels are remembered; the one that was not seen for the longest time is forgotten
 * first.
 */
const mostHotels = 50_000;

/**
 * Remembers the ids of all hotels that the provider has sent since the start, for the sitemap:
 * those of the places that it lists and those that travelers have searched for. What it has
 * responded 404 or 410 to is forgotten.
 */
export function createKnownHotels() {
  // Each is one of `maxSize`: `max` would reserve the memory of all hotels at the start.
  const known = new LRUCache<string, true>({ maxSize: mostHotels, sizeCalculation: () => 1 });
  return {
    /** The ids, sorted. */
    ids: (): string[] => [...known.keys()].sort(),
    /** Notes the hotels of a response. */
    observe: (request: ProviderRequest, response: ProviderResponse): void => {
      if (response.status === 200) {
        for (const id of hotelIdsIn(request, response)) known.set(id, true);
      } else if (request.endpoint === 'hotel' && [404, 410].includes(response.status)) {
        const [path = ''] = request.path.split('?', 1);
        known.delete(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)));
      }
    },
  };
}

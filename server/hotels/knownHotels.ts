import { LRUCache } from 'lru-cache';
import { hotelIdsIn } from '../cache/hotelIds.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import type { ProviderResponse } from '../provider/readResponse.ts';

/** The number of remembered hotels. The least recently seen hotel is forgotten first. */
const mostHotels = 50_000;

/**
 * Remembers the ids of all hotels that the provider has sent since the start, for the sitemap:
 * hotels of the listed places, and hotels that travelers have searched for. A hotel is forgotten
 * when the provider responds 404 or 410.
 */
export function createKnownHotels() {
  // Each entry counts as one of `maxSize`, because `max` would reserve the memory of all hotels at
  // the start.
  const known = new LRUCache<string, true>({ maxSize: mostHotels, sizeCalculation: () => 1 });
  return {
    /** Returns the ids, sorted. */
    ids: (): string[] => [...known.keys()].sort(),
    /** Updates the memory from a response. */
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

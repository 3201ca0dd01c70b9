import { LRUCache } from 'lru-cache';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import type { ProviderResponse } from '../provider/readResponse.ts';
import { isRejected, parseHotelsRequest } from './parseHotelsRequest.ts';

/**
 * The number of hotels that are remembered. Each hotel is remembered for `rememberedMs` only,
 * because it may be offered again.
 */
const mostHotels = 10_000;
const rememberedMs = 600_000;

/**
 * Remembers the hotels for which the provider has responded 404 or 410, so that their pages have
 * the status 404. Pages behind the gate never call the provider themselves. Such a call would make
 * each page wait, and strangers could use it to overload the provider.
 *
 * A response counts only if its body is the provider's JSON and no stay was requested. Any other
 * response may come from a gateway, or concern dates that a stranger has made up.
 */
export function createGoneHotels() {
  const gone = new LRUCache<string, true>({ max: mostHotels, ttl: rememberedMs });
  return {
    /**
     * Returns whether no hotel can have this id, or the provider has recently said that no hotel
     * has it.
     */
    has: (id: string): boolean => {
      const request = parseHotelsRequest('GET', hotelPath(id));
      return isRejected(request) || request.endpoint !== 'hotel' || gone.has(request.path);
    },
    /** Updates the memory from a response about one hotel. */
    observe: ({ endpoint, path: address }: ProviderRequest, response: ProviderResponse): void => {
      const [path = '', query = ''] = address.split('?', 2);
      if (endpoint !== 'hotel') return;
      const { status, bodyReplaced } = response;
      const isGone = (status === 404 || status === 410) && !bodyReplaced;
      if (isGone && !/(^|&)check_(in|out)=/.test(query)) gone.set(path, true);
      else if (status < 400) gone.delete(path);
    },
  };
}

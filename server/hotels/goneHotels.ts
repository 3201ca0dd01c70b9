import { LRUCache } from 'lru-cache';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import type { ProviderResponse } from '../provider/readResponse.ts';
import { isRejected, parseHotelsRequest } from './parseHotelsRequest.ts';

/** How many hotels are remembered, and for how long: a hotel may be offered again. */
const mostHotels = 10_000;
const rememberedMs = 600_000;

/**
 * Remembers for which hotels the provider has responded 404 or 410, so that their pages have the
 * status 404. Pages behind the gate never ask the provider themselves: they would wait for it, and
 * could be used to load it. A response counts only if its body is the provider's JSON and no stay
 * was requested: another one may come from a gateway, or be about days that a stranger has made up.
 */
export function createGoneHotels() {
  const gone = new LRUCache<string, true>({ max: mostHotels, ttl: rememberedMs });
  return {
    /** Whether no hotel can have this id, or the provider has said lately that none has. */
    has: (id: string): boolean => {
      const request = parseHotelsRequest('GET', hotelPath(id));
      return isRejected(request) || request.endpoint !== 'hotel' || gone.has(request.path);
    },
    /** Notes what a response about one hotel says of it. */
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

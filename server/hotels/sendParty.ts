import type { HotelCall } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { partyIn } from '#contracts/provider/calls/requestPath.ts';
import { formatParty } from '#contracts/values/party.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';

/** The query parameter that names who sleeps in each room. */
const occupancy = 'occupancy';

/**
 * The same function, which tells a live provider for whom prices are asked, always. A provider that
 * is not live may have the fields of the specification alone, and never gets a party. Spec §7, ADR
 * 0032.
 */
export function sendParty(
  fetch: ProviderFetch<ProviderRequest>,
  isLive: () => boolean,
): ProviderFetch<ProviderRequest> {
  return (request, options) => {
    const { query }: HotelCall = hotelCalls[request.endpoint];
    return fetch(query[occupancy] ? withParty(request, isLive()) : request, options);
  };
}

/** The parameter of the party is written last: its values are in the order of the rooms. */
function withParty({ endpoint, path }: ProviderRequest, isLive: boolean): ProviderRequest {
  const [pathname = '', query] = path.split('?', 2);
  const others = (query ?? '').split('&').filter((pair) => pair && !pair.startsWith(occupancy));
  const party = isLive ? formatParty(partyIn(path)) : [];
  const pairs = [...others, ...party.map((room) => `${occupancy}=${encodeURIComponent(room)}`)];
  return { endpoint, path: pairs.length > 0 ? `${pathname}?${pairs.join('&')}` : pathname };
}

import * as v from 'valibot';
import { type HotelCall, hotelsIn, listName } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { partyIn } from '#contracts/provider/calls/requestPath.ts';
import { formatParty } from '#contracts/values/party.ts';
import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

/** The query parameter that names who sleeps in each room. */
const occupancy = 'occupancy';

/**
 * The same function, which tells a live provider for whom prices are asked, always. A provider that
 * is not live may have the fields of the specification alone, and never gets a party. Where a
 * provider refuses the party with 400, and responds without it, its hotels are shown without prices:
 * those that it gives nobody knows for whom. That is logged once. Spec §7, ADR 0032.
 */
export function sendParty(
  fetch: ProviderFetch<ProviderRequest>,
  { isLive, log }: { isLive: () => boolean; log: Pick<Log, 'warn'> },
): ProviderFetch<ProviderRequest> {
  let told = false;
  return async (request, options) => {
    const call: HotelCall = hotelCalls[request.endpoint];
    if (!call.query[occupancy]) return fetch(request, options);
    const without = pathFor(request, []);
    if (!isLive()) return fetch(without, options);
    const response = await fetch(pathFor(request, formatParty(partyIn(request.path))), options);
    if (response.status !== 400) return response;
    const unpriced = await fetch(without, { ...options, conditional: undefined });
    if (unpriced.status !== 200) return response;
    if (!told) {
      log.warn({ path: request.path }, 'the provider refuses occupancy: hotels have no prices');
    }
    told = true;
    return withoutPrices(call, unpriced);
  };
}

/** The parameters of the party are written last, in the order of the rooms. */
function pathFor(
  { endpoint, path }: ProviderRequest,
  occupancies: readonly string[],
): ProviderRequest {
  const [pathname = '', query = ''] = path.split('?', 2);
  const others = query.split('&').filter((pair) => pair && !pair.startsWith(`${occupancy}=`));
  const party = occupancies.map((room) => `${occupancy}=${encodeURIComponent(room)}`);
  const pairs = [...others, ...party].join('&');
  return { endpoint, path: pairs ? `${pathname}?${pairs}` : pathname };
}

const hotelSchema = v.looseObject({});

/** A response without the rates of its hotels, or the days of its calendar. */
function withoutPrices(call: HotelCall, response: ProviderResponse): ProviderResponse {
  const found = hotelsIn(call, jsonOf(response)?.value);
  const hotels = found.map(({ item }) =>
    v.is(hotelSchema, item) ? { ...item, rates: null } : item,
  );
  const name = listName(call);
  const value = name === '' ? hotels[0] : { [name]: hotels };
  return { ...response, body: Buffer.from(JSON.stringify(value)), json: { value } };
}

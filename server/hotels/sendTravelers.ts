import * as v from 'valibot';
import { type HotelCall, hotelsIn, listName } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { partyIn, type Query, queryText } from '#contracts/provider/calls/requestPath.ts';
import { formatParty } from '#contracts/values/party.ts';
import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

/** The query parameters about travelers: who sleeps in each room, and the country they live in. */
const parameters = ['occupancy', 'residency'] as const;

/**
 * The same function, which tells a live provider for whom prices are asked: the party always, and
 * the residency where the request names one or there is a default. A provider that is not live may
 * have the fields of the specification alone, and never gets either. Where a provider refuses them
 * with 400, and responds without them, its hotels are shown without prices: nobody knows for whom
 * those would be. That is logged once. Spec §7, ADR 0032.
 */
export function sendTravelers(
  fetch: ProviderFetch<ProviderRequest>,
  {
    isLive,
    residency,
    log,
  }: {
    isLive: () => boolean;
    /** The country of travelers who have named none, such as `PK`. */
    residency?: string | undefined;
    log: Pick<Log, 'warn'>;
  },
): ProviderFetch<ProviderRequest> {
  let told = false;
  return async (request, options) => {
    const call: HotelCall = hotelCalls[request.endpoint];
    if (!parameters.some((name) => call.query[name])) return fetch(request, options);
    const without = withTravelers(request, {});
    if (!isLive()) return fetch(without, options);
    const travelers = {
      occupancy: formatParty(partyIn(request.path)),
      residency: residencyIn(request.path) ?? residency,
    };
    const response = await fetch(withTravelers(request, travelers), options);
    if (response.status !== 400) return response;
    const unpriced = await fetch(without, { ...options, conditional: undefined });
    if (unpriced.status !== 200) return response;
    if (!told) {
      const names = parameters.filter((name) => travelers[name]).join(' or ');
      log.warn({ path: request.path }, `the provider refuses ${names}: hotels have no prices`);
    }
    told = true;
    return withoutPrices(call, unpriced);
  };
}

/**
 * The same function, which asks for the prices of a default residency where a request names none.
 */
export function sendResidency(
  fetch: ProviderFetch<ProviderRequest>,
  residency: string | undefined,
): ProviderFetch<ProviderRequest> {
  if (!residency) return fetch;
  return (request, options) => {
    const named = residencyIn(request.path);
    if (named) return fetch(request, options);
    const occupancy = formatParty(partyIn(request.path));
    return fetch(withTravelers(request, { occupancy, residency }), options);
  };
}

function residencyIn(path: string): string | undefined {
  const [, query] = path.split('?', 2);
  return new URLSearchParams(query).get('residency') ?? undefined;
}

/** The request with these parameters about travelers, and no others. They are written last. */
function withTravelers({ endpoint, path }: ProviderRequest, travelers: Query): ProviderRequest {
  const [pathname = '', query = ''] = path.split('?', 2);
  const isOther = (pair: string) => parameters.every((name) => !pair.startsWith(`${name}=`));
  const others = query.split('&').filter((pair) => pair && isOther(pair));
  const pairs = [...others, queryText(travelers).slice(1)].filter(Boolean).join('&');
  return { endpoint, path: pairs ? `${pathname}?${pairs}` : pathname };
}

const validators: ReadonlySet<string> = new Set(['etag', 'last-modified']);
const objectSchema = v.looseObject({});

/**
 * A response without the rates of its hotels, or the days of its calendar. It has no validator:
 * those of the provider are of the body with prices.
 */
function withoutPrices(call: HotelCall, response: ProviderResponse): ProviderResponse {
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !validators.has(name)),
  );
  const body = jsonOf(response)?.value;
  const hotels = hotelsIn(call, body).map(({ item }) =>
    v.is(objectSchema, item) ? { ...item, rates: null } : item,
  );
  const name = listName(call);
  const value = name === '' ? hotels[0] : { ...(v.is(objectSchema, body) && body), [name]: hotels };
  return { ...response, headers, body: Buffer.from(JSON.stringify(value)), json: { value } };
}

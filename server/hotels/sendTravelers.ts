import * as v from 'valibot';
import { type HotelCall, hotelsIn, listName } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { partyIn, type Query, queryText } from '#contracts/provider/calls/requestPath.ts';
import { formatParty } from '#contracts/values/party.ts';
import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

/**
 * The query parameters about travelers: the people in each room, and their country of residence.
 */
const parameters = ['occupancy', 'residency'] as const;

/**
 * Wraps a fetch function, so that a live provider learns for whom prices are requested. It always
 * sends the party, and the residency if the request or the default names one. A provider that is
 * not live may know only the fields of the specification, so it never receives either.
 *
 * If a provider refuses the parameters with 400 but responds without them, its hotels are shown
 * without prices, because it is unknown for whom those prices would be. The first such refusal is
 * logged. Spec §7, ADR 0032.
 */
export function sendTravelers(
  fetch: ProviderFetch<ProviderRequest>,
  {
    isLive,
    residency,
    log,
  }: {
    isLive: () => boolean;
    /** The residency of travelers who have not named one, such as `PK`. */
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

/** Wraps a fetch function, so that requests without a residency get the default residency. */
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

/** Returns the request with exactly these parameters about travelers, which come last. */
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
 * Returns a response without the rates of its hotels, or the days of its calendar. It has no
 * validators, because those of the provider belong to the body with prices.
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

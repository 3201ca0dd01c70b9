import * as v from 'valibot';
import { type Endpoint, hotelCalls, hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelPath, partyIn } from '#contracts/provider/calls/requestPath.ts';
import type { RatesQuery } from '#contracts/provider/rates.ts';
import { dayAt, dayNumber } from '#contracts/values/calendarDay.ts';
import { formatParty, isDefaultParty } from '#contracts/values/party.ts';
import type { FetchOptions, ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

type Fetch = ProviderFetch<ProviderRequest>;

/** How many lists of random hotels are requested at most to find enough hotels with prices. */
const mostDraws = 3;
/** How long the details of the chosen hotels are reused. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=60';

const listSchema = v.array(
  v.looseObject({ id: v.string(), rates: v.nullish(v.array(v.unknown())) }),
);
type Listed = v.InferOutput<typeof listSchema>[number];

/**
 * Keeps the random hotels on a live site's home page the same for a day (UTC), with priced hotels
 * first. Later requests get the provider's current data of these hotels, so that no price dates
 * from the morning. A request with a stay gets the rates of these hotels for that stay. Such a
 * request never chooses hotels, so visitors see the same hotels for all dates. Each process chooses
 * its own hotels. A site that is not live passes on every list unchanged, and sends no dates.
 */
export function createDailyHotels(isLive: () => boolean, now: () => number = Date.now) {
  const chosen = new Map<Endpoint, { day: string; ids: readonly string[] }>();

  function idsOfDay(endpoint: Endpoint) {
    const held = chosen.get(endpoint);
    return held?.day === dayAt(now()) ? held.ids : undefined;
  }

  /**
   * Returns the hotels of the day with the provider's current data, and chooses them if necessary.
   */
  async function present(fetch: Fetch, request: ProviderRequest, options: FetchOptions) {
    const { endpoint } = request;
    const ids = idsOfDay(endpoint);
    const known = ids && (await fetchDetails(fetch, ids, options));
    if (known) return known;
    const response = await fetch(request, options);
    const first = listOf(response);
    if (first.length === 0) return response;
    const hotels = await drawMore(() => fetch(request, options), first);
    chosen.set(endpoint, { day: dayAt(now()), ids: hotels.map(({ id }) => id) });
    return listResponse(
      hotels.map((value) => ({ value, text: JSON.stringify(value) })),
      response,
    );
  }

  return {
    /** Wraps a fetch function, so that its lists of random hotels contain the hotels of the day. */
    around:
      (fetch: Fetch): Fetch =>
      async (request, options) => {
        const { endpoint, path } = request;
        if (!('count' in hotelCalls[endpoint])) return fetch(request, options);
        const undated = { endpoint, path: hotelsPaths[endpoint] };
        if (!isLive()) return fetch(undated, options);
        const unconditional = { ...options, conditional: undefined };
        const stay = stayIn(path);
        if (!stay) return present(fetch, undated, unconditional);
        if (!idsOfDay(endpoint)) await present(fetch, undated, unconditional);
        const ids = idsOfDay(endpoint) ?? [];
        // If the provider refuses these dates, the response has the rates of tonight, which the
        // pages do not show.
        return (
          (await fetchDetails(fetch, ids, unconditional, stay)) ??
          present(fetch, undated, unconditional)
        );
      },
  };
}

/**
 * Returns as many hotels as in `first`, with priced hotels first. If some have no prices, it
 * requests further lists.
 */
async function drawMore(
  request: () => Promise<ProviderResponse>,
  first: readonly Listed[],
): Promise<readonly Listed[]> {
  const drawn = new Map(first.map((hotel) => [hotel.id, hotel]));
  const priced = () => [...drawn.values()].filter(isPriced);
  for (let draws = 1; draws < mostDraws && priced().length < first.length; draws += 1) {
    // If no hotel has a field for rates, the next list will have none, either.
    if (!first.some(({ rates }) => rates != null)) break;
    const more = await request().then(listOf, () => []);
    for (const hotel of more) if (!drawn.has(hotel.id)) drawn.set(hotel.id, hotel);
  }
  const others = [...drawn.values()].filter((hotel) => !isPriced(hotel));
  return [...priced(), ...others].slice(0, first.length);
}

const isPriced = ({ rates }: Listed) => (rates?.length ?? 0) > 0;

/**
 * Returns the hotels of a response. It is empty for an error, and for any body other than hotels
 * with ids.
 */
function listOf(response: ProviderResponse): readonly Listed[] {
  const value = response.status === 200 ? jsonOf(response)?.value : undefined;
  return v.is(listSchema, value) ? value : [];
}

/** Returns the valid dates and the party in a path, or undefined for the default party tonight. */
function stayIn(path: string): RatesQuery | undefined {
  const query = new URLSearchParams(path.split('?')[1]);
  const dayOf = (name: 'check_in' | 'check_out') => {
    const day = query.get(name) ?? '';
    return dayNumber(day) === undefined ? undefined : day;
  };
  const stay = { check_in: dayOf('check_in'), check_out: dayOf('check_out') };
  const party = partyIn(path);
  if (!stay.check_in && !stay.check_out && isDefaultParty(party)) return undefined;
  return { ...stay, ...(!isDefaultParty(party) && { occupancy: formatParty(party) }) };
}

/**
 * Returns the provider's current data of these hotels as a list, or undefined if it has none of
 * them.
 */
async function fetchDetails(
  fetch: Fetch,
  ids: readonly string[],
  options: FetchOptions,
  stay?: RatesQuery,
): Promise<ProviderResponse | undefined> {
  const settled = await Promise.allSettled(
    ids.map((id) => fetch({ endpoint: 'hotel', path: hotelPath(id, stay) }, options)),
  );
  const found = settled.flatMap((each) =>
    each.status === 'fulfilled' && each.value.status === 200 ? [each.value] : [],
  );
  const [first] = found;
  return (
    first &&
    listResponse(
      found.map((each) => ({ value: jsonOf(each)?.value, text: each.body.toString() })),
      first,
    )
  );
}

/**
 * Returns a response with a list of hotels, each as a value and as JSON. The headers about the
 * language come from the given response.
 */
function listResponse(
  hotels: readonly { value: unknown; text: string }[],
  { headers, status, upstreamMs }: ProviderResponse,
): ProviderResponse {
  const { vary, 'content-language': language } = headers;
  return {
    status,
    upstreamMs,
    headers: {
      'content-type': 'application/json',
      'cache-control': cacheControl,
      ...(vary && { vary }),
      ...(language && { 'content-language': language }),
    },
    body: Buffer.from(`[${hotels.map(({ text }) => text).join()}]`),
    json: { value: hotels.map(({ value }) => value) },
  };
}

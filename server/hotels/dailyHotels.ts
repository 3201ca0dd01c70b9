import * as v from 'valibot';
import { type Endpoint, hotelCalls, hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelPath, partyIn } from '#contracts/provider/calls/requestPath.ts';
import type { RatesQuery } from '#contracts/provider/rates.ts';
import { dayAt, dayNumber } from '#contracts/values/calendarDay.ts';
import { formatParty, isDefaultParty } from '#contracts/values/party.ts';
import type { FetchOptions, ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

type Fetch = ProviderFetch<ProviderRequest>;

/** How often random hotels are requested at most to find enough of them with prices. */
const mostDraws = 3;
/** How long the details of the chosen hotels are reused. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=60';

const listSchema = v.array(
  v.looseObject({ id: v.string(), rates: v.nullish(v.array(v.unknown())) }),
);
type Listed = v.InferOutput<typeof listSchema>[number];

/**
 * Keeps the random hotels of a live site's home page the same for a day (UTC), those with prices
 * first. Later requests get what the provider says of these hotels now, so that no price is of the
 * morning. For a stay it gets their rates for that stay, with which no hotels are chosen: who asks
 * for other days sees the same ones. Each process chooses its own hotels. A site that is not live
 * passes on every list as it comes, and no days.
 */
export function createDailyHotels(isLive: () => boolean, now: () => number = Date.now) {
  const chosen = new Map<Endpoint, { day: string; ids: readonly string[] }>();

  function idsOfDay(endpoint: Endpoint) {
    const held = chosen.get(endpoint);
    return held?.day === dayAt(now()) ? held.ids : undefined;
  }

  /** The hotels of the day, as the provider says of them now: they are chosen if they must be. */
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
    /** The same function, whose lists of random hotels are those of the day. */
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
        // Where the provider refuses these days, the rates are tonight's, which the pages do not show.
        return (
          (await fetchDetails(fetch, ids, unconditional, stay)) ??
          present(fetch, undated, unconditional)
        );
      },
  };
}

/**
 * As many hotels as in `first`, those with prices before others; further lists are requested if
 * some have none.
 */
async function drawMore(
  request: () => Promise<ProviderResponse>,
  first: readonly Listed[],
): Promise<readonly Listed[]> {
  const drawn = new Map(first.map((hotel) => [hotel.id, hotel]));
  const priced = () => [...drawn.values()].filter(isPriced);
  for (let draws = 1; draws < mostDraws && priced().length < first.length; draws += 1) {
    // A provider without rates for any hotel has none in the next list either.
    if (!first.some(({ rates }) => rates != null)) break;
    const more = await request().then(listOf, () => []);
    for (const hotel of more) if (!drawn.has(hotel.id)) drawn.set(hotel.id, hotel);
  }
  const others = [...drawn.values()].filter((hotel) => !isPriced(hotel));
  return [...priced(), ...others].slice(0, first.length);
}

const isPriced = ({ rates }: Listed) => (rates?.length ?? 0) > 0;

/** The hotels of a response; none of an error or of anything else than hotels with ids. */
function listOf(response: ProviderResponse): readonly Listed[] {
  const value = response.status === 200 ? jsonOf(response)?.value : undefined;
  return v.is(listSchema, value) ? value : [];
}

/** The days that exist and the party in a path; undefined for the default party tonight. */
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

/** What the provider says of these hotels now, as a list; undefined when it has none of them. */
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

/** A list of hotels, each as a value and as JSON, in place of `like`, whose languages it has. */
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

import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { partyIn } from '#contracts/provider/calls/requestPath.ts';
import { hotelInOwnTime } from '#contracts/site/hotelTime.ts';
import { listedHotel } from '#contracts/site/listedHotel.ts';
import { minimalPreference } from '#contracts/site/prefer.ts';
import type { CacheableResponse, SiteForm } from '../cache/cacheableResponse.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';

/**
 * Returns the form in which the site sends a response. `minimal` says that the client prefers a
 * shortened search. If the site changes nothing, the form is the response itself.
 */
export type SiteForms = (
  response: CacheableResponse,
  request: ProviderRequest,
  minimal: boolean,
) => CacheableResponse | Promise<CacheableResponse>;

/**
 * Creates the forms of all hotel endpoints. The site changes a response in only three ways. The
 * deadlines of one hotel, and of the home page's hotels, are written in the hotel's time. A search
 * is shortened for clients that prefer it (ADR 0010). Without `agentPrices`, no rate reveals the
 * site's commission. The server itself reads the complete hotels with the commission.
 */
export function createSiteForms({
  agentPrices = false,
}: { agentPrices?: boolean } = {}): SiteForms {
  const open = (hotel: unknown) => (agentPrices ? hotel : hotelWithoutCommission(hotel));
  const own = (json: unknown) => changedHotels(json, (hotel) => open(hotelInOwnTime(hotel)));
  return (response, request, minimal) => {
    if (hotelLists.has(request.endpoint)) return response.siteForm({ name: 'own', write: own });
    if (!isShortened(request)) return response;
    return response.siteForm(minimal ? shortForm(request, open) : wholeForm(open));
  };
}

/** The calls that respond with one hotel or a few. */
const hotelLists: ReadonlySet<ProviderRequest['endpoint']> = new Set(['hotel', 'rand4', 'rand8']);

/** Returns whether a client may prefer a shortened response. */
export function isShortened({ endpoint }: ProviderRequest): boolean {
  return endpoint === 'search';
}

/**
 * Returns the form of a search with only the fields that the listing shows, for the party of the
 * request.
 */
function shortForm({ path }: ProviderRequest, open: (hotel: unknown) => unknown): SiteForm {
  const party = partyIn(path);
  return {
    name: 'short',
    preference: minimalPreference,
    write: async (json) => {
      const search = await changedSearch(json, (hotel) =>
        listedHotel(open(hotelInOwnTime(hotel)), party),
      );
      return search && Buffer.from(JSON.stringify(search.json));
    },
  };
}

/** Returns the form of a search as the provider has sent it, except for the commission. */
function wholeForm(open: (hotel: unknown) => unknown): SiteForm {
  return {
    name: 'whole',
    write: async (json) => {
      const search = await changedSearch(json, open);
      return search?.changes ? Buffer.from(JSON.stringify(search.json)) : undefined;
    },
  };
}

const searchSchema = v.looseObject({ hotels: v.array(v.unknown()) });

/** How long hotels are changed before other requests get a turn, in milliseconds. */
const sliceMs = 10;

/**
 * Returns a search with each hotel changed, together with its other fields, and whether any hotel
 * has changed. Resolves to undefined if the response is not a search.
 */
async function changedSearch(json: unknown, change: (hotel: unknown) => unknown) {
  if (!v.is(searchSchema, json)) return undefined;
  const hotels: unknown[] = [];
  let changes = false;
  let sliceStart = performance.now();
  for (const hotel of json.hotels) {
    const changed = change(hotel);
    changes ||= changed !== hotel;
    hotels.push(changed);
    if (performance.now() - sliceStart > sliceMs) {
      await setImmediate();
      sliceStart = performance.now();
    }
  }
  return { json: { ...json, hotels }, changes };
}

/**
 * Returns the body of one hotel or of a short list, with each hotel changed. Undefined if none
 * changes.
 */
function changedHotels(json: unknown, change: (hotel: unknown) => unknown): Buffer | undefined {
  const changed = Array.isArray(json) ? json.map(change) : change(json);
  const isSame = Array.isArray(changed)
    ? Array.isArray(json) && changed.every((hotel, index) => hotel === json[index])
    : changed === json;
  return isSame ? undefined : Buffer.from(JSON.stringify(changed));
}

const ratedSchema = v.looseObject({ rates: v.array(v.unknown()) });
const paidSchema = v.looseObject({ commission: v.unknown() });

/** Returns a hotel without the commission in its rates, or the same hotel if no rate has one. */
function hotelWithoutCommission(hotel: unknown): unknown {
  if (!v.is(ratedSchema, hotel) || !hotel.rates.some((rate) => v.is(paidSchema, rate))) {
    return hotel;
  }
  const rates = hotel.rates.map((rate) =>
    v.is(paidSchema, rate) ? { ...rate, commission: undefined } : rate,
  );
  return { ...hotel, rates };
}

import type { Request, Response } from 'express';
import * as v from 'valibot';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { countSchema, type Hotel } from '#contracts/provider/hotels.ts';
import { lowestRates } from '#contracts/provider/lowestRate.ts';
import { parseHotel } from '#contracts/provider/parseHotel.ts';
import { readPlaces } from '#contracts/provider/places.ts';
import { latestMonth, readReviews } from '#contracts/provider/reviews.ts';
import { requestPath } from '#contracts/provider/calls/requestPath.ts';
import { hotelInOwnTime } from '#contracts/site/hotelTime.ts';
import { listedHotel } from '#contracts/site/listedHotel.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { defaultParty } from '#contracts/values/party.ts';
import type { CacheableResponse } from '../../cache/cacheableResponse.ts';
import type { ResponseCache } from '../../cache/responseCache.ts';
import { createSiteForms } from '../../hotels/siteForms.ts';
import { isRejected, parseHotelsRequest } from '../../hotels/parseHotelsRequest.ts';
import { ProviderError } from '../../provider/providerError.ts';
import type { ProviderRequest } from '../../provider/providerRequest.ts';
import { requestContextOf } from '../../request/requestContext.ts';
import { type HotelOfHead, hotelOfHead } from './hotelData.ts';

/**
 * A visit of a page: its request and response, the language of the page, and its `publicAddress`.
 */
export type Visit = { req: Request; res: Response; language: Language; address: string };

/**
 * Why there is no result: the provider has none, the provider fails, or the client's limit allows
 * no call.
 */
type NoResult = 'none' | 'failed' | 'not-asked';

/** The response of the API to a call of a page. */
export type Answer = {
  /** Changes whenever the answer changes. */
  etag: string;
  json: () => string;
  /** The first hotel on the page of a search. Undefined for any other call. */
  first: Hotel | undefined;
  /** The number of hotels that a search has found. 0 for any other call. */
  hotels: number;
};

/** The provider data that pages look up. */
export type HotelLookup = {
  /** Returns the data of the hotel with this id for the head of its page. */
  hotel: (id: string, visit: Visit) => Promise<HotelOfHead | NoResult>;
  /**
   * Returns the response of the API to a call of the page, in the site's form. Undefined if the
   * call fails, or if the response is for one client only or too long to be written into a page.
   */
  answer: (path: string, visit: Visit) => Promise<Answer | undefined>;
  /** Returns the number of readable reviews by guests of the provider, or 0 if it is unknown. */
  reviews: (id: string, visit: Visit) => Promise<number>;
  /**
   * Returns the names of the places that the provider lists, or an empty list if they are unknown.
   */
  places: (visit: Visit) => Promise<readonly string[]>;
  /** Returns whether a search for a city finds hotels. */
  city: (city: string, visit: Visit) => Promise<'some' | NoResult>;
};

/** The largest answer in a page, in bytes. A longer one would delay the first paint of the page. */
const mostAnswerBytes = 256 * 1024;

const nothingFound = { first: undefined, hotels: 0 };

/** How many hotels are checked to find the first one with a price. */
const mostWithoutPrice = 10;

/**
 * Returns the first hotel on a page of results, which shows hotels with a price before the others.
 */
function firstShown(hotels: readonly unknown[]): Hotel | undefined {
  let first: Hotel | undefined;
  for (const received of hotels.slice(0, mostWithoutPrice)) {
    const { hotel } = parseHotel(listedHotel(hotelInOwnTime(received), defaultParty));
    if (hotel && lowestRates(hotel, defaultParty)) return hotel;
    first ??= hotel;
  }
  return first;
}

const searchSchema = v.object({ hotels: v.nullish(v.array(v.unknown())) });
const reviewsSchema = v.object({
  reviews: v.nullish(v.array(v.unknown())),
  total: v.fallback(v.nullish(countSchema), undefined),
});
const placesSchema = v.object({ places: v.nullish(v.array(v.unknown())) });

/**
 * Creates the lookup of responses of `/api/hotels`. A cached response costs the client nothing. Any
 * other lookup counts as a request of the client to the API, and `mayAsk` returns whether its limit
 * allows one. Pages therefore cannot be used to overload the provider.
 */
export function createHotelLookup(
  cache: Pick<ResponseCache, 'get' | 'fetch' | 'now' | 'onReceived'>,
  mayAsk: (req: Request) => boolean,
  forms = createSiteForms(),
): HotelLookup {
  const namesOf = once((response) => {
    const listed = placesIn(response);
    return { listed, folded: new Set(listed.map(foldText)) };
  });
  const headOf = once((response) => {
    const { hotel } = parseHotel(response.value());
    return hotel && hotelOfHead(hotel);
  });
  const reviewsIn = once((response) => {
    const { output, success } = v.safeParse(reviewsSchema, response.value());
    if (!success) return 0;
    const read = readReviews(output.reviews ?? [], latestMonth(Date.now())).length;
    return read > 0 ? Math.max(read, output.total ?? 0) : 0;
  });
  const foundBy = once((response) => {
    const hotels = hotelsIn(response);
    return { first: firstShown(hotels), hotels: hotels.length };
  });
  const readers: Partial<
    Record<ProviderRequest['endpoint'], (response: CacheableResponse) => void>
  > = { places: namesOf, hotel: headOf, reviews: reviewsIn, search: foundBy };
  cache.onReceived(({ endpoint, path }, response) => {
    // Responses about a hotel or its reviews are skipped if the call has a query. The head of a
    // page uses neither the rates of other dates nor a part of the reviews.
    const isRead = !['hotel', 'reviews'].includes(endpoint) || !path.includes('?');
    if (response.status === 200 && isRead) readers[endpoint]?.(response);
  });

  const read = async (path: string, visit: Visit): Promise<CacheableResponse | NoResult> => {
    const request = parseHotelsRequest('GET', path);
    if (isRejected(request)) return 'none';
    const entry = await entryOf(request, visit);
    if (typeof entry === 'string') return entry;
    const { response } = entry;
    if (response.status === 200) return response;
    return isGone(response) ? 'none' : 'failed';
  };

  const entryOf = async (request: ProviderRequest, { req, res, language }: Visit) => {
    const cached = cache.get(request, language, cache.now());
    if (!cached && !mayAsk(req)) return 'not-asked';
    return cached ?? (await fetchFor(request, res, language)) ?? 'failed';
  };

  const fetchFor = async (request: ProviderRequest, res: Response, language: Language) => {
    const context = requestContextOf(res);
    const client = {
      requestId: context?.id ?? '',
      language,
      ...(context && { traceparent: () => context.traceparent }),
    };
    try {
      return await cache.fetch(request, client);
    } catch (error) {
      if (error instanceof ProviderError) return undefined;
      throw error;
    }
  };

  return {
    hotel: async (id, visit) => {
      const response = await read(requestPath(hotelsPaths.hotel, id), visit);
      if (typeof response === 'string') return response;
      return headOf(response) ?? 'failed';
    },
    answer: async (path, visit) => {
      const request = parseHotelsRequest('GET', path);
      if (isRejected(request)) return undefined;
      const entry = await entryOf(request, visit);
      if (typeof entry === 'string' || !entry.freshness.shareable) return undefined;
      if (entry.response.status !== 200) return undefined;
      const form = await forms(entry.response, request, true);
      const { body, etag } = await form.representation('identity');
      if (body.length > mostAnswerBytes || etag === undefined) return undefined;
      const found = request.endpoint === 'search' ? foundBy(entry.response) : nothingFound;
      return { etag, json: () => body.toString(), ...found };
    },
    reviews: async (id, visit) => {
      const response = await read(requestPath(hotelsPaths.reviews, id), visit);
      return typeof response === 'string' ? 0 : reviewsIn(response);
    },
    places: async (visit) => {
      const places = await read(hotelsPaths.places, visit);
      return typeof places === 'string' ? [] : namesOf(places).listed;
    },
    city: async (city, visit) => {
      const places = await read(hotelsPaths.places, visit);
      if (typeof places !== 'string' && namesOf(places).folded.has(foldText(city))) return 'some';
      const response = await read(requestPath(hotelsPaths.search, '', { city }), visit);
      if (typeof response === 'string') return response;
      return foundBy(response).hotels > 0 ? 'some' : 'none';
    },
  };
}

/**
 * Returns whether the provider itself says that the resource does not exist. A 404 without JSON may
 * come from a gateway.
 */
function isGone({ status, bodyReplaced }: CacheableResponse): boolean {
  return (status === 404 || status === 410) && !bodyReplaced;
}

function hotelsIn(response: CacheableResponse): unknown[] {
  const search = v.safeParse(searchSchema, response.value());
  return search.success ? (search.output.hotels ?? []) : [];
}

function placesIn(response: CacheableResponse): string[] {
  const list = v.safeParse(placesSchema, response.value());
  return list.success ? readPlaces(list.output.places ?? []).map(({ name }) => name) : [];
}

/**
 * Returns the same function with its results cached by the body of the response. A response that
 * the provider has revalidated has the same body as before.
 */
function once<Result>(readFrom: (response: CacheableResponse) => Result) {
  const results = new WeakMap<Buffer, { result: Result }>();
  return (response: CacheableResponse): Result => {
    const known = results.get(response.body) ?? { result: readFrom(response) };
    results.set(response.body, known);
    return known.result;
  };
}

/** How long a page waits for its lookups, in milliseconds. */
export const lookupBudgetMs = 150;

/**
 * Resolves to the result of `work`, or to 'late'. The work continues, so that the next page gets
 * its result immediately.
 */
export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

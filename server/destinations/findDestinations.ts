import * as v from 'valibot';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { requestPath } from '#contracts/provider/calls/requestPath.ts';
import { type Hotel, isPictureUrl } from '#contracts/provider/hotels.ts';
import { parseHotel } from '#contracts/provider/parseHotel.ts';
import { type Place, readPlaces } from '#contracts/provider/places.ts';
import { type ListedDestination, mostDestinations } from '#contracts/site/destinations.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { popularCities } from '#contracts/values/popularCities.ts';
import type { FetchOptions, ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf } from '../provider/readResponse.ts';

type Fetch = ProviderFetch<ProviderRequest>;

/** The time limit for all calls to the provider together, in milliseconds. */
const budgetMs = 4_000;

const listSchema = v.array(v.unknown());
const placesSchema = v.object({ places: listSchema });
const foundSchema = v.object({ hotels: listSchema });

const withPoster: ReadonlySet<string> = new Set(popularCities.map(({ city }) => city));

/**
 * Finds the provider's places with the most hotels, and for each place without a poster, the
 * picture of one of its hotels. If the provider lists no places, it uses the places of its random
 * hotels. Rejects if the provider does not answer. A missing picture is omitted.
 */
export async function findDestinations(
  fetch: Fetch,
  language: Language,
): Promise<ListedDestination[]> {
  const signal = AbortSignal.timeout(budgetMs);
  const options = { requestId: 'destinations', acceptLanguage: language, signal };
  const listed = await readJson(fetch, { endpoint: 'places', path: hotelsPaths.places }, options);
  const places = v.is(placesSchema, listed) ? readPlaces(listed.places) : [];
  const chosen = mostHotels(places);
  if (chosen.length === 0) return ofRandomHotels(fetch, options);
  return Promise.all(
    chosen.map(async ({ name, country_code: code }) => {
      const picture = withPoster.has(name) ? undefined : await pictureIn(fetch, name, options);
      return destination(name, code, picture);
    }),
  );
}

/**
 * Returns the places with the most hotels. Of two places with the same number, a place with a
 * poster comes first.
 */
function mostHotels(places: readonly Place[]): Place[] {
  const rank = ({ name }: Place) => (withPoster.has(name) ? 0 : 1);
  return places
    .filter(({ hotels }) => (hotels ?? 0) > 0)
    .sort(
      (one, other) =>
        (other.hotels ?? 0) - (one.hotels ?? 0) ||
        rank(one) - rank(other) ||
        (one.name < other.name ? -1 : 1),
    )
    .slice(0, mostDestinations);
}

async function ofRandomHotels(fetch: Fetch, options: FetchOptions): Promise<ListedDestination[]> {
  const listed = await readJson(fetch, { endpoint: 'rand8', path: hotelsPaths.rand8 }, options);
  const found = new Map<string, ListedDestination>();
  for (const hotel of hotelsOf(listed)) {
    const name = hotel.region?.name?.trim() ?? '';
    if (name === '' || name.includes(',') || found.has(name)) continue;
    const picture = withPoster.has(name) ? undefined : pictureOf(hotel);
    found.set(name, destination(name, hotel.region?.country_code, picture));
  }
  return [...found.values()].slice(0, mostDestinations);
}

/** Returns the first picture of the hotels in a city. */
async function pictureIn(fetch: Fetch, city: string, options: FetchOptions) {
  const path = requestPath(hotelsPaths.search, '', { city });
  try {
    const found = await readJson(fetch, { endpoint: 'search', path }, options);
    // In a long list, the first hotel with a picture is enough.
    for (const item of v.is(foundSchema, found) ? found.hotels : []) {
      const { hotel } = parseHotel(item);
      const picture = hotel && pictureOf(hotel);
      if (picture !== undefined) return picture;
    }
    return undefined;
  } catch {
    return undefined;
  }
}

function destination(
  name: string,
  code: string | null | undefined,
  picture: string | undefined,
): ListedDestination {
  return { name, ...(code && { country_code: code }), ...(picture && { picture }) };
}

function pictureOf({ images }: Hotel): string | undefined {
  return images?.map(({ url }) => url.trim()).find(isPictureUrl);
}

function hotelsOf(list: unknown): Hotel[] {
  if (!v.is(listSchema, list)) return [];
  return list.flatMap((item) => parseHotel(item).hotel ?? []);
}

/**
 * Returns the body of a successful response, or undefined for a 404, because a provider may lack a
 * call.
 */
async function readJson(fetch: Fetch, request: ProviderRequest, options: FetchOptions) {
  const response = await fetch(request, options);
  if (response.status === 200) return jsonOf(response)?.value;
  if (response.status === 404) return undefined;
  throw new Error(`${request.path}: ${response.status}`);
}

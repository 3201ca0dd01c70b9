import { reviewsIn } from '../rules/reviewRules.ts';
import { hasResponse, randomEndpoints, type RespondedExchange } from '../rules/rule.ts';
import { type HotelCall, isOfOneHotel } from '../../provider/calls/hotelCall.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCallDocs,
  hotelCalls,
  hotelsPaths,
  optionalEndpoints,
} from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import type { RatesQuery } from '../../provider/rates.ts';
import { type ReviewsQuery, travelerKinds } from '../../provider/reviews.ts';
import { hotelPath, type Query, queryText, requestPath } from '../../provider/calls/requestPath.ts';
import type { SearchQuery } from '../../provider/calls/specifiedCalls.ts';
import {
  type Exchange,
  freshnessOf,
  headersOf,
  type Listing,
  placesIn,
  type ProviderRequest,
  succeeded,
} from './exchange.ts';
import { defaultLanguage, languages } from '../../texts/languages.ts';
import { dayMs } from '../../values/durations.ts';
import { defaultParty, formatParty } from '../../values/party.ts';

const randomListRepeats = 3;
const maxRepeated = 5;
const maxInLanguages = 2;
const maxPlaces = 3;
const maxReviewed = 3;
const noSuchId = 'no-such-hotel-0000';

/**
 * Returns the requests of the site: the search with each combination of `city`, `check_in` and
 * `check_out`, the random lists, and the optional calls that do not belong to one hotel. Spec §7.
 */
export function siteRequests(city: string, today: Date): ProviderRequest[] {
  const stay = stayAfter(today);
  const searches = [false, true].flatMap((withCity) =>
    [false, true].flatMap((withCheckIn) =>
      [false, true].map((withCheckOut) =>
        searchRequest('site', {
          ...(withCity && { city }),
          ...(withCheckIn && { check_in: stay.check_in }),
          ...(withCheckOut && { check_out: stay.check_out }),
        }),
      ),
    ),
  );
  const random = randomEndpoints.flatMap((endpoint) =>
    Array.from({ length: randomListRepeats }, (): ProviderRequest => ({
      endpoint,
      purpose: 'site',
      path: hotelsPaths[endpoint],
    })),
  );
  const optional = optionalEndpoints.filter((endpoint) => !isOfOneHotel(hotelCalls[endpoint]));
  return [...searches, ...random, ...optional.map((endpoint) => optionalRequest(endpoint, today))];
}

/** Returns a request of an optional call with the example values of its record. */
function optionalRequest(endpoint: Endpoint, today: Date, id?: string): ProviderRequest {
  const { path }: HotelCall = hotelCalls[endpoint];
  const query = exampleQuery(endpoint, today);
  return { endpoint, purpose: 'site', path: requestPath(path, id, query) };
}

/**
 * Returns the query parameters of a call with their example values. Parameters that an example
 * leaves out are missing.
 */
export function exampleQuery(
  endpoint: Endpoint,
  today: Date,
): Record<string, string | readonly string[]> {
  const docs: Readonly<
    Record<string, { example: string | readonly string[] | { daysAhead: number } }>
  > = hotelCallDocs[endpoint].query;
  return Object.fromEntries(
    Object.entries(docs)
      .filter(([, { example }]) => example !== '')
      .map(([name, { example }]) => [
        name,
        typeof example === 'object' && 'daysAhead' in example
          ? dayAfter(today, example.daysAhead)
          : example,
      ]),
  );
}

/**
 * Returns searches for at most three of the listed places, spread evenly over the list, by the name
 * that the site sends.
 */
export function placeRequests(lists: readonly Exchange[]): ProviderRequest[] {
  const found = lists.filter(({ endpoint }) => endpoint === 'places').flatMap(placesIn);
  const step = Math.max(1, found.length / maxPlaces);
  return Array.from({ length: Math.min(maxPlaces, found.length) }, (_, index) =>
    found.slice(Math.floor(index * step)).at(0),
  ).flatMap((place) => {
    const city = place?.item.name.split(',', 1).join().trim();
    return place ? [{ ...searchRequest('listed place', { city }), place }] : [];
  });
}

/**
 * Returns searches in each other language for at most three of the places that have another name
 * there than in English, as pages in that language send them.
 */
export function translatedPlaceRequests(languageReads: readonly Exchange[]): ProviderRequest[] {
  return languageReads
    .filter(({ endpoint, first }) => endpoint === 'places' && first !== undefined)
    .flatMap((exchange) => {
      const english = new Set(
        exchange.first && placesIn(exchange.first).map(({ item }) => item.name),
      );
      return placesIn(exchange)
        .filter(({ item }) => !english.has(item.name))
        .slice(0, maxPlaces)
        .map((place): ProviderRequest => {
          const { asks } = exchange;
          return { ...searchRequest('listed place', { city: place.item.name }), place, asks };
        });
    });
}

/**
 * Returns requests for further reviews of at most three hotels with reviews: the second page, and
 * the reviews that share one property with the first review.
 */
export function reviewRequests(hotels: readonly Exchange[]): ProviderRequest[] {
  return hotels
    .filter(({ endpoint }) => endpoint === 'reviews')
    .flatMap((exchange) =>
      reviewsIn(exchange)
        .slice(0, 1)
        .map(({ item }) => ({ exchange, review: item })),
    )
    .slice(0, maxReviewed)
    .flatMap(({ exchange: { path }, review }) => {
      const traveller = travelerKinds.find((kind) => kind === review.traveller_kind);
      const queries: ReviewsQuery[] = [
        { page: '2' },
        ...(traveller ? [{ traveller }] : []),
        ...(review.language ? [{ language: review.language }] : []),
        ...(review.topics ?? []).slice(0, 1).map((topic) => ({ topic })),
      ];
      return queries.map((query) => ({
        endpoint: 'reviews' as const,
        purpose: 'site' as const,
        path: path + queryText(query),
      }));
    });
}

/** Returns requests with unknown ids, cities and parameters, malformed ids and invalid dates. */
export function edgeCaseRequests(city: string, today: Date): ProviderRequest[] {
  const reversed = { check_in: dayAfter(today, 32), check_out: dayAfter(today, 30) };
  return [
    searchRequest('unknown city', { city: 'Nowhere-upon-Nothing' }),
    searchRequest('unknown parameter', { city, unknown_parameter: '1' }),
    searchRequest('invalid dates', { city, check_in: '2026-13-45' }),
    searchRequest('invalid dates', { city, check_in: 'tomorrow' }),
    searchRequest('invalid dates', { city, ...reversed }),
    hotelRequest('unknown id', noSuchId),
    hotelRequest('malformed id', 'a/b'),
    hotelRequest('malformed id', 'x'.repeat(2_000)),
    hotelRequest('malformed id', '🏨'),
  ];
}

/**
 * Returns requests for at most `count` different hotels by id, spread evenly over all listed
 * hotels. Every second request names a stay.
 */
export function hotelRequests(
  lists: readonly Exchange[],
  count: number,
  today: Date,
): ProviderRequest[] {
  const found = new Map<string, Listing>();
  for (const { path, hotels } of lists) {
    for (const hotel of hotels) {
      if (!found.has(hotel.hotel.id)) found.set(hotel.hotel.id, { ...hotel, path });
    }
  }
  const listings = [...found.values()];
  const step = Math.max(1, listings.length / count);
  return Array.from({ length: Math.min(count, listings.length) }, (_, index) =>
    listings.slice(Math.floor(index * step)).at(0),
  ).flatMap((listed, index) => {
    if (!listed) return [];
    const { id } = listed.hotel;
    const stay = index % 2 === 1 ? stayAfter(today) : undefined;
    const optional = optionalEndpoints.filter((endpoint) => isOfOneHotel(hotelCalls[endpoint]));
    return [
      { ...hotelRequest('site', id, stay), listed },
      ...optional.map((endpoint) => optionalRequest(endpoint, today, id)),
    ];
  });
}

/**
 * The parties whose prices are requested: one adult, a family, two different rooms, and a party
 * that is too large for any room.
 */
const checkedParties = [['1'], ['2-7,4'], ['2-7', '1'], ['16']];
const maxWithParties = 2;

/**
 * Returns requests for each of a few parties at up to two hotels that have rates, and a search for
 * each party that fits into rooms. Returns none if no hotel has rates, because such a provider is
 * never told who travels.
 */
export function partyRequests(
  hotels: readonly Exchange[],
  city: string,
  today: Date,
): ProviderRequest[] {
  const stay = stayAfter(today);
  const ids = ratedHotels(hotels).map(({ id }) => id);
  if (ids.length === 0) return [];
  return [
    ...checkedParties
      .slice(0, -1)
      .map((occupancy) => searchRequest('party', { city, ...stay, occupancy })),
    ...ids.flatMap((id) =>
      checkedParties.map((occupancy) => hotelRequest('party', id, { ...stay, occupancy })),
    ),
  ];
}

/**
 * Returns requests for the same hotels, twice for residents of the hotel's country and twice for
 * residents of another one. Rates that differ between two requests for one country change by
 * themselves. The search and the calendar are requested once for residents of another country.
 */
export function residencyRequests(
  hotels: readonly Exchange[],
  city: string,
  today: Date,
): ProviderRequest[] {
  const stay = { ...stayAfter(today), occupancy: formatParty(defaultParty) };
  return ratedHotels(hotels).flatMap(({ id, region }, index) => {
    const own = region?.country_code ?? 'PK';
    const other = own === 'DE' ? 'US' : 'DE';
    const days = { ...exampleQuery('calendar', today), residency: other };
    const others: ProviderRequest[] = [
      searchRequest('residency', { city, ...stay, residency: other }),
      {
        endpoint: 'calendar',
        purpose: 'residency',
        path: requestPath(hotelCalls.calendar.path, id, days),
      },
    ];
    return [
      ...[other, own, own, other].map((residency) =>
        hotelRequest('residency', id, { ...stay, residency }),
      ),
      ...(index === 0 ? others : []),
    ];
  });
}

/** Returns at most two hotels with rates. */
function ratedHotels(hotels: readonly Exchange[]): Hotel[] {
  return hotels
    .flatMap(({ endpoint, hotels: [found] }) =>
      endpoint === 'hotel' && found?.hotel.rates?.length ? [found.hotel] : [],
    )
    .slice(0, maxWithParties);
}

/** Returns the requests for hotels with rates once more: at most five, those with a stay first. */
export function repeatedRequests(hotels: readonly Exchange[]): ProviderRequest[] {
  const withRates = hotels.filter(({ hotels: [found] }) => found?.hotel.rates?.length);
  return withRates
    .toSorted((a, b) => Number(b.path.includes('?')) - Number(a.path.includes('?')))
    .slice(0, maxRepeated)
    .map(({ endpoint, path }) => ({ endpoint, purpose: 'repeated', path }));
}

/** Returns a few reads of each call once more in each other language of the site. */
export function languageRequests(reads: readonly Exchange[]): ProviderRequest[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  return readsOfEachCall(reads, maxInLanguages).flatMap((first) => {
    const { endpoint, path, listed } = first;
    return others.map((acceptLanguage): ProviderRequest => {
      return { endpoint, path, listed, purpose: 'site', first, asks: { acceptLanguage } };
    });
  });
}

/**
 * Returns a few reads of each call that the site's cache would store, once more with their
 * validators, and once with the validators of another response to the call that never belonged to
 * this path.
 */
export function revalidationRequests(reads: readonly Exchange[]): ProviderRequest[] {
  const stored = reads
    .filter(hasResponse)
    .filter(({ response }) => freshnessOf(response).storable && hasValidator(response));
  return readsOfEachCall(stored, maxRepeated).flatMap((first): ProviderRequest[] => {
    const { endpoint, path } = first;
    const { etag, 'last-modified': lastModified } = headersOf(first.response);
    const tags = stored.flatMap((one) =>
      one.endpoint === endpoint ? one.response.headers.etag : [],
    );
    const older = {
      ...(etag !== undefined && { etag: tags.find((tag) => tag !== etag) ?? '"no-such-version"' }),
      ...(lastModified !== undefined && { lastModified: 'Thu, 01 Jan 1970 00:00:00 GMT' }),
    };
    const read = { endpoint, path, first };
    return [
      { ...read, purpose: 'revalidation', asks: { conditional: { etag, lastModified } } },
      { ...read, purpose: 'older version', asks: { conditional: older } },
    ];
  });
}

function hasValidator({ headers }: RespondedExchange['response']): boolean {
  return headers.etag !== undefined || headers['last-modified'] !== undefined;
}

/** Returns up to `count` different answered reads of each call, the longest query first. */
function readsOfEachCall(reads: readonly Exchange[], count: number): RespondedExchange[] {
  const answered = reads.filter(hasResponse).filter(({ response }) => succeeded(response));
  return everyEndpoint.flatMap((endpoint) => {
    const ofCall = answered.filter((one) => one.endpoint === endpoint);
    const different = [...new Map(ofCall.map((one) => [one.path, one])).values()];
    const queryOf = ({ path }: Exchange) => path.split('?')[1] ?? '';
    return different.toSorted((a, b) => queryOf(b).length - queryOf(a).length).slice(0, count);
  });
}

/** Returns requests for a hotel with rates for past days, and for days almost a year ahead. */
export function otherStayRequests(hotels: readonly Exchange[], today: Date): ProviderRequest[] {
  const [exchange] = hotels.filter(({ hotels: [found] }) => found?.hotel.rates?.length);
  const id = exchange?.hotels[0]?.hotel.id;
  if (id === undefined) return [];
  return [-30, 350].map((days) => {
    const stay = { check_in: dayAfter(today, days), check_out: dayAfter(today, days + 2) };
    return hotelRequest('other stay', id, stay);
  });
}

function searchRequest(
  purpose: ProviderRequest['purpose'],
  query: SearchQuery & Query,
): ProviderRequest {
  return { endpoint: 'search', purpose, path: requestPath(hotelsPaths.search, '', query) };
}

function hotelRequest(
  purpose: ProviderRequest['purpose'],
  id: string,
  stay?: RatesQuery,
): ProviderRequest {
  return { endpoint: 'hotel', purpose, path: hotelPath(id, stay) };
}

/** Returns a stay of two nights, a month from today. */
export function stayAfter(today: Date) {
  return { check_in: dayAfter(today, 30), check_out: dayAfter(today, 32) };
}

function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
}

import { createAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { HotelCall, SiteQueryOf } from '#contracts/provider/calls/hotelCall.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { type Place, type placesCall, readPlaces } from '#contracts/provider/places.ts';
import { notJsonProblemType } from '#contracts/provider/problem.ts';
import type { RatesQuery } from '#contracts/provider/rates.ts';
// Only the types of the records are imported, so that no bundle contains data that only the server
// needs.
import type {
  hotelCall,
  rand4Call,
  rand8Call,
  searchCall,
  SearchQuery,
} from '#contracts/provider/calls/specifiedCalls.ts';
import { minimalPreference } from '#contracts/site/prefer.ts';
import { fillPath } from '#contracts/values/fillPath.ts';
import { api, shapeErrorOf } from '../api.ts';
import { retryAfterOf } from '../baseQuery.ts';
import { type HotelList, readHotelList } from './hotelList.ts';
import { readHotel, type ShapeError } from './readHotel.ts';

const bareListSchema = v.array(v.unknown());
const searchResponseSchema = v.object({
  hotels: v.nullish(bareListSchema),
  total: v.fallback(v.nullish(v.number()), undefined),
});
const placesResponseSchema = v.object({ places: v.nullish(bareListSchema) });

const replacedSchema = v.object({ type: v.literal(notJsonProblemType) });

/**
 * One hotel by its id, with the rates of a stay. Without a stay, the rates are those of one night
 * from today.
 */
export interface HotelQuery extends RatesQuery {
  id: string;
  /** Whether the browser must revalidate its cached response first. */
  fresh?: true;
}

/** A hotel, and the errors of the parts that were left out. */
export interface HotelDetail {
  hotel: Hotel;
  errors: ShapeError[];
}

/** The first hotels of a long response that is still being checked, and its query as JSON. */
export interface FirstHotels {
  query: string;
  hotels: readonly Hotel[];
}

/**
 * The action that is dispatched when the first hotels of a long search response have been read,
 * before the remaining hotels are read. ADR 0010.
 */
export const firstHotelsRead = createAction<FirstHotels>('hotels/firstHotelsRead');

/** Returns the request of a call. Its path is that of the call's record, with the id filled in. */
export function requestOf<Call extends HotelCall>(
  path: Call['path'],
  query?: SiteQueryOf<Call>,
  id = '',
): FetchArgs {
  return { url: fillPath<string>(path, { id }), ...(query && { params: query }) };
}

/** The provider's endpoints. Spec §7. */
export const hotelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The search. Its response is an object with a `hotels` list, and a missing list counts as
     * empty. For each hotel, the BFF sends only the data that the listing reads. Other pages must
     * therefore not show these hotels. ADR 0010.
     *
     * The first hotels of a long response are dispatched while the rest is read. A truncated
     * response is an exception, because it needs a message above the rows.
     */
    searchHotels: build.query<HotelList, SearchQuery>({
      queryFn: async (query, { dispatch }, _extraOptions, baseQuery) => {
        const { data, error } = await baseQuery({
          ...requestOf<typeof searchCall>('/api/hotels/search', query),
          headers: { Prefer: minimalPreference },
        });
        if (error) return { error };
        const response = v.safeParse(searchResponseSchema, data);
        if (!response.success) return { error: shapeErrorOf(response) };
        const items = response.output.hotels ?? [];
        const { total } = response.output;
        if (total != null && total > items.length) {
          return {
            data: Object.freeze({ ...(await readHotelList('hotels', items, query)), total }),
          };
        }
        const onFirst = (hotels: readonly Hotel[]) =>
          dispatch(firstHotelsRead(Object.freeze({ query: JSON.stringify(query), hotels })));
        return { data: await readHotelList('hotels', items, query, onFirst) };
      },
      providesTags: ['language', 'rooms'],
    }),
    /** Four hotels for the home page's carousel, with their rates for a stay or for tonight. */
    getRand4: build.query<HotelList, RatesQuery | void, unknown[]>({
      query: (stay) => requestOf<typeof rand4Call>('/api/hotels/rand4', stay ?? {}),
      rawResponseSchema: bareListSchema,
      transformResponse: (hotels, _meta, stay) => readHotelList('', hotels, stay ?? {}),
      providesTags: ['language', 'rooms'],
    }),
    /** Eight hotels for the home page's grid, with their rates for a stay or for tonight. */
    getRand8: build.query<HotelList, RatesQuery | void, unknown[]>({
      query: (stay) => requestOf<typeof rand8Call>('/api/hotels/rand8', stay ?? {}),
      rawResponseSchema: bareListSchema,
      transformResponse: (hotels, _meta, stay) => readHotelList('', hotels, stay ?? {}),
      providesTags: ['language', 'rooms'],
    }),
    /**
     * The places that travelers can search for. Empty if the provider does not list them. A failure
     * is not logged, because a provider may not support this call.
     */
    getPlaces: build.query<{ places: Place[] }, void, v.InferOutput<typeof placesResponseSchema>>({
      query: () => requestOf<typeof placesCall>('/api/hotels/places'),
      rawResponseSchema: placesResponseSchema,
      transformResponse: ({ places }) => ({ places: readPlaces(places ?? []) }),
      providesTags: ['language'],
      keepUnusedDataFor: 3_600 satisfies (typeof placesCall)['keptSeconds'],
    }),
    /**
     * One hotel. As the specification requires, the status of the response is not checked. A body
     * that is not a hotel, such as the body of an error, fails because of its shape. The error's
     * `data` has the `responseStatus`. Its `own` tells whether the body is the provider's own or
     * was sent by the BFF instead. `isGone` reads both. Spec §7.
     */
    getHotel: build.query<HotelDetail, HotelQuery>({
      queryFn: async ({ id, fresh, ...stay }, _api, _extraOptions, baseQuery) => {
        const { data, error, meta } = await baseQuery({
          ...requestOf<typeof hotelCall>('/api/hotels/:id', stay, id),
          ...(fresh && { cache: 'no-cache' as const }),
          validateStatus: () => true,
        });
        if (error) return { error };
        const { hotel, errors } = readHotel('answer', data, stay);
        if (hotel) return { data: { hotel, errors } };
        const told = errors.map(({ path, message }) => `${path}: ${message}`).join();
        const responseStatus = meta?.response?.status;
        const own = !v.is(replacedSchema, data);
        const wrong = {
          status: 'CUSTOM_ERROR',
          error: told,
          data: { responseStatus, own },
        } as const;
        return { error: { ...wrong, ...retryAfterOf(meta) } };
      },
      // The checkout makes a fresh call each time a traveler enters it. Without the tag `rooms`,
      // its own booking causes no further call.
      providesTags: (_result, _error, { fresh }) => (fresh ? ['language'] : ['language', 'rooms']),
    }),
  }),
});

export const {
  useSearchHotelsQuery,
  useGetRand4Query,
  useGetRand8Query,
  useGetPlacesQuery,
  useGetHotelQuery,
} = hotelsApi;

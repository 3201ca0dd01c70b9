import * as v from 'valibot';
import { type Hotel, hotelSchema, hotelsPaths, type SearchQuery } from '#contracts/hotels.ts';
import { api } from './api.ts';
import { type HotelList, keepWholeHotels } from './hotelList.ts';

const bareListSchema = v.array(v.unknown());
const searchAnswerSchema = v.object({ hotels: v.nullish(bareListSchema) });

/** The provider's four calls. Spec §7. */
export const hotelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The search: an object with a `hotels` list, which is empty if missing. */
    searchHotels: build.query<HotelList, SearchQuery, v.InferOutput<typeof searchAnswerSchema>>({
      query: (query) => ({ url: hotelsPaths.search, params: query }),
      rawResponseSchema: searchAnswerSchema,
      transformResponse: ({ hotels }) => keepWholeHotels('hotels', hotels ?? []),
    }),
    /** Four hotels for the home page's carousel. */
    getRand4: build.query<HotelList, void, unknown[]>({
      query: () => ({ url: hotelsPaths.rand4 }),
      rawResponseSchema: bareListSchema,
      transformResponse: (hotels) => keepWholeHotels('', hotels),
    }),
    /** Eight hotels for the home page's grid. */
    getRand8: build.query<HotelList, void, unknown[]>({
      query: () => ({ url: hotelsPaths.rand8 }),
      rawResponseSchema: bareListSchema,
      transformResponse: (hotels) => keepWholeHotels('', hotels),
    }),
    /**
     * One hotel. Its status is not checked, as the specification says: whatever is not a hotel, an
     * error body included, fails by its shape. Spec §7.
     */
    getHotel: build.query<Hotel, string>({
      query: (id) => ({
        url: hotelsPaths.hotel.replace(':id', () => encodeURIComponent(id)),
        validateStatus: () => true,
      }),
      responseSchema: hotelSchema,
    }),
  }),
});

export const { useSearchHotelsQuery, useGetRand4Query, useGetRand8Query, useGetHotelQuery } =
  hotelsApi;

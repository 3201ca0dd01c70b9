import * as v from 'valibot';
import { type Landmark, type landmarksCall, readLandmarks } from '#contracts/provider/landmarks.ts';
import { hotelsApi, requestOf } from './hotelsApi.ts';

const responseSchema = v.object({ landmarks: v.nullish(v.array(v.unknown())) });

/**
 * The call for quarters, sights, stations and airports. It is separate from the other calls because
 * it is needed only when a traveler types a destination.
 */
export const landmarksApi = hotelsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The landmarks. Empty if the provider has none. A failure is not logged, because the provider
     * may not support this call.
     */
    getLandmarks: build.query<
      { landmarks: Landmark[] },
      void,
      v.InferOutput<typeof responseSchema>
    >({
      query: () => requestOf<typeof landmarksCall>('/api/hotels/landmarks'),
      rawResponseSchema: responseSchema,
      transformResponse: ({ landmarks }) => ({ landmarks: readLandmarks(landmarks ?? []) }),
      providesTags: ['language'],
      keepUnusedDataFor: 3_600 satisfies (typeof landmarksCall)['keptSeconds'],
    }),
  }),
});

import * as v from 'valibot';
import {
  comparisonProblemSchema,
  type ComparisonSubject,
} from '#contracts/site/desk/deskComparisons.ts';
import type { RebuildRequest } from '#contracts/site/desk/deskLostBookings.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/**
 * The calls that compare bookings with the provider's list, and payments with the payment
 * provider's list. Further calls rebuild a booking that only the provider has.
 */
const deskComparisonsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['comparisons', 'today', 'payments'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getComparisons: build.query({
        ...call('GET /api/desk/comparisons', { request: () => ({}) }),
        providesTags: ['comparisons'],
      }),
      getLostBooking: build.query({
        ...call('GET /api/desk/lost-bookings/:key', {
          request: (key: string) => ({ params: { key } }),
        }),
        keepUnusedDataFor: 0,
      }),
      rebuildBooking: build.mutation({
        ...call('POST /api/desk/lost-bookings/:key', {
          request: ({ key, body }: { key: string; body: RebuildRequest }) => ({
            params: { key },
            body,
          }),
        }),
        invalidatesTags: ['comparisons', 'today'],
      }),
      startComparison: build.mutation({
        ...call('POST /api/desk/comparisons', {
          request: (body: { subject: ComparisonSubject; days: number }) => ({ body }),
        }),
        invalidatesTags: ['comparisons', 'today', 'payments'],
      }),
    }),
  });

export const {
  useGetComparisonsQuery,
  useGetLostBookingQuery,
  useRebuildBookingMutation,
  useStartComparisonMutation,
} = deskComparisonsApi;

const problemSchema = v.object({ data: comparisonProblemSchema });
const tooManySchema = v.object({ status: v.literal(429) });

/** Returns the reason why no comparison was started. */
export function comparisonRefusal(
  error: unknown,
): 'running' | 'unavailable' | 'tooMany' | 'failed' | undefined {
  if (error === undefined) return undefined;
  const problem = v.safeParse(problemSchema, error);
  if (problem.success) return problem.output.data.code === 'running' ? 'running' : 'unavailable';
  return v.is(tooManySchema, error) ? 'tooMany' : 'failed';
}

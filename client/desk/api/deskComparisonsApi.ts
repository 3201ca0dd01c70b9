import * as v from 'valibot';
import {
  comparisonProblemSchema,
  type ComparisonSubject,
} from '#contracts/site/desk/deskComparisons.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The comparisons with the lists of the other sides. */
const deskComparisonsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['comparisons', 'today', 'payments'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getComparisons: build.query({
        ...call('GET /api/desk/comparisons', { request: () => ({}) }),
        providesTags: ['comparisons'],
      }),
      startComparison: build.mutation({
        ...call('POST /api/desk/comparisons', {
          request: (body: { subject: ComparisonSubject; days: number }) => ({ body }),
        }),
        invalidatesTags: ['comparisons', 'today', 'payments'],
      }),
    }),
  });

export const { useGetComparisonsQuery, useStartComparisonMutation } = deskComparisonsApi;

const problemSchema = v.object({ data: comparisonProblemSchema });
const tooManySchema = v.object({ status: v.literal(429) });

/** Why no comparison was started. */
export function comparisonRefusal(
  error: unknown,
): 'running' | 'unavailable' | 'tooMany' | 'failed' | undefined {
  if (error === undefined) return undefined;
  const problem = v.safeParse(problemSchema, error);
  if (problem.success) return problem.output.data.code === 'running' ? 'running' : 'unavailable';
  return v.is(tooManySchema, error) ? 'tooMany' : 'failed';
}

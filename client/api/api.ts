import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { formatPath } from './formatPath.ts';

const answerTimeoutMs = 15_000;

const injectedSchema = v.object({ apiOrigin: v.string() });

/** What the store injects as thunk extra argument: '' when the API is on the page's own origin. */
export type Injected = v.InferOutput<typeof injectedSchema>;

const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = (args, api, options) => {
  const { apiOrigin } = v.parse(injectedSchema, api.extra);
  return fetchBaseQuery({ baseUrl: apiOrigin, timeout: answerTimeoutMs })(args, api, options);
};

/**
 * The one RTK Query API; endpoints are injected into it by resource. An answer that departs from its
 * schema fails like any other call, with the path that is wrong in its error.
 */
export const api = createApi({
  baseQuery,
  endpoints: () => ({}),
  catchSchemaFailure: ({ issues }) => ({
    status: 'CUSTOM_ERROR' as const,
    error: `${formatPath('answer', issues[0]?.path)}: ${issues[0]?.message ?? 'wrong shape'}`,
  }),
});

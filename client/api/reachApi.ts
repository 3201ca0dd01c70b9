import * as v from 'valibot';
import { problemSchema } from '#contracts/provider/problem.ts';
import { api } from './api.ts';
import { call } from './call.ts';
import type { Thunk } from './thunk.ts';

/**
 * Checks whether the site responds. The call has no preconditions, and no cache answers it. It is
 * separate from the session call, because an answer to the session call could sign the traveler
 * out.
 */
const reachApi = api.injectEndpoints({
  endpoints: (build) => ({
    reachSite: build.query(call('GET /api/auth/session')),
  }),
});

export const { useReachSiteQuery } = reachApi;

const withoutAnswerSchema = v.object({
  status: v.picklist(['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR', 502, 503, 504]),
});
const answerSchema = v.object({ data: problemSchema });

/**
 * Returns whether a call failed without an answer from the site. Either there was no response, or
 * its status is that of a gateway, or its body is a page of a gateway or of a network that asks for
 * a sign-in. A problem document is an answer of the site, even with a 503.
 */
export const isUnanswered = (error: unknown): boolean =>
  v.is(withoutAnswerSchema, error) && !v.is(answerSchema, error);

type State = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** Returns the calls in the store, except the call of `reachApi`. */
function callsOf(state: State) {
  const { queries, mutations } = state[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].flatMap((entry) =>
    entry && entry.endpointName !== 'reachSite' ? [entry] : [],
  );
}

/**
 * Returns the time at which the last failed call began, in milliseconds since 1970, or 0 if none
 * has failed. That call may already be running again.
 */
export const selectFailedAt = (state: State): number =>
  Math.max(
    0,
    ...callsOf(state).map(({ error, startedTimeStamp = 0 }) => (error ? startedTimeStamp : 0)),
  );

/**
 * Returns the time of the last answered call, in milliseconds since 1970, or 0 if there is none.
 */
export const selectAnsweredAt = (state: State): number =>
  Math.max(0, ...callsOf(state).map(({ fulfilledTimeStamp = 0 }) => fulfilledTimeStamp));

const endpointsSchema = v.record(
  v.string(),
  v.object({
    initiate: v.custom<(arg: unknown, options: object) => Thunk<unknown>>(
      (value) => typeof value === 'function',
    ),
  }),
);

/** Sends failed queries again, because their requests may have been lost on the way. */
export function requestFailed(): Thunk<void, State> {
  return (dispatch, getState) => {
    const endpoints = v.parse(endpointsSchema, api.endpoints);
    for (const entry of Object.values(getState()[api.reducerPath].queries)) {
      if (!entry?.endpointName || !entry.error) continue;
      const options = { forceRefetch: true, subscribe: false };
      const request = endpoints[entry.endpointName]?.initiate(entry.originalArgs, options);
      if (request) dispatch(request);
    }
  };
}

import * as v from 'valibot';
import { problemSchema } from '#contracts/provider/problem.ts';
import { api } from './api.ts';
import { call } from './call.ts';
import type { Thunk } from './thunk.ts';

/**
 * Checks whether the site responds, by a call that needs nothing and that no cache answers. It is
 * separate from the session call, so that no answer to it signs the traveler out.
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
 * Returns whether a call failed without an answer of the site. That is the case without a response,
 * with a gateway's status, or with the page of a gateway or of a network that asks for a sign-in. A
 * problem document is an answer of the site, even with a 503.
 */
export const isUnanswered = (error: unknown): boolean =>
  v.is(withoutAnswerSchema, error) && !v.is(answerSchema, error);

type State = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** Returns the calls that the store knows, except that of `reachApi`. */
function callsOf(state: State) {
  const { queries, mutations } = state[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].flatMap((entry) =>
    entry && entry.endpointName !== 'reachSite' ? [entry] : [],
  );
}

/**
 * Returns the time at which the last failed call began, in milliseconds since 1970, or 0 if none
 * has failed. The call may be in progress again.
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

/** Sends failed queries again, because their calls may have been lost. */
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

import * as v from 'valibot';
import { problemSchema } from '#contracts/provider/problem.ts';
import { api } from './api.ts';
import { call } from './call.ts';
import type { Thunk } from './thunk.ts';

/**
 * Asks whether the site responds, by a call that needs nothing and that no cache answers. It is
 * apart from the session, so that no answer of it signs the site out.
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
 * Whether a call failed without an answer of the site: no response, the page of a gateway or of a
 * network that asks for a sign-in, or a gateway's status. A problem document is an answer of the
 * site, also where the site itself says 503.
 */
export const isUnanswered = (error: unknown): boolean =>
  v.is(withoutAnswerSchema, error) && !v.is(answerSchema, error);

type State = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** The calls that the store knows of, but for that of `reachApi`. */
function callsOf(state: State) {
  const { queries, mutations } = state[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].flatMap((entry) =>
    entry && entry.endpointName !== 'reachSite' ? [entry] : [],
  );
}

/**
 * When the last call began that has failed, and may be on its way again, in milliseconds since 1970;
 * 0 without one.
 */
export const selectFailedAt = (state: State): number =>
  Math.max(
    0,
    ...callsOf(state).map(({ error, startedTimeStamp = 0 }) => (error ? startedTimeStamp : 0)),
  );

/** When a call was last answered, in milliseconds since 1970; 0 without one. */
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

/** Sends the queries again that have failed, whose calls may have been lost. */
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

import { createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import {
  backgroundHeader,
  type DeskProblemCode,
  deskProblemSchema,
} from '#contracts/site/desk/deskSession.ts';
import type { Injected } from '../../api/api.ts';
import { baseQuery, beginChange } from '../../api/baseQuery.ts';
import type { SecondStep } from './secondStep.ts';

/** The thunk extra argument of the desk's store. */
export interface DeskInjected extends Injected {
  secondStep: SecondStep;
}

const injectedSchema = v.object({
  secondStep: v.object({
    ask: v.custom<SecondStep['ask']>((value) => typeof value === 'function'),
  }),
});

const errorSchema = v.object({ data: deskProblemSchema });

/** Returns the code of a refusal by the desk's API; undefined for any other error. */
export function deskProblemCodeOf(error: unknown): DeskProblemCode | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data.code : undefined;
}

/**
 * Tells whether a call reloads data that is already in the cache. Polling and a return to the
 * window cause such calls.
 */
function isBackground({
  type,
  forced,
  queryCacheKey,
  getState,
}: Parameters<typeof baseQuery>[1]): boolean {
  if (type !== 'query' || !forced || queryCacheKey === undefined) return false;
  const loaded = v.object({ [queryCacheKey]: v.object({ fulfilledTimeStamp: v.number() }) });
  return v.is(v.object({ deskApi: v.object({ queries: loaded }) }), getState());
}

/**
 * Makes a call to the desk's API. A call in the background carries a header, so that the call does
 * not keep the session alive.
 *
 * If the server refuses a call for lack of a second step, the call waits for the second step. The
 * call is then sent again once. Without a second step, the call fails with the original refusal.
 */
const deskBaseQuery: typeof baseQuery = async (asked, api, options) => {
  const args = isBackground(api) ? { ...asked, headers: { [backgroundHeader]: '1' } } : asked;
  const result = await baseQuery(args, api, options);
  if (deskProblemCodeOf(result.error) !== 'second-step-needed') return result;
  const { secondStep } = v.parse(injectedSchema, api.extra);
  // A change that waits for the second step still counts as pending, so the tab does not reload.
  const endChange = beginChange(api);
  const taken = await secondStep.ask();
  endChange?.();
  return taken ? baseQuery(args, api, options) : result;
};

/** The desk's RTK Query API. Each resource injects its endpoints with its own tags. */
export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery: deskBaseQuery,
  tagTypes: ['session'],
  endpoints: () => ({}),
});

/** How often an open page reloads waiting work, in milliseconds. */
const refreshMs = 30_000;

/** Options of a query that reloads while its page is visible, and each time the page opens. */
export const refreshing = {
  pollingInterval: refreshMs,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
} as const;

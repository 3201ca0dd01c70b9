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

/** The code of a refusal of the desk; undefined for any other error. */
export function deskProblemCodeOf(error: unknown): DeskProblemCode | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data.code : undefined;
}

/**
 * Whether a call loads again what is there already, as polling and coming back to the window do.
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
 * A call of the desk. It says if it is made in the background, which does not keep the session
 * alive. One that was refused for lack of a second step waits until the person has typed a code,
 * and is then sent again, once; without a code it fails as it was refused.
 */
const deskBaseQuery: typeof baseQuery = async (asked, api, options) => {
  const args = isBackground(api) ? { ...asked, headers: { [backgroundHeader]: '1' } } : asked;
  const result = await baseQuery(args, api, options);
  if (deskProblemCodeOf(result.error) !== 'second-step-needed') return result;
  const { secondStep } = v.parse(injectedSchema, api.extra);
  // A change that waits for the code is still under way.
  const endChange = beginChange(api);
  const taken = await secondStep.ask();
  endChange?.();
  return taken ? baseQuery(args, api, options) : result;
};

/** The desk's RTK Query API; endpoints are injected into it by resource, with tags of their own. */
export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery: deskBaseQuery,
  tagTypes: ['session'],
  endpoints: () => ({}),
});

/** How often a page that is open loads what waits again, in milliseconds. */
const refreshMs = 30_000;

/** Options of a query that is loaded again while its page is seen, and whenever it is opened. */
export const refreshing = {
  pollingInterval: refreshMs,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
} as const;

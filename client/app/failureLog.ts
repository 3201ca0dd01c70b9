import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { hotelCallDocs, HotelEndpoint } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelsApi } from '../api/hotels/hotelsApi.ts';

/** The endpoints of the calls whose response has hotels. */
type Logged = (typeof hotelCallDocs)[HotelEndpoint]['operationId'];
const { searchHotels, getRand4, getRand8, getHotel } = hotelsApi.endpoints;
const logged = { searchHotels, getRand4, getRand8, getHotel } satisfies Record<Logged, unknown>;
const endpoints = Object.values(logged);
const hasFailed = isAnyOf(...endpoints.map(({ matchRejected }) => matchRejected));
const hasAnswered = isAnyOf(...endpoints.map(({ matchFulfilled }) => matchFulfilled));

/** An error of `getHotel`, whose status is not checked: it fails by the shape of its body. */
const errorStatusSchema = v.object({
  data: v.object({ responseStatus: v.pipe(v.number(), v.minValue(400)) }),
});

function logFailure(error: FetchBaseQueryError): void {
  if (typeof error.status === 'number') {
    console.error('API returned error', error.status);
  } else if (error.status === 'PARSING_ERROR' && error.originalStatus >= 400) {
    console.error('API returned error', error.originalStatus);
  } else if (v.is(errorStatusSchema, error)) {
    console.error('API returned error', error.data.responseStatus);
  } else if (error.status === 'CUSTOM_ERROR') {
    console.error('API answer has the wrong shape', error.error);
  } else {
    console.error('API fetch error', error.error);
  }
}

/**
 * Logs what the page does not show: a non-OK status as 'API returned error' with the status, a
 * network error, time-out or unreadable body as 'API fetch error', a response of the wrong shape
 * and every hotel left out of a list with the path that is wrong. Spec §8. The site is told which
 * call failed, and how.
 */
export const failureLog: Middleware = () => (next) => (action) => {
  if (hasFailed(action) && action.payload) {
    logFailure(action.payload);
    reportLate(action.payload, action.meta.arg.endpointName);
  }
  if (hasAnswered(action)) {
    for (const { path, message, leftOut } of action.payload.errors) {
      console.error(`API answer has a wrongly shaped ${leftOut}, left out`, `${path}: ${message}`);
    }
  }
  return next(action);
};

/** The reports that this page has sent. */
const sent = new Set<string>();

/**
 * Reports to the site what has failed, as `report` describes it. Most pages never load what does
 * so. Failing is silent: what went wrong is in the console already.
 */
export function reportLate(failed: unknown, call?: string): void {
  import(/* webpackChunkName: "reports" */ './browserReports.ts')
    .then(({ report }) => report(sent, failed, call))
    .catch(() => undefined);
}

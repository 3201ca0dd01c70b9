import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { hotelCallDocs, HotelEndpoint } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelsApi } from '../api/hotels/hotelsApi.ts';

/** The endpoints of the calls whose response contains hotels. */
type Logged = (typeof hotelCallDocs)[HotelEndpoint]['operationId'];
const { searchHotels, getRand4, getRand8, getHotel } = hotelsApi.endpoints;
const logged = { searchHotels, getRand4, getRand8, getHotel } satisfies Record<Logged, unknown>;
const endpoints = Object.values(logged);
const hasFailed = isAnyOf(...endpoints.map(({ matchRejected }) => matchRejected));
const hasAnswered = isAnyOf(...endpoints.map(({ matchFulfilled }) => matchFulfilled));

/**
 * The error of `getHotel`. Its status is not checked, so the call fails because of the shape of the
 * body.
 */
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
 * Logs failures that the page does not show. A status that is not OK is logged as 'API returned
 * error' with the status. A network error, time-out or unreadable body is logged as 'API fetch
 * error'. If a response has the wrong shape or a hotel is left out of a list, the log names the
 * path of the wrong value. Spec §8. The site also receives a report of the failed call and its
 * error.
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
 * Reports a failure to the site as `report` describes. The code loads on demand, because most pages
 * never need it. If reporting fails, nothing happens, since the error is already in the console.
 */
export function reportLate(failed: unknown, call?: string): void {
  import(/* webpackChunkName: "reports" */ './browserReports.ts')
    .then(({ report }) => report(sent, failed, call))
    .catch(() => undefined);
}

import type { Content } from '#contracts/site/content.ts';
import type { Destinations } from '#contracts/site/destinations.ts';
import type { LeftOutPart } from '#contracts/site/drawnPage.ts';
import { getDestinations } from '../destinationsApi.ts';
import { hotelsApi } from './hotelsApi.ts';
import type { useThunkDispatch } from '../thunk.ts';

const { searchHotels, getHotel } = hotelsApi.endpoints;
type Dispatch = ReturnType<typeof useThunkDispatch>;

/**
 * Makes the first call of a page before the page renders. The answer came with the page, so the
 * page has its hotels at once. The store keeps the answer for a minute, or indefinitely with
 * `subscribe`. ADR 0041.
 */
export function makeFirstCall(
  dispatch: Dispatch,
  call: string,
  options: { subscribe: boolean },
): Promise<{
  error?: unknown;
  data?: { errors: readonly LeftOutPart[] } | Content | Destinations | undefined;
}> {
  const { pathname, searchParams } = new URL(call, 'http://site');
  const [, , resource, language = '', page = ''] = pathname.split('/');
  if (resource === 'content') {
    return import(/* webpackChunkName: "content" */ '../contentApi.ts').then(({ getContent }) =>
      dispatch(getContent.initiate({ language, page }, options)),
    );
  }
  if (resource === 'destinations') return dispatch(getDestinations.initiate(undefined, options));
  const occupancy = searchParams.getAll('occupancy');
  const query = {
    ...Object.fromEntries(searchParams),
    ...(occupancy.length > 0 && { occupancy }),
  };
  const id = pathname.slice('/api/hotels/'.length);
  return id === 'search'
    ? dispatch(searchHotels.initiate(query, options))
    : dispatch(getHotel.initiate({ id: decodeURIComponent(id), ...query }, options));
}

import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { type Hotel, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { pageId } from '../../domain/addresses/searchAddress.ts';
import { selectFailedPages } from '../../features/search/searchSlice.ts';
import { noHotels, type Results, useSearchOfAddress } from '../../features/search/useResults.ts';

/**
 * Returns the results of the specification's listing. Until there is a response, these are the
 * hotels in the navigation state. A failed search empties the listing without a message. Spec §2
 * and §8, ADR 0002.
 */
export function usePlainResults(): Results {
  const location = useLocation();
  const { criteria, query } = useSearchOfAddress();
  const { currentData, isFetching, isError } = query;
  const failedHere = useSelector(selectFailedPages).includes(pageId(location));
  const emptied = failedHere || (isError && !currentData);
  const headStart = useHeadStart(location.state, !emptied && !currentData);
  const hotels = emptied ? noHotels : (currentData?.hotels ?? headStart);
  return {
    criteria,
    hotels,
    first: noHotels,
    total: emptied ? undefined : currentData?.total,
    loading: isFetching && hotels.length === 0,
    failed: undefined,
  };
}

/**
 * Returns the hotels in a navigation state. They are validated, because a browser may restore a
 * state that an older version of the site saved.
 */
function useHeadStart(state: unknown, needed: boolean): readonly Hotel[] {
  return useMemo(() => {
    const read = needed ? v.safeParse(searchResponseSchema, state) : undefined;
    return read?.success ? (read.output.hotels ?? noHotels) : noHotels;
  }, [state, needed]);
}

import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { type Hotel, searchResponseSchema } from '#contracts/hotels.ts';
import { useSearchHotelsQuery } from '../../api/hotelsApi.ts';
import { readCriteria, type SearchCriteria, toSearchQuery } from '../../domain/searchQuery.ts';
import { listingOpened, selectFailedOn } from './searchSlice.ts';

/**
 * What the listing shows: the answer to the search that its address names, and until that is there
 * (after a reload, on the way back) the hotels that its navigation state carries. A search that
 * failed here empties it; one that failed elsewhere takes no answer away. Spec §2 and §8.
 */
export function useResults(): { criteria: SearchCriteria; hotels: Hotel[]; loading: boolean } {
  const location = useLocation();
  const { key, search } = location;
  const state: unknown = location.state;
  const criteria = useMemo(() => readCriteria(new URLSearchParams(search)), [search]);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(listingOpened(criteria));
  }, [dispatch, criteria]);
  const { currentData, isFetching, isError } = useSearchHotelsQuery(toSearchQuery(criteria));
  const failedHere = useSelector(selectFailedOn) === key;
  const carried = useMemo(() => {
    const read = v.safeParse(searchResponseSchema, state);
    return read.success ? (read.output.hotels ?? []) : [];
  }, [state]);
  const untilAnswered = isError ? [] : carried;
  const hotels = failedHere ? [] : (currentData?.hotels ?? untilAnswered);
  return { criteria, hotels, loading: isFetching && hotels.length === 0 };
}

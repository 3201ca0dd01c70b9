import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Injected } from '../../api/api.ts';
import { listingAddress } from '../../domain/listingAddress.ts';
import { pageId } from '../../domain/pageId.ts';
import type { Party } from '../../domain/party.ts';
import { normalizeCriteria, type SearchCriteria } from '../../domain/searchQuery.ts';
import { usePageNumber } from '../../ui/PageNavigation.tsx';
import { search, type StateWithSearch } from './search.ts';
import { searchAborted } from './searchSlice.ts';

/** Browsers copy a navigation state at once and limit its size: a longer list is read from the cache alone. */
const mostHotelsInState = 200;

/**
 * Returns a function that searches and then opens the listing, with the criteria and the party in its address
 * and the hotels as navigation state. When the search fails, is replaced by a later one, or its page is
 * left, no page is opened. Spec §2 and §4.
 */
export function useSearch(): (criteria: SearchCriteria, party?: Party) => void {
  const dispatch = useDispatch<ThunkDispatch<StateWithSearch, Injected, UnknownAction>>();
  const navigate = useNavigate();
  const location = useLocation();
  const page = usePageNumber();
  useEffect(() => () => void dispatch(searchAborted()), [dispatch, page]);

  return (criteria, party) => {
    void dispatch(search(criteria, pageId(location))).then((hotels) => {
      if (!hotels) return;
      const state = hotels.length <= mostHotelsInState ? { hotels } : null;
      void navigate(listingAddress({ ...normalizeCriteria(criteria), ...party }), { state });
    });
  };
}

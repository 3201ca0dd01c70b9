import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { listingPath, type SearchCriteria } from '../../domain/searchQuery.ts';
import { search, type StateWithSearch } from './search.ts';
import { searchLeft } from './searchSlice.ts';

/**
 * The walk from the form to the results: searches, then goes to the listing with the hotels as
 * navigation state and the criteria in its address. A search that fails, is overtaken by a later
 * one, or whose page the traveller leaves meanwhile goes nowhere. Spec §2 and §4.
 */
export function useSearch(): (criteria: SearchCriteria) => void {
  const dispatch = useDispatch<ThunkDispatch<StateWithSearch, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => () => void dispatch(searchLeft()), [dispatch, key]);

  return (criteria) => {
    void dispatch(search(criteria, key)).then((hotels) => {
      if (hotels) void navigate(listingPath(criteria), { state: { hotels } });
    });
  };
}

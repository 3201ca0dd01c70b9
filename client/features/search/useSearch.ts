import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { listingPath, type SearchCriteria } from '../../domain/searchQuery.ts';
import { search } from './search.ts';
import type { selectSearchId } from './searchSlice.ts';

type Dispatch = ThunkDispatch<Parameters<typeof selectSearchId>[0], unknown, UnknownAction>;

/**
 * The walk from the form to the results: searches, then goes to the listing with the hotels as
 * navigation state and the criteria in its address. A search that fails, is overtaken by a later
 * one, or whose page the traveller has left meanwhile goes nowhere. Spec §2 and §4.
 */
export function useSearch(): (criteria: SearchCriteria) => void {
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigate();
  const { key } = useLocation();
  const page = useRef<string>(undefined);
  useEffect(() => {
    page.current = key;
    return () => {
      page.current = undefined;
    };
  }, [key]);

  return (criteria) => {
    void dispatch(search(criteria, key)).then((hotels) => {
      if (hotels && page.current === key) {
        void navigate(listingPath(criteria), { state: { hotels } });
      }
    });
  };
}

import { startTransition, useMemo, useOptimistic, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type ListingAddress,
  listingQuery,
  readListingAddress,
} from '../../domain/addresses/listingAddress.ts';
import { useQueryChange } from '../../ui/page/PageNavigation.tsx';

/**
 * Changes a part of the listing's address, without moving the focus or scrolling. The listing
 * returns to page 1. The Back button undoes each change, except the choice of hotels to compare.
 * Successive changes that are marked as `typed`, by typing or dragging, count as one step if they
 * concern the same fields.
 */
export type ChangeListing = (
  changed: Partial<ListingAddress>,
  options?: { typed: boolean },
) => void;

/**
 * Returns the state in the listing's address, and a function to change it. `listing` is the state
 * that the results on the page have. While new results are being prepared, `shown` already has the
 * new state, so that controls respond at once.
 */
export function useListing(): {
  listing: ListingAddress;
  shown: ListingAddress;
  change: ChangeListing;
} {
  const { search } = useLocation();
  const listing = useMemo(() => readListingAddress(search).value, [search]);
  const [shown, show] = useOptimistic(listing);
  const changeQuery = useQueryChange();
  const lastTyped = useRef<{ fields: string; query: string }>(undefined);
  const change: ChangeListing = (changed, { typed } = { typed: false }) => {
    const next = { ...shown, page: 1, ...changed };
    const query = listingQuery(next);
    const fields = Object.keys(changed).join();
    const { fields: last, query: written } = lastTyped.current ?? {};
    const continues = typed && last === fields && written === listingQuery(shown);
    lastTyped.current = typed ? { fields, query } : undefined;
    startTransition(() => {
      show(next);
      changeQuery(query, { replace: continues || 'compare' in changed });
    });
  };
  return { listing, shown, change };
}

import { startTransition, useMemo, useOptimistic, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type ListingAddress,
  listingQuery,
  readListingAddress,
} from '../../domain/addresses/listingAddress.ts';
import { useQueryChange } from '../../ui/page/PageNavigation.tsx';

/**
 * Changes part of the listing's address, without focus or scroll. Pages are counted from 1 again.
 * Each change is a step that Back undoes, but for what is ticked to compare. Changes in a row of
 * what is `typed` or dragged, in the same fields, are one step.
 */
export type ChangeListing = (
  changed: Partial<ListingAddress>,
  options?: { typed: boolean },
) => void;

/**
 * What the listing's address says, and how to change it. `listing` is what the results show.
 * `shown` is ahead of it while they are prepared, so that a control shows at once what was chosen
 * or typed.
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

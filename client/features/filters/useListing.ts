import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type ListingAddress,
  listingQuery,
  readListingAddress,
} from '../../domain/addresses/listingAddress.ts';
import { useQueryChange } from '../../ui/page/PageNavigation.tsx';

/** Changes part of the listing's address, without focus or scroll. Pages are counted from 1 again. */
export type ChangeListing = (changed: Partial<ListingAddress>) => void;

/**
 * What the listing's address says, and how to change it. `listing` is what the results show. `shown` is
 * ahead of it while they are prepared, so that a control shows at once what was chosen or typed.
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
  const change: ChangeListing = (changed) =>
    startTransition(() => {
      const next = { ...shown, page: 1, ...changed };
      show(next);
      changeQuery(listingQuery(next));
    });
  return { listing, shown, change };
}

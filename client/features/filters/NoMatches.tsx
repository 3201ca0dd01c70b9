import { facetToLoosen, withoutFacet } from '../../domain/listing/activeFilters.ts';
import { noFilters } from '../../domain/listing/listingFilters.ts';
import { counted } from '../../domain/search/counts.ts';
import { Button } from '../../ui/Button.tsx';
import type { ChangeListing } from './useListing.ts';
import styles from './NoMatches.module.css';
import type { ListedHotels } from './useListedHotels.ts';

/** Shown when filters leave nothing of the results: names the filter whose removal gives most. */
export function NoMatches({
  listed: { list, filters, counts },
  change,
}: {
  listed: ListedHotels;
  change: ChangeListing;
}) {
  const loosen = facetToLoosen(list, filters, counts);
  return (
    <div role="status" className={styles.message}>
      {loosen ? (
        <>
          <p>
            No property matches all filters. Without ‘{loosen.text}’ there{' '}
            {loosen.matches === 1 ? 'is' : 'are'}{' '}
            {counted(loosen.matches, 'property', 'properties')}
            {list.live && ' available'}.
          </p>
          <Button onClick={() => change(withoutFacet(loosen.facet))}>Remove ‘{loosen.text}’</Button>
        </>
      ) : (
        <>
          <p>No property matches all filters, and removing a single one would not change that.</p>
          <Button onClick={() => change(noFilters)}>Clear all filters</Button>
        </>
      )}
    </div>
  );
}

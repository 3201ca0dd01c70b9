import { availabilityText } from '../features/filters/availabilityText.ts';
import { HotelRowSkeletons } from '../features/hotels/HotelRow.tsx';
import { ListingSearch } from '../features/search/ListingSearch.tsx';
import { NextSearches } from '../features/search/NothingFound.tsx';
import { useResults } from '../features/search/useResults.ts';
import { useI18n } from '../ui/useI18n.ts';
import { ListingFrame } from './ListingFrame.tsx';

/** The results, with their prices, of the search in the page's address. Spec §2. */
export function HotelListingPage() {
  const i18n = useI18n();
  return (
    <ListingFrame
      results={useResults()}
      search={(criteria, party) => <ListingSearch criteria={criteria} party={party} />}
      shapes={<HotelRowSkeletons />}
      foundText={(found) => availabilityText(i18n, found)}
      proposals={(criteria, party) => (
        <NextSearches key={criteria.city} criteria={criteria} party={party} />
      )}
    />
  );
}

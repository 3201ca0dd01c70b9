import { addDays, nextDayOfYear } from '../../domain/calendarDay.ts';
import { formatParty } from '../../domain/party.ts';
import type { SampleSearch } from './sampleSearch.ts';
import { SearchBar } from './SearchBar.tsx';
import { useSearch } from './useSearch.ts';
import { useShownSearch } from './useShownSearch.ts';

/**
 * The hotel page's second search bar: editable, and starting with what the first one shows, which is
 * the sample where no search led to the page. Spec §2.
 */
export function EditableSearchBar({
  sample,
  region,
}: {
  sample: SampleSearch;
  region: string | null | undefined;
}) {
  const startSearch = useSearch();
  const shown = useShownSearch(region);
  if (shown) {
    return (
      <SearchBar
        initial={shown.criteria}
        initialParty={shown.party}
        initialTravelers={formatParty(shown.party)}
        onSearch={startSearch}
      />
    );
  }
  const checkIn = nextDayOfYear(sample.checkInDay);
  return (
    <SearchBar
      initial={{ city: sample.city, checkIn, checkOut: addDays(checkIn, 1) }}
      initialTravelers={sample.travelers}
      onSearch={startSearch}
    />
  );
}

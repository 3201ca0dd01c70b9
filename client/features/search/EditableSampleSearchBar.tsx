import { useState } from 'react';
import { addDays, nextDayOfYear } from '../../domain/calendarDay.ts';
import type { SampleSearch } from './sampleSearch.ts';
import { SearchBar } from './SearchBar.tsx';
import { useSearch } from './useSearch.ts';

/** The hotel page's second search bar: editable, with the sample values as its defaults. Spec §2. */
export function EditableSampleSearchBar({ sample }: { sample: SampleSearch }) {
  const startSearch = useSearch();
  const [initial] = useState(() => {
    const checkIn = nextDayOfYear(sample.checkInDay);
    return { city: sample.city, checkIn, checkOut: addDays(checkIn, 1) };
  });
  return <SearchBar initial={initial} initialTravelers={sample.travelers} onSearch={startSearch} />;
}

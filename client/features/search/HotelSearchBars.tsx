import { useSelector } from 'react-redux';
import { addDays, formatStayWithYear, nextDayOfYear } from '../../domain/search/calendarDay.ts';
import { formatParty } from '../../domain/search/party.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './HotelSearchBars.module.css';
import { MendedStayNote } from './MendedStayNote.tsx';
import { SearchBar, SearchPanel } from './SearchBar.tsx';
import { selectLastListing } from './searchSlice.ts';
import { useSearch } from './useSearch.ts';
import { useShownSearch } from './useShownSearch.ts';

/**
 * The hotel page's read-only search bar: the search that led to the page, or its fixed sample text
 * where none did. Its icon links to the listing, as it was last shown if it was shown before. Spec §2,
 * ADR 0003.
 */
export function ReadOnlySearchBar({
  sample,
  region,
}: {
  sample: SampleSearch;
  region: string | null | undefined;
}) {
  const search = useShownSearch(region);
  const shown = search
    ? {
        city: search.criteria.city,
        dates: formatStayWithYear(search.criteria.checkIn, search.criteria.checkOut) || 'Any dates',
        travelers: formatParty(search.party),
      }
    : sample;
  return (
    <div>
      <SearchPanel>
        <div className={styles.bar}>
          <div className={styles.fields}>
            <TextField label="Where to?" readOnly value={shown.city} />
            <TextField label="Dates" readOnly value={shown.dates} />
            <TextField label="Travelers" readOnly value={shown.travelers} />
          </div>
          <LinkButton
            to={useSelector(selectLastListing)}
            look="brand"
            aria-label="Search"
            className={styles.link}
          >
            <SearchIcon />
          </LinkButton>
        </div>
      </SearchPanel>
      <MendedStayNote />
    </div>
  );
}

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
        startsEarly
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
      startsEarly
      initial={{ city: sample.city, checkIn, checkOut: addDays(checkIn, 1) }}
      initialTravelers={sample.travelers}
      onSearch={startSearch}
    />
  );
}

/** The sample values of the hotel page's search bars. Spec §2. */
export const sampleSearch = {
  city: 'Karachi, Sindh, Pakistan',
  dates: 'Nov 3 - Nov 4',
  /** The check-in day without its year, `MM-DD`. */
  checkInDay: '11-03',
  travelers: '2 travelers, 1 room',
} as const;

export type SampleSearch = typeof sampleSearch;

import { useSelector } from 'react-redux';
import { formatStay } from '../../domain/calendarDay.ts';
import { formatParty } from '../../domain/party.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './ReadOnlySearchBar.module.css';
import type { SampleSearch } from './sampleSearch.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { selectLastListing } from './searchSlice.ts';
import { MendedStayNote } from './MendedStayNote.tsx';
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
        dates: formatStay(search.criteria.checkIn, search.criteria.checkOut) || 'Any dates',
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

import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { daysText, partyText } from '#contracts/texts/stayText.ts';
import { defaultParty, isDefaultParty, type Party } from '#contracts/values/party.ts';
import { addDays, nextDayOfYear } from '../../domain/search/calendarDay.ts';
import { stayDaysText } from '../../domain/search/describeStay.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { readHotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { readSearch } from '../../domain/addresses/searchAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import styles from './SampleSearchBars.module.css';
import { MendedStayNote } from '../../features/search/MendedStayNote.tsx';
import { SearchBar, SearchPanel } from '../../features/search/SearchBar.tsx';
import { selectLastListing } from '../../features/search/searchSlice.ts';
import { useSearch } from '../../features/search/useSearch.ts';

/**
 * Renders the hotel page's read-only search bar. The bar shows the search that led to the page, or
 * a fixed sample search. The icon links to the listing as last shown. Spec §2, ADR 0002.
 */
export function ReadOnlySearchBar({ region }: { region: string | null | undefined }) {
  const i18n = useI18n();
  const { t } = i18n;
  const search = useShownSearch(region);
  const checkIn = nextDayOfYear(sampleSearch.checkInDay);
  const shown = search
    ? {
        city: search.criteria.city,
        dates:
          stayDaysText(i18n, search.criteria.checkIn, search.criteria.checkOut) ||
          t('search.anyDates'),
        travelers: partyText(i18n, search.party),
      }
    : {
        city: sampleSearch.city,
        dates: daysText(i18n, checkIn, addDays(checkIn, 1)),
        travelers: partyText(i18n, defaultParty),
      };
  return (
    <div>
      <SearchPanel>
        <div className={styles.bar}>
          <div className={styles.fields}>
            <TextField label={t('destinations.where')} readOnly value={shown.city} />
            <TextField label={t('searchFields.dates')} readOnly value={shown.dates} />
            <TextField label={t('searchFields.travelers')} readOnly value={shown.travelers} />
          </div>
          <LinkButton
            to={useSelector(selectLastListing)}
            look="brand"
            aria-label={t('search.submit')}
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
 * Renders the hotel page's second search bar, which is editable. The bar starts with the same
 * values as the read-only bar. Spec §2.
 */
export function EditableSearchBar({ region }: { region: string | null | undefined }) {
  const startSearch = useSearch();
  const shown = useShownSearch(region);
  if (shown) {
    return (
      <SearchBar
        freeText
        startsEarly
        initial={shown.criteria}
        initialParty={shown.party}
        saysParty
        onSearch={startSearch}
      />
    );
  }
  const checkIn = nextDayOfYear(sampleSearch.checkInDay);
  return (
    <SearchBar
      freeText
      startsEarly
      initial={{ city: sampleSearch.city, checkIn, checkOut: addDays(checkIn, 1) }}
      saysParty
      onSearch={startSearch}
    />
  );
}

/**
 * The sample values of the hotel page's search bars, for one night and the default party. Spec §2.
 */
const sampleSearch = {
  city: 'Karachi, Sindh, Pakistan',
  /** The check-in day without its year, `MM-DD`. */
  checkInDay: '11-03',
} as const;

/**
 * Returns the search that led to the hotel page, or undefined if there was no search. The stay and
 * the party come from the page address. The city is the city of the last listing if that was for
 * the same stay, otherwise the hotel's region.
 */
function useShownSearch(
  region: string | null | undefined,
): { criteria: SearchCriteria; party: Party } | undefined {
  const { party, ...days } = readHotelAddress(useLocation().search).value;
  const last = readSearch(useSelector(selectLastListing));
  const { stay } = mendStay(days);
  const sameStay = last.checkIn === days.checkIn && last.checkOut === days.checkOut;
  const city = sameStay ? last.city : '';
  const named = stay.checkIn !== '' || stay.checkOut !== '' || !isDefaultParty(party);
  if (!named && city === '') return undefined;
  return { criteria: { city: city || (region ?? ''), ...stay }, party };
}

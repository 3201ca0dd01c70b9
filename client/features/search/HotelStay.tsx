import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { foldText } from '#contracts/values/foldText.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { type HotelAddress, hotelQuery } from '../../domain/addresses/hotelAddress.ts';
import { changeSearch, searchAddress } from '../../domain/addresses/searchAddress.ts';
import { cityLabel } from '../../domain/hotels/hotelText.ts';
import {
  emptyCriteria,
  normalizeCriteria,
  type SearchCriteria,
} from '../../domain/search/searchQuery.ts';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { LoadedNear } from '../../ui/LoadedNear.tsx';
import { useQueryChange } from '../../ui/page/PageNavigation.tsx';
import { classNames } from '../../ui/classNames.ts';
import { SummaryLine } from '../../ui/SummaryLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { CalendarDays } from './fields/Calendar.tsx';
import styles from './HotelStay.module.css';
import { keepStay } from './lastStay.ts';
import { MendedStayNote } from './MendedStayNote.tsx';
import { PlainSearch } from './PlainSearch.tsx';
import type { SearchBarProps } from './SearchBar.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { selectLastListing } from './searchSlice.ts';
import { useSearch } from './useSearch.ts';

interface HotelProps {
  hotel: Pick<Hotel, 'id' | 'region'>;
  address: HotelAddress;
}

/**
 * Renders the top of a live hotel page: a link back to the results, and a button with the place and
 * the stay. The button opens the form in which they can be changed.
 */
export function HotelStaySummary({ hotel, address }: HotelProps) {
  const search = useHotelSearch(hotel, address);
  const place = search.initial.city;
  const name = cityLabel(useI18n(), hotel);
  return (
    <div className={styles.top}>
      <ResultsLink place={place} name={name} address={address} />
      <SearchSummary place={name} Form={LoadedSearchBar} {...search} />
      <MendedStayNote />
    </div>
  );
}

/**
 * Renders the same form above the rooms, where a line with the stay opens it. `scrollToSection`
 * with this `id` also opens the form. A search closes it again and returns the focus to the line.
 */
export function HotelStayForm({ id, hotel, address }: HotelProps & { id: string }) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLElement>(null);
  const { onSearch, ...search } = useHotelSearch(hotel, address);
  if (typeof window === 'undefined') {
    const { initial, initialParty } = search;
    return (
      <div id={id}>
        <PlainSearch hotelId={hotel.id} criteria={initial} party={initialParty} />
      </div>
    );
  }
  return (
    <div id={id} tabIndex={-1} className={classNames(styles.form, open && styles.open)}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <SummaryLine ref={line}>{t('search.changeStay')}</SummaryLine>
        {open && (
          <LoadedSearchBar
            takesFocus
            label={t('search.changeStay')}
            {...search}
            onSearch={(wanted, travellers) => {
              setOpen(false);
              line.current?.focus();
              onSearch(wanted, travellers);
            }}
          />
        )}
      </details>
    </div>
  );
}

/**
 * Loads the search form on demand, because few travelers open it on a hotel page. Most travelers
 * come from a page that has already loaded it.
 */
const loadSearchBar = () => import(/* webpackChunkName: "search" */ './SearchBar.tsx');

/** Renders the search form, and loads its code when it is shown. */
export function LoadedSearchBar(props: SearchBarProps) {
  const { t } = useI18n();
  return (
    <LoadedNear load={loadSearchBar} what={t('failures.this')} waiting={styles.waiting}>
      {({ SearchBar }) => <SearchBar {...props} />}
    </LoadedNear>
  );
}

/**
 * Returns the initial values and the action of the search form on a live hotel page. If the place
 * is unchanged or empty, the form only changes the days and the party in this hotel's address. If
 * the traveler enters another place, or a landmark in this place, it starts a search.
 */
function useHotelSearch({ region }: HotelProps['hotel'], address: HotelAddress) {
  const startSearch = useSearch();
  const changeQuery = useQueryChange();
  const dispatch = useThunkDispatch();
  const { checkIn, checkOut, party } = address;
  const city = region?.name ?? '';

  function search(wanted: SearchCriteria, travellers: Party) {
    const place = foldedCity(wanted.city);
    if (place !== '' && (place !== foldedCity(city) || wanted.near)) {
      startSearch(wanted, travellers);
      return;
    }
    const stay = { checkIn: wanted.checkIn, checkOut: wanted.checkOut, party: travellers };
    dispatch(keepStay(stay));
    changeQuery(hotelQuery({ ...address, ...stay }));
  }

  return {
    initial: { city, checkIn, checkOut },
    initialParty: party,
    saysParty: true,
    loadDays: loadNightPrices,
    onSearch: search,
  };
}

/** Loads the component that shows the price of a night on each day of the calendar. */
async function loadNightPrices(): Promise<CalendarDays> {
  return (await import(/* webpackChunkName: "night-prices" */ './fields/NightPrices.tsx'))
    .NightPrices;
}

function foldedCity(city: string): string {
  return foldText(normalizeCriteria({ ...emptyCriteria, city }).city);
}

/**
 * Leads to the listing in its last state. If there is none, it leads to the hotels of the place.
 * Both addresses have the stay of this page.
 */
function ResultsLink({
  place,
  name,
  address,
}: {
  place: string;
  /** The name of the place in the language of the page. */
  name: string;
  address: HotelAddress;
}) {
  const { t } = useI18n();
  const lastListing = useSelector(selectLastListing);
  const { checkIn, checkOut, party } = address;
  const stay = { checkIn, checkOut, party };
  const shown = lastListing !== searchAddress();
  return (
    <TextLink
      to={shown ? changeSearch(lastListing, stay) : searchAddress({ city: place, ...stay })}
      className={styles.results}
    >
      <ChevronLeftIcon />
      {shown
        ? t('search.results.back')
        : place
          ? t('search.results.allStaysIn', { place: name })
          : t('search.results.allStays')}
    </TextLink>
  );
}

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
} from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { staysInText } from '#contracts/texts/staysInText.ts';
import type { Party } from '#contracts/values/party.ts';
import { compareAddress } from '../domain/addresses/compareAddress.ts';
import { hotelAddress } from '../domain/addresses/hotelAddress.ts';
import { listingAddress } from '../domain/addresses/listingAddress.ts';
import type { SearchCriteria } from '../domain/search/searchQuery.ts';
import { CompareBar } from '../features/compare/CompareBar.tsx';
import { CompareChoice } from '../features/compare/CompareBox.tsx';
import { searchedCityText } from '../domain/search/searchedCityText.ts';
import { firstPage } from '../domain/listing/firstPage.ts';
import { pageTitle } from '../domain/listing/pages.ts';
import { ActiveFilters } from '../features/filters/ActiveFilters.tsx';
import type { FoundHotels } from '../features/filters/availabilityText.ts';
import { FilterPanel, resultsId } from '../features/filters/FilterPanel.tsx';
import { NoMatches } from '../features/filters/NoMatches.tsx';
import { PlainFilters } from '../features/filters/PlainFilters.tsx';
import { PageLinks, usePageTurn } from '../ui/page/PageLinks.tsx';
import { SortSelect } from '../features/filters/SortSelect.tsx';
import { useListedHotels } from '../features/filters/useListedHotels.ts';
import { useListing } from '../features/filters/useListing.ts';
import { namingRates } from '../features/filters/usePriceComparison.ts';
import { useScrollToResults } from '../features/filters/useScrollToResults.ts';
import { HighlightProvider } from '../features/map/Highlight.tsx';
import { ListingMap } from '../features/map/ListingMap.tsx';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { useAwaitedCenters } from '../features/search/destinations/CenterDistance.tsx';
import { MendedStayNote } from '../features/search/MendedStayNote.tsx';
import { NothingFound } from '../features/search/NothingFound.tsx';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { noHotels, type Results } from '../features/search/useResults.ts';
import { useFocusReturn } from '../ui/browser/useFocusReturn.ts';
import { classNames } from '../ui/classNames.ts';
import { PriceDisplay } from '../ui/money/PriceDisplay.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { useLatest } from '../ui/browser/useLatest.ts';
import { Button } from '../ui/Button.tsx';
import { ByWidth } from '../ui/ByWidth.tsx';
import { Content } from '../ui/page/Content.tsx';
import { DrawnFirst } from '../ui/page/DrawnFirst.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './ListingFrame.module.css';
import { ListingRows, LiveRow, type RowProps } from './ListingRows.tsx';

const noFacts: readonly RateFact[] = [];

/** The card is in the same chunk as the map on which it is shown. */
const HotelMapCard = lazy(async () => {
  const { HotelMapCard: card } = await import(
    /* webpackChunkName: "map" */ '../features/hotels/HotelMapCard.tsx'
  );
  return { default: card };
});

/** The sample content that replaces the rows and the map card if a list has no rates. */
export interface SampleParts {
  Row: ComponentType<RowProps>;
  MapCard: ComponentType<{ hotel: Hotel; address: string }>;
}

/**
 * The results of a search with the filters, the sort and the page in the address. This component
 * renders the parts that plain and live listings share. Each kind of listing passes its own content
 * for the slots. Spec §2.
 */
export function ListingFrame({
  results: { criteria, ...response },
  search,
  shapes,
  foundText,
  proposals,
  samples,
}: {
  results: Results;
  search: (criteria: SearchCriteria, party: Party) => ReactNode;
  /**
   * The shapes of rows and filters while the results load. Without them, an overlay covers the
   * page, and the filters appear even before there are results.
   */
  shapes?: ReactNode;
  /** Returns the text with the number of hotels that were found or have a room. */
  foundText: (found: FoundHotels) => string;
  /** Returns proposals for the next search if nothing was found. */
  proposals?: (criteria: SearchCriteria, party: Party) => ReactNode;
  samples?: SampleParts;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const hasShapes = shapes !== undefined;
  // A response is rendered with low priority. The count and the rows both use that rendered state,
  // so that they always match.
  const { listing, shown, change: changeAddress } = useListing();
  const { centers: known, awaited } = useAwaitedCenters(criteria.city, criteria);
  const centers = useDeferredValue(known);
  // Results that depend on the distance from the center wait until the center is known.
  const waits = awaited && (listing.distance > 0 || listing.sort === 'distance');
  const hotels = useDeferredValue(waits ? noHotels : response.hotels);
  const first = useDeferredValue(waits ? noHotels : response.first);
  const loading = useDeferredValue(waits || response.loading);
  const failed = useDeferredValue(response.failed);
  const total = useDeferredValue(response.total);
  const listed = useListedHotels(hotels, listing, centers);
  // Rows show prices that are converted with the same exchange rates as the prices by which they
  // are sorted.
  const display = use(PriceDisplay);
  const { comparison } = listed;
  const change = namingRates(changeAddress, shown, listed.list, comparison);
  const rowDisplay = useMemo(
    () => (comparison ? { ...display, rates: comparison.rates } : display),
    [display, comparison],
  );
  const results = useRef<HTMLDivElement>(null);
  usePageTurn(results, listing.page, listingAddress({ ...listing, page: 1 }));
  useScrollToResults(results, listed);
  const { list, matches, party } = listed;
  const filters = { shown, change, listed };
  const sort = <SortSelect listed={listed} rates={listing.rates} change={change} />;
  // The first page of a long response appears before the whole response has been checked. The rest
  // of the page has to wait for that.
  const early = useMemo(() => firstPage(first, listing), [first, listing]);
  const rows = early.length > 0 ? early : listed.shown.items;
  const rated = list.hasRates || early.length > 0;
  const sample = rated ? undefined : samples;
  const panel = {
    ...filters,
    sort,
    loading: hasShapes && loading,
    withSamples: sample !== undefined,
  };
  const wanted = sample ? noFacts : listed.filters.facts;
  const stay = useMemo(
    () => ({ checkIn: criteria.checkIn, checkOut: criteria.checkOut, party }),
    [criteria, party],
  );
  const noteId = useId();
  const countId = useId();
  const onCompare = useLatest((compare: readonly string[]) =>
    change({ compare, page: shown.page }),
  );
  // Memoized, so that changing a filter does not render the tick boxes of all rows again.
  const { comparing, compare: ids } = shown;
  const choice = useMemo(
    () => (comparing ? { ids, onChange: onCompare, noteId } : undefined),
    [comparing, ids, onCompare, noteId],
  );
  const city = searchedCityText(i18n, criteria.city, hotels[0] ?? first[0]);
  const title = city ? staysInText(i18n, city, criteria.nearName) : t('listing.title');
  const { page } = listed.shown;
  // If days are chosen, a provider may send only the hotels of a place that have a free room.
  const [place, namesake] = centers;
  const count = hotels.length;
  const ofPlace = (criteria.checkIn && total === undefined && !namesake && place?.hotels) || 0;
  const { availability, filtered } = listed;
  const mapOpen = listing.map && list.mapped && (loading || count > 0);

  // Without hotels there is nothing to filter, and the results use the full width.
  const bare = hasShapes && !loading && count === 0;

  useFocusReturn(mapOpen);

  const found = (
    <>
      <p id={countId} role="status" className={styles.count}>
        {loading
          ? t('listing.loading')
          : !failed &&
            foundText({
              count: matches.length,
              available: availability?.available,
              total: filtered ? matches.length : Math.max(count, ofPlace),
              filtered,
              party,
              tonight: criteria.checkIn === '' && criteria.checkOut === '',
            })}
      </p>
      {total !== undefined && count > 0 && (
        <p className={styles.note}>{t('listing.firstOf', { count, total })}</p>
      )}
      {availability?.roomier && (
        <Button look="quiet" onClick={() => change({ party: availability.roomier })}>
          {t('hotels.price.tryRooms', { rooms: availability.roomier.length })}
        </Button>
      )}
    </>
  );
  const active = !bare && <ActiveFilters {...filters} />;

  function closeMap() {
    change({ map: false, page: shown.page });
    results.current?.querySelector('h1')?.focus({ preventScroll: true });
  }

  return (
    <PageShell title={pageTitle(i18n, title, page)}>
      <SearchOverlay shapes={hasShapes} loading={loading} />
      <div className={styles.search}>
        {search(criteria, party)}
        <MendedStayNote />
      </div>
      <PriceDisplay value={rowDisplay}>
        <HighlightProvider active={mapOpen}>
          <Content className={classNames(styles.columns, mapOpen && styles.withMap)}>
            {!bare && (
              <ByWidth
                from="desktop"
                narrow={<FilterPanel {...panel} wide={false} />}
                wide={<FilterPanel {...panel} wide />}
              />
            )}
            {typeof window === 'undefined' && !bare && <PlainFilters {...filters} />}
            {mapOpen && (
              <div className={styles.map}>
                <ListingMap
                  list={list}
                  matches={matches}
                  wanted={listed.filters.facts}
                  card={({ hotel }) => {
                    const address = hotelAddress(hotel.id, { ...stay, facts: wanted });
                    return sample ? (
                      <sample.MapCard hotel={hotel} address={address} />
                    ) : (
                      <Suspense>
                        <HotelMapCard {...{ hotel, address, stay, wanted }} />
                      </Suspense>
                    );
                  }}
                  area={shown.area}
                  onArea={(area) => change({ area })}
                  onClose={closeMap}
                />
              </div>
            )}
            <div
              key={String(bare)}
              ref={results}
              data-beside-map={mapOpen || undefined}
              className={classNames(styles.results, bare && styles.bare)}
            >
              <div className={styles.head}>
                <div>
                  <PageHeading id={resultsId} aria-describedby={countId} className={styles.heading}>
                    {title}
                  </PageHeading>
                  {!hasShapes && found}
                </div>
                {!bare && <ByWidth from="desktop" wide={sort} />}
              </div>
              {hasShapes ? (
                <div className={styles.found}>
                  {found}
                  {active}
                </div>
              ) : (
                active
              )}
              {loading && rows.length === 0 && shapes}
              {failed && <NotLoaded what={t('listing.results')} query={failed} />}
              {!loading && !failed && count === 0 && (
                <NothingFound criteria={criteria}>{proposals?.(criteria, party)}</NothingFound>
              )}
              {count > 0 && matches.length === 0 && <NoMatches {...filters} />}
              <CompareChoice value={choice}>
                <DrawnFirst name="rows">
                  <ListingRows
                    items={rows}
                    Row={sample?.Row ?? LiveRow}
                    stay={stay}
                    wanted={wanted}
                    city={criteria.city}
                    centers={centers}
                  />
                </DrawnFirst>
                <CompareBar
                  nameOf={(id) => (loading ? first : hotels).find((hotel) => hotel.id === id)?.name}
                  address={compareAddress({
                    ...criteria,
                    party,
                    facts: listed.filters.facts,
                    hotels: shown.compare,
                  })}
                />
              </CompareChoice>
              <PageLinks
                page={page}
                pages={listed.shown.pages}
                addressOf={(page) => listingAddress({ ...listing, page })}
              />
            </div>
          </Content>
        </HighlightProvider>
      </PriceDisplay>
      <Newsletter />
    </PageShell>
  );
}

import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import { useGetRand4Query, useGetRand8Query } from '../api/hotels/hotelsApi.ts';
import { searchAddress } from '../domain/addresses/searchAddress.ts';
import type { StayAndParty } from '../domain/addresses/stayAddress.ts';
import { useRatesQuery } from '../ui/page/useRatesQuery.ts';
import { lowestRates } from '#contracts/provider/lowestRate.ts';
import { hasRates } from '../domain/stay/offers.ts';
import { SeasonPoster } from '../features/banners/SeasonPoster.tsx';
import { SoloTravelBanner } from '../features/banners/SoloTravelBanner.tsx';
import { HotelCard } from '../features/hotels/HotelCard.tsx';
import { HotelGrid } from '../features/hotels/HotelGrid.tsx';
import { HotelSlide } from '../features/hotels/HotelSlide.tsx';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import type { ListedDestination } from '#contracts/site/destinations.ts';
import { PopularDestinations } from '../features/search/destinations/PopularDestinations.tsx';
import { DrawnSearch } from '../features/search/PlainSearch.tsx';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { useSearch } from '../features/search/useSearch.ts';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Content } from '../ui/page/Content.tsx';
import { DrawnFirst } from '../ui/page/DrawnFirst.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Section } from '../ui/page/Section.tsx';
import { useI18n } from '../ui/useI18n.ts';
import { WithScript } from '../ui/WithoutScript.tsx';
import styles from './HomePage.module.css';

interface PopularHotels {
  hotels: readonly Hotel[];
  slide: (hotel: Hotel) => ReactNode;
  card: (hotel: Hotel) => ReactNode;
}

/**
 * Loaded after the page, because the carousel is further down. If its code does not load, the
 * hotels appear in a grid.
 */
export const HotelCarousel = lazy<ComponentType<PopularHotels>>(() =>
  import('../features/hotels/HotelCarousel.tsx').then(
    ({ HotelCarousel: carousel }) => ({ default: carousel }),
    () => ({ default: HotelGrid }),
  ),
);

/**
 * Makes the two parallel requests of the home page with the prices of a stay. Also returns whether
 * any hotel in the two responses has rates.
 */
export function useHomeHotels(stay: StayAndParty) {
  const rates = useRatesQuery(stay);
  const query = Object.keys(rates).length > 0 ? rates : undefined;
  const popular = useGetRand4Query(query);
  const explore = useGetRand8Query(query);
  return {
    popular,
    explore,
    loading: popular.isLoading || explore.isLoading,
    priced: [popular, explore].some(({ data }) => data?.hotels.some(hasRates)),
  };
}

/**
 * Returns the hotels in a new order: those with a price for the party first. If no hotel has a
 * price, the order stays.
 */
export function pricedFirst(hotels: readonly Hotel[], party: Party): readonly Hotel[] {
  const isPriced = (hotel: Hotel) => lowestRates(hotel, party) !== undefined;
  return hotels.some(isPriced)
    ? [...hotels.filter(isPriced), ...hotels.filter((hotel) => !isPriced(hotel))]
    : hotels;
}

/**
 * Returns the functions that render hotels in the strip and in the grid. The hotels have their
 * prices, and their links keep `stay`.
 */
export function liveCards(stay: StayAndParty): Pick<PopularHotels, 'slide' | 'card'> {
  return {
    slide: (hotel) => <HotelSlide hotel={hotel} stay={stay} />,
    card: (hotel) => <HotelCard hotel={hotel} stay={stay} />,
  };
}

/**
 * The sections of a home page in order. This component renders the sections that plain and live
 * home pages share. Each kind of home page passes its own content for the slots. The form and the
 * links start with `stay`. Spec §2.
 */
export function HomeFrame({
  stay,
  overlay,
  poster = false,
  destinations,
  banner,
  freeText = false,
  tabs,
  seen,
  plan,
  hotels,
}: {
  stay: StayAndParty;
  overlay: ReactNode;
  /** Whether the heading and the search form stand in front of a picture of a landscape. */
  poster?: boolean;
  /**
   * The destinations. The value is undefined until they are known, and empty if they cannot be
   * loaded.
   */
  destinations: readonly ListedDestination[] | undefined;
  banner?: ReactNode;
  /** Whether the search form accepts any text for the travelers: see `SearchBar`. */
  freeText?: boolean;
  /** The content above the search form. */
  tabs?: ReactNode;
  /** The content below the search form. */
  seen?: ReactNode;
  /** The content above the hotels. */
  plan?: ReactNode;
  hotels: ReactNode;
}) {
  const { t } = useI18n();
  const startSearch = useSearch();
  const { checkIn, checkOut, party } = stay;
  const days = { checkIn, checkOut };
  const search = (
    <SearchBar
      startsEarly
      freeText={freeText}
      initial={{ city: '', ...days }}
      initialParty={party}
      onSearch={startSearch}
    />
  );
  return (
    <PageShell title={t('home.title')}>
      {overlay}
      <div className={classNames(styles.top, poster && styles.onPoster)}>
        {poster && <SeasonPoster className={styles.poster} />}
        <PageHeading className={styles.heading}>{t('home.heading')}</PageHeading>
        <p className={styles.lead}>{t('home.lead')}</p>
        {tabs}
        {typeof window === 'undefined' ? (
          <DrawnSearch form={search} criteria={{ city: '', ...days }} party={party} />
        ) : (
          search
        )}
      </div>
      <DrawnFirst name="below-search">
        {seen}
        {destinations?.length !== 0 && (
          <Section title={t('home.destinations')}>
            <PopularDestinations
              destinations={destinations}
              stay={stay}
              onChoose={(city) => startSearch({ city, ...days }, party)}
            />
          </Section>
        )}
        <Content spaced>
          <SoloTravelBanner>{banner}</SoloTravelBanner>
        </Content>
        {plan}
        {typeof window === 'undefined' ? <WithScript>{hotels}</WithScript> : hotels}
        <Newsletter />
      </DrawnFirst>
    </PageShell>
  );
}

export function PopularSection({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  return (
    <Section id="popular-hotels" title={t('home.popular.title')}>
      {children}
    </Section>
  );
}

/** The section with hotels to explore, and a link to all hotels. */
export function ExploreSection({ stay, children }: { stay?: StayAndParty; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <Section
      id="explore-hotels"
      title={t('home.explore.title')}
      action={<LinkButton to={searchAddress(stay)}>{t('home.explore.all')}</LinkButton>}
    >
      {children}
    </Section>
  );
}

import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { useGetRand4Query, useGetRand8Query } from '../api/hotels/hotelsApi.ts';
import { toStayQuery } from '../domain/search/searchQuery.ts';
import type { Party } from '../domain/search/party.ts';
import { lowestRates } from '../domain/stay/cheapestOffer.ts';
import { hasRates } from '../domain/stay/offers.ts';
import type { StayAndParty } from '../domain/addresses/stayAddress.ts';
import { searchAddress } from '../domain/addresses/searchAddress.ts';
import { HotelCarouselSkeleton } from '../features/hotels/HotelCarouselSkeleton.tsx';
import { HotelGrid, HotelGridSkeleton } from '../features/hotels/HotelGrid.tsx';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { PlanYourTrip } from '../features/banners/PlanYourTrip.tsx';
import { SoloTravelBanner } from '../features/banners/SoloTravelBanner.tsx';
import { PopularDestinations } from '../features/search/destinations/PopularDestinations.tsx';
import { useLastStay } from '../features/search/lastStay.ts';
import { DrawnSearch } from '../features/search/PlainSearch.tsx';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { SeenHotels } from '../features/search/SeenHotels.tsx';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { StayTabs } from '../features/search/StayTabs.tsx';
import { useSearch } from '../features/search/useSearch.ts';
import { LinkButton } from '../ui/Button.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Content } from '../ui/page/Content.tsx';
import { useLiveSite } from '../ui/page/siteSettings.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { Section } from '../ui/page/Section.tsx';
import { useI18n } from '../ui/useI18n.ts';
import { WithScript } from '../ui/WithoutScript.tsx';
import styles from './HomePage.module.css';

/**
 * Loaded after the page, which shows it further down. If its code does not load, its hotels are in
 * a grid.
 */
const HotelCarousel = lazy(() =>
  import('../features/hotels/HotelCarousel.tsx').then(
    ({ HotelCarousel: carousel }) => ({ default: carousel }),
    () => ({ default: HotelGrid }),
  ),
);

/**
 * The home page. Only the parts that show hotels are drawn again when hotels arrive. As soon as one
 * hotel has rates, no sample price is shown. The stay that was last chosen fills the form, goes
 * with the links, and is what prices are for; one that is being searched for is left to the page
 * that shows it. A live site has no tab and no features that lead nowhere. Spec §2 and §4.
 */
export function HomePage() {
  const { t } = useI18n();
  const startSearch = useSearch();
  const [lastStay] = useState(useLastStay());
  const { checkIn, checkOut, ...party } = lastStay;
  const stay = { checkIn, checkOut };
  const liveSite = useLiveSite();
  const search = (
    <SearchBar
      startsEarly
      initial={{ city: '', ...stay }}
      initialParty={party}
      onSearch={startSearch}
    />
  );
  const hotels = (
    <>
      <PopularHotels stay={lastStay} />
      <ExploreHotels stay={lastStay} />
    </>
  );
  return (
    <PageShell title={t('home.title')}>
      <HomeOverlay stay={lastStay} />
      <div className={styles.top}>
        <PageHeading className={styles.heading}>{t('home.heading')}</PageHeading>
        <p className={styles.lead}>{t('home.lead')}</p>
        {!liveSite && <StayTabs />}
        {typeof window === 'undefined' ? (
          <DrawnSearch form={search} criteria={{ city: '', ...stay }} party={party} />
        ) : (
          search
        )}
      </div>
      {liveSite && <SeenHotels stay={{ ...stay, ...party }} />}
      <Section title={t('home.destinations')}>
        <PopularDestinations
          stay={{ ...stay, ...party }}
          onChoose={(city) => startSearch({ city, ...stay }, party)}
        />
      </Section>
      <Content spaced>
        <SoloTravelBanner />
      </Content>
      {!liveSite && (
        <Section title={t('home.plan.title')}>
          <PlanYourTrip />
        </Section>
      )}
      {typeof window === 'undefined' ? <WithScript>{hotels}</WithScript> : hotels}
      <Newsletter />
    </PageShell>
  );
}

/** The home page's two requests, which run in parallel, and whether a hotel of either has rates. */
function useHomeHotels(stay: StayAndParty) {
  const days = stay.checkIn || stay.checkOut ? toStayQuery(stay) : undefined;
  const popular = useGetRand4Query(days);
  const explore = useGetRand8Query(days);
  const liveSite = useLiveSite();
  const hotels = [popular, explore].flatMap(({ data }) => data?.hotels ?? []);
  return {
    popular,
    explore,
    live: liveSite || hotels.some(hasRates),
    loading: popular.isLoading || explore.isLoading,
  };
}

/**
 * The hotels with a price for the party before those without one; as they are where none
 * has any.
 */
function pricedFirst(hotels: readonly Hotel[], party: Party): readonly Hotel[] {
  const isPriced = (hotel: Hotel) => lowestRates(hotel, party).length > 0;
  return hotels.some(isPriced)
    ? [...hotels.filter(isPriced), ...hotels.filter((hotel) => !isPriced(hotel))]
    : hotels;
}

/** One overlay for both requests; it goes when both have ended, well or badly. Spec §4. */
function HomeOverlay({ stay }: { stay: StayAndParty }) {
  return <SearchOverlay shapes={useLiveSite()} loading={useHomeHotels(stay).loading} />;
}

function PopularHotels({ stay }: { stay: StayAndParty }) {
  const { t } = useI18n();
  const { popular, live } = useHomeHotels(stay);
  const list = useDeferredValue(popular.data);
  const hotels = useMemo(() => pricedFirst(list?.hotels ?? [], stay), [list, stay]);
  const liveSite = useLiveSite();
  if (list ? list.hotels.length === 0 : !liveSite) return null;
  return (
    <Section id="popular-hotels" title={t('home.popular.title')}>
      {list && (
        <Suspense fallback={<HotelCarouselSkeleton />}>
          <HotelCarousel hotels={hotels} live={live} stay={stay} />
        </Suspense>
      )}
      {!list && !popular.error && <HotelCarouselSkeleton />}
      {!list && popular.error && <NotLoaded what={t('home.popular.what')} query={popular} />}
    </Section>
  );
}

function ExploreHotels({ stay }: { stay: StayAndParty }) {
  const { t } = useI18n();
  const { explore, live } = useHomeHotels(stay);
  const list = useDeferredValue(explore.data);
  const hotels = useMemo(() => pricedFirst(list?.hotels ?? [], stay), [list, stay]);
  const liveSite = useLiveSite();
  if (liveSite && list?.hotels.length === 0) return null;
  return (
    <Section
      id="explore-hotels"
      title={t('home.explore.title')}
      action={<LinkButton to={searchAddress(stay)}>{t('home.explore.all')}</LinkButton>}
    >
      {(list || !liveSite) && <HotelGrid hotels={hotels} live={live} stay={stay} />}
      {!list && liveSite && !explore.error && <HotelGridSkeleton />}
      {!list && liveSite && explore.error && (
        <NotLoaded what={t('home.explore.what')} query={explore} />
      )}
    </Section>
  );
}

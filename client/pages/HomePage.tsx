import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useMemo } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { useGetRand4Query, useGetRand8Query } from '../api/hotels/hotelsApi.ts';
import { defaultParty } from '../domain/search/party.ts';
import { cheapestRate, hasRates } from '../domain/stay/offers.ts';
import { routes } from '../domain/paths.ts';
import { HotelCarousel } from '../features/hotels/HotelCarousel.tsx';
import { HotelGrid } from '../features/hotels/HotelGrid.tsx';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { PlanYourTrip } from '../features/banners/PlanYourTrip.tsx';
import { SoloTravelBanner } from '../features/banners/SoloTravelBanner.tsx';
import { PopularDestinations } from '../features/search/destinations/PopularDestinations.tsx';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { StayTabs } from '../features/search/StayTabs.tsx';
import { useSearch } from '../features/search/useSearch.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/page/PageShell.tsx';
import { Section } from '../ui/page/Section.tsx';

const Heading = chakra(PageHeading, {
  base: { textAlign: 'center', fontSize: { base: '4xl', md: '5xl' } },
});

/**
 * The home page. Only the parts that show hotels are drawn again when hotels arrive. As soon as one hotel
 * has rates, no sample price is shown. Spec §2 and §4.
 */
export function HomePage() {
  const startSearch = useSearch();
  return (
    <PageShell title="Find your stay">
      <HomeOverlay />
      <Box px={{ base: '4', md: '6' }} pt={{ base: '6', md: '12' }}>
        <Heading>Find a room worth the journey</Heading>
        <chakra.p textAlign="center" color="inkMuted" fontSize="lg" mt="3" mb="6">
          Name a place and your days. We will show you where to stay.
        </chakra.p>
        <StayTabs />
        <SearchBar onSearch={startSearch} />
      </Box>
      <Section title="Explore stays in popular destinations">
        <PopularDestinations onSearch={startSearch} />
      </Section>
      <Content spaced>
        <SoloTravelBanner />
      </Content>
      <Section title="Plan Your Trip With us">
        <PlanYourTrip />
      </Section>
      <PopularHotels />
      <ExploreHotels />
      <Newsletter />
    </PageShell>
  );
}

/** The hotels of the home page's two requests, which run in parallel, and whether any of them has rates. */
function useHomeHotels() {
  const carousel = useGetRand4Query();
  const grid = useGetRand8Query();
  const popular = useMemo(() => pricedFirst(carousel.data?.hotels ?? none), [carousel.data]);
  const explore = useMemo(() => pricedFirst(grid.data?.hotels ?? none), [grid.data]);
  return {
    popular,
    explore,
    live: popular.some(hasRates) || explore.some(hasRates),
    loading: carousel.isLoading || grid.isLoading,
  };
}
const none: readonly Hotel[] = [];

/** The hotels with a price for two adults tonight before those without one; as they are where none has any. */
function pricedFirst(hotels: readonly Hotel[]): readonly Hotel[] {
  const isPriced = (hotel: Hotel) => cheapestRate(hotel, defaultParty) !== undefined;
  return hotels.some(isPriced)
    ? [...hotels.filter(isPriced), ...hotels.filter((hotel) => !isPriced(hotel))]
    : hotels;
}

/** One overlay for both requests; it goes when both have ended, well or badly. Spec §4. */
function HomeOverlay() {
  return <SearchOverlay loading={useHomeHotels().loading} />;
}

function PopularHotels() {
  const { popular, live } = useHomeHotels();
  const hotels = useDeferredValue(popular);
  if (hotels.length === 0) return null;
  return (
    <Section title="Popular hotels">
      <HotelCarousel hotels={hotels} live={live} />
    </Section>
  );
}

function ExploreHotels() {
  const { explore, live } = useHomeHotels();
  return (
    <Section
      title="Explore popular hotel"
      action={<LinkButton to={routes.listing}>View All</LinkButton>}
    >
      <HotelGrid hotels={useDeferredValue(explore)} live={live} />
    </Section>
  );
}

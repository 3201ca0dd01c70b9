import { Suspense, useDeferredValue } from 'react';
import type { Money } from '#contracts/money/money.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { popularCities } from '#contracts/values/popularCities.ts';
import { hotelPath } from '../../domain/paths.ts';
import { CardFrame } from '../../features/hotels/CardFrame.tsx';
import { HotelCarouselSkeleton } from '../../features/hotels/HotelCarouselSkeleton.tsx';
import { HotelGrid } from '../../features/hotels/HotelGrid.tsx';
import { SlideFrame } from '../../features/hotels/SlideFrame.tsx';
import { SearchOverlay } from '../../features/search/SearchOverlay.tsx';
import {
  ExploreSection,
  HomeFrame,
  HotelCarousel,
  liveCards,
  PopularSection,
  pricedFirst,
  useHomeHotels,
} from '../../pages/HomeFrame.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { PlanYourTrip } from './PlanYourTrip.tsx';
import styles from './PlainHomePage.module.css';
import { StayTabs } from './StayTabs.tsx';

/** A plain site does not know where its provider has hotels. Spec §1. */
const plainDestinations = popularCities.map(({ city, countryCode }) => ({
  name: city,
  country_code: countryCode,
}));

/** The addresses of a plain site name no stay. */
const noStay = { checkIn: '', checkOut: '', party: defaultParty };

/**
 * Renders the specification's home page. When hotels arrive, only the parts that show hotels render
 * again. If the provider unexpectedly has rates, hotels show their prices. Spec §2 and §4.
 */
export function PlainHomePage() {
  const { t } = useI18n();
  return (
    <HomeFrame
      freeText
      stay={noStay}
      overlay={<HomeOverlay />}
      destinations={plainDestinations}
      tabs={<StayTabs />}
      plan={
        <Section title={t('home.plan.title')}>
          <PlanYourTrip />
        </Section>
      }
      hotels={
        <>
          <PopularHotels />
          <ExploreHotels />
        </>
      }
    />
  );
}

/**
 * Renders one overlay for both requests. The overlay disappears when both requests have finished,
 * even if one failed. Spec §4.
 */
function HomeOverlay() {
  return <SearchOverlay loading={useHomeHotels(noStay).loading} />;
}

function PopularHotels() {
  const { popular, priced } = useHomeHotels(noStay);
  const hotels = useDeferredValue(popular.data)?.hotels ?? [];
  if (hotels.length === 0) return null;
  return (
    <PopularSection>
      <Suspense fallback={<HotelCarouselSkeleton />}>
        <HotelCarousel
          hotels={pricedFirst(hotels, defaultParty)}
          {...(priced ? liveCards(noStay) : sampleCards)}
        />
      </Suspense>
    </PopularSection>
  );
}

function ExploreHotels() {
  const { explore, priced } = useHomeHotels(noStay);
  const hotels = useDeferredValue(explore.data)?.hotels ?? [];
  return (
    <ExploreSection>
      <HotelGrid
        hotels={pricedFirst(hotels, defaultParty)}
        card={(priced ? liveCards(noStay) : sampleCards).card}
      />
    </ExploreSection>
  );
}

const sampleCards: ReturnType<typeof liveCards> = {
  slide: (hotel) => (
    <SlideFrame hotel={hotel} to={hotelPath(hotel.id)} link="viewHotel" price={<SampleNight />} />
  ),
  card: (hotel) => <CardFrame hotel={hotel} to={hotelPath(hotel.id)} price={<SampleNight />} />,
};

/** The price per night, the same for every hotel. Spec §9. */
const sampleNight: Money = { amount: 24_000n, currency: 'USD' };

function SampleNight() {
  const { t, formats } = useI18n();
  const price = formats.money(sampleNight, 'short');
  return <p className={styles.night}>{t('hotels.price.perNight', { price })}</p>;
}

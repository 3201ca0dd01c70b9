import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { StayAndParty } from '../domain/addresses/stayAddress.ts';
import { HotelCarouselSkeleton } from '../features/hotels/HotelCarouselSkeleton.tsx';
import { HotelGrid, HotelGridSkeleton } from '../features/hotels/HotelGrid.tsx';
import { useLastStay } from '../features/search/lastStay.ts';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { SeenHotels } from '../features/search/SeenHotels.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { useI18n } from '../ui/useI18n.ts';
import {
  ExploreSection,
  HomeFrame,
  HotelCarousel,
  liveCards,
  PopularSection,
  pricedFirst,
  useHomeHotels,
} from './HomeFrame.tsx';

/**
 * The home page. Only the parts that show hotels are drawn again when hotels arrive. The stay that
 * was last chosen fills the form, goes with the links, and is what prices are for; one that is
 * being searched for is left to the page that shows it. Spec §2 and §4.
 */
export function HomePage() {
  const [stay] = useState(useLastStay());
  return (
    <HomeFrame
      stay={stay}
      overlay={<HomeOverlay stay={stay} />}
      seen={<SeenHotels stay={stay} />}
      hotels={
        <>
          <PopularHotels stay={stay} />
          <ExploreHotels stay={stay} />
        </>
      }
    />
  );
}

/** Tells screen readers while one of the requests runs; there are shapes of what is loading. */
function HomeOverlay({ stay }: { stay: StayAndParty }) {
  return <SearchOverlay shapes loading={useHomeHotels(stay).loading} />;
}

function PopularHotels({ stay }: { stay: StayAndParty }) {
  const { t } = useI18n();
  const { popular } = useHomeHotels(stay);
  const list = useDeferredValue(popular.data);
  const hotels = useMemo(() => pricedFirst(list?.hotels ?? [], stay.party), [list, stay]);
  if (list?.hotels.length === 0) return null;
  return (
    <PopularSection>
      {list && (
        <Suspense fallback={<HotelCarouselSkeleton />}>
          <HotelCarousel hotels={hotels} {...liveCards(stay)} />
        </Suspense>
      )}
      {!list && !popular.error && <HotelCarouselSkeleton />}
      {!list && popular.error && <NotLoaded what={t('home.popular.what')} query={popular} />}
    </PopularSection>
  );
}

function ExploreHotels({ stay }: { stay: StayAndParty }) {
  const { t } = useI18n();
  const { explore } = useHomeHotels(stay);
  const list = useDeferredValue(explore.data);
  const hotels = useMemo(() => pricedFirst(list?.hotels ?? [], stay.party), [list, stay]);
  if (list?.hotels.length === 0) return null;
  return (
    <ExploreSection stay={stay}>
      {list && <HotelGrid hotels={hotels} card={liveCards(stay).card} />}
      {!list && !explore.error && <HotelGridSkeleton />}
      {!list && explore.error && <NotLoaded what={t('home.explore.what')} query={explore} />}
    </ExploreSection>
  );
}

import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import { searchAddress } from '../domain/addresses/searchAddress.ts';
import type { StayAndParty } from '../domain/addresses/stayAddress.ts';
import { firstImage } from '../domain/hotels/hotel.ts';
import { useGetDestinationsQuery } from '../api/destinationsApi.ts';
import { HotelCarouselSkeleton } from '../features/hotels/HotelCarouselSkeleton.tsx';
import { HotelGrid, HotelGridSkeleton } from '../features/hotels/HotelGrid.tsx';
import { useLastStay } from '../features/search/lastStay.ts';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { SeenHotels } from '../features/search/SeenHotels.tsx';
import { LinkButton } from '../ui/Button.tsx';
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

/** A party of one traveler. */
const alone: Party = [{ adults: 1, childAges: [] }];

/**
 * The home page. When hotels arrive, only the parts that show hotels render again. The stay that
 * was chosen last fills in the form, is part of the links, and determines the prices. A stay for
 * which a search has just started appears only on the page of its results. Spec §2 and §4.
 */
export function HomePage() {
  const { t } = useI18n();
  const [stay] = useState(useLastStay());
  const { data, isError } = useGetDestinationsQuery();
  return (
    <HomeFrame
      stay={stay}
      overlay={<HomeOverlay stay={stay} />}
      poster
      destinations={isError ? [] : data?.destinations}
      banner={
        <LinkButton to={searchAddress({ ...stay, party: alone })}>
          {t('home.solo.action')}
        </LinkButton>
      }
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

/**
 * A message for screen readers while one of the requests runs. Other users see the shapes of the
 * loading content.
 */
function HomeOverlay({ stay }: { stay: StayAndParty }) {
  return <SearchOverlay shapes loading={useHomeHotels(stay).loading} />;
}

/** A strip of the hotels with a picture. Nothing is shown if no hotel has one. */
function PopularHotels({ stay }: { stay: StayAndParty }) {
  const { t } = useI18n();
  const { popular } = useHomeHotels(stay);
  const list = useDeferredValue(popular.data);
  const hotels = useMemo(
    () => pricedFirst(list?.hotels.filter(hasPicture) ?? [], stay.party),
    [list, stay],
  );
  if (list && hotels.length === 0) return null;
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

function hasPicture(hotel: Hotel): boolean {
  return firstImage(hotel, 'x600') !== undefined;
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

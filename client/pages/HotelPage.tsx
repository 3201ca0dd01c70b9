import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { isGone } from '../api/hotels/isGone.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { type HotelAddress, hotelQuery } from '../domain/addresses/hotelAddress.ts';
import { stayQuery } from '../domain/addresses/stayAddress.ts';
import { policyTexts } from '../domain/hotels/policies.ts';
import { SignInBox } from '../features/banners/SignInBox.tsx';
import { FavoriteButton } from '../features/favorites/FavoriteButton.tsx';
import { HotelFacilities } from '../features/hoteldetails/HotelFacilities.tsx';
import { HotelGallery } from '../features/hoteldetails/HotelGallery.tsx';
import { HotelPolicies } from '../features/hoteldetails/HotelPolicies.tsx';
import { HotelSkeleton, RoomsSkeleton } from '../features/hoteldetails/HotelSkeleton.tsx';
import { HotelSummary } from '../features/hoteldetails/HotelSummary.tsx';
import { hotelSections } from '../features/hoteldetails/HotelTabs.tsx';
import { StayBar } from '../features/hoteldetails/StayPrice.tsx';
import { isKnown } from '../features/hoteldetails/unknownHotel.ts';
import { PartnerReviewsBox } from '../features/reviews/ReviewsBox.tsx';
import { CenterDistance, useCenters } from '../features/search/destinations/CenterDistance.tsx';
import { HotelStayForm, HotelStaySummary, LoadedSearchBar } from '../features/search/HotelStay.tsx';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { keepSeenHotel } from '../features/search/seenHotels.ts';
import { useSearch } from '../features/search/useSearch.ts';
import { useMediaQuery } from '../ui/browser/useMediaQuery.ts';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './HotelPage.module.css';
import { HotelRooms, OnFlexibleDays } from './HotelRooms.tsx';
import { HotelSections, useFirstReviewCount, useKnownReviews } from './HotelSections.tsx';
import { useHotelOfAddress } from './useHotelOfAddress.ts';

/** The id of the form for other days. */
const staySection = 'stay';

/**
 * One hotel with its rooms and their prices. Each hotel gets its own instance of the page, so that
 * no state of the previous hotel remains. Spec §2.
 */
export function HotelPage() {
  const { id = '' } = useParams();
  return <HotelById key={id} id={id} />;
}

/**
 * Shows shapes until the request has ended, and reports a failure. While another stay is requested,
 * no rates are shown.
 */
function HotelById({ id }: { id: string }) {
  const { t } = useI18n();
  const { query, address, hotel, shown } = useHotelOfAddress(id);
  const { data, currentData, error, isLoading, isFetching } = query;
  const centers = useCenters(hotel.region?.name ?? '', hotel);
  const dispatch = useThunkDispatch();
  const seen = data?.hotel;
  useEffect(() => {
    if (seen) dispatch((_dispatch, _getState, { storage }) => keepSeenHotel(storage, seen));
  }, [dispatch, seen]);
  if (isGone(error)) return <NoSuchHotel address={address} />;
  return (
    <PageShell title={isLoading ? undefined : hotel.name}>
      <SearchOverlay shapes loading={isFetching || !shown} />
      <Content className={styles.top}>
        <HotelStaySummary hotel={hotel} address={address} />
      </Content>
      {error !== undefined ? (
        <Content spaced className={styles.message}>
          <PageHeading>{hotel.name}</PageHeading>
          <NotLoaded what={t('hotel.thisHotel')} query={query} />
        </Content>
      ) : shown ? (
        <Details hotel={shown} address={address} centers={centers} loadingRates={!currentData} />
      ) : (
        <HotelSkeleton />
      )}
    </PageShell>
  );
}

/**
 * A message in place of a hotel that the provider does not have or no longer has. It offers another
 * search for the same days.
 */
function NoSuchHotel({ address: { checkIn, checkOut, party } }: { address: HotelAddress }) {
  const { t } = useI18n();
  const startSearch = useSearch();
  return (
    <PageShell title={t('hotel.notFound.title')}>
      <Content spaced className={styles.message}>
        <PageHeading>{t('hotel.notFound.heading')}</PageHeading>
        <p>{t('hotel.notFound.search')}</p>
        <LoadedSearchBar
          startsEarly
          initial={{ city: '', checkIn, checkOut }}
          initialParty={party}
          onSearch={startSearch}
        />
      </Content>
    </PageShell>
  );
}

function Details({
  hotel,
  address,
  centers,
  loadingRates,
}: {
  hotel: Hotel;
  address: HotelAddress;
  /** The places with the name of the hotel's place. */
  centers: readonly Place[];
  /** Whether the hotel's rates are those of another stay. Such rates are not shown. */
  loadingRates: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const policies = policyTexts(i18n, hotel);
  const wide = useMediaQuery('(min-width: 48rem)');
  const desktop = useMediaQuery('(min-width: 64rem)');
  const isDrawn = typeof window === 'undefined';
  const narrow = !isDrawn && !wide;
  const known = useKnownReviews(hotel);
  const first = useFirstReviewCount(hotel.id);
  const way = {
    hotel,
    stay: address,
    wanted: address.facts,
    sections: { rooms: hotelSections.rooms, days: staySection },
  };
  return (
    <HotelSections
      hotel={hotel}
      reviews={first}
      tab={first > 0 ? t('hotel.tabs.reviews', { count: first }) : t('hotel.tabs.rating')}
      gallery={<HotelGallery hotel={hotel} />}
      ofSite={known.ofSite}
      folds={!isDrawn}
      narrow={narrow}
      summary={
        <HotelSummary
          {...way}
          distance={centers.length > 0 && <CenterDistance hotel={hotel} centers={centers} />}
          action={
            isKnown(hotel) && (
              <>
                <FavoriteButton hotel={hotel} stay={stayQuery(address)} inline />
                <ShareButton round title={hotel.name} to={{ search: hotelQuery(address) }} />
              </>
            )
          }
        />
      }
      facilities={
        <HotelFacilities
          popularFirst
          hotel={hotel}
          party={address.party}
          wanted={address.facts}
          most={narrow ? 6 : undefined}
        />
      }
      // The text promises no member prices, because there are none. On narrow screens, the box
      // would be in the way below the facilities.
      signIn={desktop && <SignInBox text={t('hotel.signIn.earns')} />}
      rooms={
        <>
          <div className={styles.stay}>
            <HotelStayForm id={staySection} hotel={hotel} address={address} />
            {!loadingRates && <OnFlexibleDays hotel={hotel} address={address} />}
          </div>
          {loadingRates ? (
            <RoomsSkeleton />
          ) : (
            <HotelRooms hotel={hotel} address={address} knownReviews={known.all} />
          )}
        </>
      }
      policies={
        policies.length > 0 ? <HotelPolicies policies={policies} /> : <p>{t('hotel.noPolicies')}</p>
      }
      ofPartner={
        isKnown(hotel) && <PartnerReviewsBox hotel={hotel} onCount={known.onPartnerCount} />
      }
      bar={<StayBar {...way} />}
    />
  );
}

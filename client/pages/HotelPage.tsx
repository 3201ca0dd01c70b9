import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { useGetHotelQuery } from '../api/hotels/hotelsApi.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { isGone } from '../api/hotels/isGone.ts';
import {
  type HotelAddress,
  hotelQuery,
  readHotelAddress,
} from '../domain/addresses/hotelAddress.ts';
import { stayQuery } from '../domain/addresses/stayAddress.ts';
import { mendStay } from '../domain/search/mendStay.ts';
import { toStayQuery } from '../domain/search/searchQuery.ts';
import { readableReviews } from '../domain/hotels/guestRating.ts';
import { policyTexts } from '../domain/hotels/policies.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { FavouriteButton } from '../features/favourites/FavouriteButton.tsx';
import { HotelGallery } from '../features/hoteldetails/HotelGallery.tsx';
import { GuestReviews } from '../features/hoteldetails/GuestReviews.tsx';
import { HotelAccessibility, HotelFacilities } from '../features/hoteldetails/HotelFacilities.tsx';
import { HotelPolicies, samplePolicies } from '../features/hoteldetails/HotelPolicies.tsx';
import { HotelSkeleton, RoomsSkeleton } from '../features/hoteldetails/HotelSkeleton.tsx';
import { HotelSummary } from '../features/hoteldetails/HotelSummary.tsx';
import { HotelTabs, hotelSections } from '../features/hoteldetails/HotelTabs.tsx';
import { MoreOfHotel } from '../features/hoteldetails/MoreOfHotel.tsx';
import { StayBar } from '../features/hoteldetails/StayPrice.tsx';
import { SignInBox } from '../features/banners/SignInBox.tsx';
import { isKnown, unknownHotel } from '../features/hoteldetails/unknownHotel.ts';
import { scrollToSection } from '../features/hoteldetails/useCurrentSection.ts';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { PartnerReviewsBox, SiteReviewsBox } from '../features/reviews/ReviewsBox.tsx';
import { useReviewCount } from '../features/reviews/useReviewCount.ts';
import { CentreDistance, useCentres } from '../features/search/destinations/CentreDistance.tsx';
import { HotelStayForm, HotelStaySummary } from '../features/search/HotelStay.tsx';
import {
  EditableSearchBar,
  ReadOnlySearchBar,
  sampleSearch,
} from '../features/search/HotelSearchBars.tsx';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { keepSeenHotel } from '../features/search/seenHotels.ts';
import { useSearch } from '../features/search/useSearch.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { classNames } from '../ui/classNames.ts';
import { useI18n } from '../ui/useI18n.ts';
import { useMediaQuery } from '../ui/browser/useMediaQuery.ts';
import { ByWidth } from '../ui/ByWidth.tsx';
import { Content } from '../ui/page/Content.tsx';
import { useLiveHotel, useLiveSite } from '../ui/page/siteSettings.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Section } from '../ui/page/Section.tsx';
import { WithoutScript } from '../ui/WithoutScript.tsx';
import styles from './HotelPage.module.css';
import { HotelRooms } from './HotelRooms.tsx';

/** The id of the form for other days. */
const staySection = 'stay';

/**
 * One hotel with its rooms. Each hotel is a page of its own: no state of the last one stays. Spec
 * §2.
 */
export function HotelPage() {
  const { id = '' } = useParams();
  return <HotelById key={id} id={id} />;
}

/**
 * An overlay until the request has ended, well or badly; after a failure the page has no data.
 * While another stay is requested, the rates of the last one stay below the overlay. A live site
 * has shapes instead of the overlay and says what failed. The details are rendered in small steps,
 * which keeps a slow phone responsive. Spec §4.
 */
function HotelById({ id }: { id: string }) {
  const i18n = useI18n();
  const unknown = useMemo(() => unknownHotel(i18n), [i18n]);
  const named = readHotelAddress(useLocation().search).value;
  const address = { ...named, ...mendStay(named).stay };
  const query = useGetHotelQuery({ id, ...toStayQuery(address) });
  const { data, currentData, error, isLoading, isFetching } = query;
  const hotel = (isFetching ? data : currentData)?.hotel ?? unknown;
  const shown = useDeferredValue(isLoading ? undefined : hotel);
  const liveSite = useLiveSite();
  const live = useLiveHotel(hotel);
  const centres = useCentres(hotel.region?.name ?? '', hotel);
  const dispatch = useThunkDispatch();
  const seen = liveSite ? data?.hotel : undefined;
  useEffect(() => {
    if (seen) dispatch((_dispatch, _getState, { storage }) => keepSeenHotel(storage, seen));
  }, [dispatch, seen]);
  if (liveSite && isGone(error)) return <NoSuchHotel address={address} />;
  const failed = liveSite && error !== undefined;
  const waiting = liveSite ? <HotelSkeleton /> : <div className={styles.waiting} />;
  return (
    <PageShell title={isLoading ? undefined : hotel.name}>
      <SearchOverlay loading={isFetching || !shown} />
      <Content className={styles.top}>
        {live ? (
          <HotelStaySummary hotel={hotel} address={address} />
        ) : (
          <ReadOnlySearchBar sample={sampleSearch} region={hotel.region?.name} />
        )}
      </Content>
      {failed ? (
        <Content spaced className={styles.message}>
          <PageHeading>{hotel.name}</PageHeading>
          <NotLoaded what={i18n.t('hotel.thisHotel')} query={query} />
        </Content>
      ) : shown ? (
        <Details
          hotel={shown}
          address={address}
          centres={centres}
          loadingRates={liveSite && !currentData}
        />
      ) : (
        waiting
      )}
    </PageShell>
  );
}

/**
 * In place of a hotel that the provider does not have, or no longer has: another search for the
 * same days.
 */
function NoSuchHotel({ address: { checkIn, checkOut, ...party } }: { address: HotelAddress }) {
  const { t } = useI18n();
  const startSearch = useSearch();
  return (
    <PageShell title={t('hotel.notFound.title')}>
      <Content spaced className={styles.message}>
        <PageHeading>{t('hotel.notFound.heading')}</PageHeading>
        <p>{t('hotel.notFound.search')}</p>
        <SearchBar
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
  centres,
  loadingRates,
}: {
  hotel: Hotel;
  address: HotelAddress;
  /** The places that have the name of the hotel's. */
  centres: readonly Place[];
  /** Whether the rates of the hotel are those of another stay, which are not shown. */
  loadingRates: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const policies = policyTexts(i18n, hotel);
  const live = useLiveHotel(hotel);
  const signedIn = useSelector(selectMayBeSignedIn);
  const wide = useMediaQuery('(min-width: 48rem)');
  const folds = typeof window !== 'undefined' && live && !wide;
  const selectRoom = () => scrollToSection(hotelSections.rooms);
  const changeStay = () => scrollToSection(staySection);
  // A provider that has the fields of the specification alone is not asked.
  const mayHaveReviews = isKnown(hotel) && (live || hotel.guest_rating != null);
  const siteReviews = useReviewCount(isKnown(hotel) ? hotel.id : undefined);
  const [partnerReviews, setPartnerReviews] = useState(0);
  const knownReviews = siteReviews + partnerReviews;
  const reviews = readableReviews(hotel, knownReviews, live);
  const facilities = (
    <HotelFacilities
      hotel={hotel}
      party={address}
      wanted={address.facts}
      most={folds ? 6 : undefined}
    />
  );
  const overview = (
    <>
      <HotelTabs reviews={reviews} />
      <Content
        as="section"
        id={hotelSections.overview}
        tabIndex={-1}
        aria-label={t('hotel.sections.overview')}
        className={classNames(styles.top, styles.overview)}
      >
        <HotelGallery hotel={hotel} />
        <HotelSummary
          hotel={hotel}
          party={address}
          wanted={address.facts}
          onSelect={selectRoom}
          onChange={changeStay}
          distance={centres.length > 0 && <CentreDistance hotel={hotel} centres={centres} />}
          action={
            isKnown(hotel) && (
              <>
                <FavouriteButton
                  hotel={hotel}
                  stay={live ? stayQuery(address) : undefined}
                  inline
                />
                {live && (
                  <ShareButton round title={hotel.name} to={{ search: hotelQuery(address) }} />
                )}
              </>
            )
          }
        />
      </Content>
    </>
  );
  const bar = (
    <StayBar
      hotel={hotel}
      party={address}
      wanted={address.facts}
      onSelect={selectRoom}
      onChange={changeStay}
    />
  );
  const rest = (
    <>
      <MoreOfHotel hotel={hotel} part="description" />
      <Section id={hotelSections.amenities} title={t('hotel.sections.facilities')}>
        {signedIn || folds ? (
          facilities
        ) : (
          <div className={styles.columns}>
            {facilities}
            <SignInBox live={live} />
          </div>
        )}
      </Section>
      {!live && (
        <Section id={staySection} title={t('search.changeStay')}>
          <div className={styles.search}>
            <EditableSearchBar sample={sampleSearch} region={hotel.region?.name} />
          </div>
        </Section>
      )}
      <Section id={hotelSections.rooms} title={t('hotel.sections.rooms')}>
        {live && <HotelStayForm id={staySection} hotel={hotel} address={address} />}
        {loadingRates ? (
          <RoomsSkeleton />
        ) : (
          <HotelRooms hotel={hotel} address={address} knownReviews={knownReviews} />
        )}
      </Section>
      <MoreOfHotel hotel={hotel} part="nearby" folds={folds} />
      <Section
        id={hotelSections.accessibility}
        title={t('hotel.sections.accessibility')}
        folds={folds}
      >
        <HotelAccessibility hotel={hotel} />
      </Section>
      <Section id={hotelSections.policies} title={t('hotel.sections.policies')} folds={folds}>
        {live && policies.length === 0 ? (
          <p>{t('hotel.noPolicies')}</p>
        ) : (
          <HotelPolicies policies={policies.length > 0 ? policies : samplePolicies(i18n)} />
        )}
      </Section>
      <Section
        id={hotelSections.reviews}
        title={t(reviews > 0 ? 'hotel.sections.reviews' : 'hotel.sections.rating')}
      >
        <GuestReviews
          hotel={hotel}
          ofPartner={
            mayHaveReviews && <PartnerReviewsBox hotel={hotel} onCount={setPartnerReviews} />
          }
          ofThisSite={siteReviews > 0 && <SiteReviewsBox hotelId={hotel.id} />}
        />
      </Section>
    </>
  );
  // Before the app has taken over the rest is for browsers without JavaScript alone. ADR 0021.
  if (typeof window === 'undefined') {
    return (
      <>
        {overview}
        <div inert className={styles.waiting} />
        <ByWidth from="tablet" narrow={bar} wide={null} />
        <WithoutScript>{rest}</WithoutScript>
      </>
    );
  }
  return (
    <>
      {overview}
      {rest}
      <Newsletter />
      {folds && bar}
    </>
  );
}

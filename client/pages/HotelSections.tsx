import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { GuestReviews } from '../features/hoteldetails/GuestReviews.tsx';
import { HotelAccessibility } from '../features/hoteldetails/HotelFacilities.tsx';
import { HotelTabs, hotelSections } from '../features/hoteldetails/HotelTabs.tsx';
import { MoreOfHotel } from '../features/hoteldetails/MoreOfHotel.tsx';
import { isKnown } from '../features/hoteldetails/unknownHotel.ts';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { SiteReviewsBox } from '../features/reviews/ReviewsBox.tsx';
import { useReviewCount } from '../features/reviews/useReviewCount.ts';
import { ByWidth } from '../ui/ByWidth.tsx';
import { classNames } from '../ui/classNames.ts';
import { Content } from '../ui/page/Content.tsx';
import { DrawnFirst } from '../ui/page/DrawnFirst.tsx';
import { Section } from '../ui/page/Section.tsx';
import { useI18n } from '../ui/useI18n.ts';
import { WithoutScript } from '../ui/WithoutScript.tsx';
import styles from './HotelPage.module.css';

/**
 * The known numbers of reviews of a hotel, by guests of this site and by guests of the provider.
 */
export interface KnownReviews {
  all: number;
  ofSite: number;
  /** Receives the number of the provider's reviews. */
  onPartnerCount: (count: number) => void;
}

/**
 * Counts the reviews of a hotel. The number of the provider's reviews becomes known when the
 * section of these reviews comes near the view.
 */
export function useKnownReviews(hotel: Hotel): KnownReviews {
  const ofSite = useReviewCount(isKnown(hotel) ? hotel.id : undefined);
  const [ofPartner, setOfPartner] = useState(0);
  return { all: ofSite + ofPartner, ofSite, onPartnerCount: setOfPartner };
}

/**
 * Returns the number of a hotel's reviews that the server has written into the page, or 0 without
 * such a number. The name of the tab uses this number, so that the name does not change when
 * reviews load.
 */
export function useFirstReviewCount(hotelId: string): number {
  const dispatch = useThunkDispatch();
  const [count] = useState(() =>
    dispatch((_dispatch, _getState, { written }) =>
      written?.reviews?.hotel === hotelId ? written.reviews.count : 0,
    ),
  );
  return count;
}

/**
 * The sections of a hotel page in order. This component renders the sections that plain and live
 * pages share. Each kind of page passes its own content for the slots. Spec §2.
 */
export function HotelSections({
  hotel,
  reviews,
  ofSite,
  folds = false,
  narrow = false,
  tab,
  gallery,
  summary,
  facilities,
  signIn,
  search,
  rooms,
  policies,
  ofPartner,
  bar,
}: {
  hotel: Hotel;
  /** The number of reviews for the title of their section. */
  reviews: number;
  /** The number of reviews by guests of this site. */
  ofSite: number;
  /** Whether sections below the rooms show only their titles at first. */
  folds?: boolean;
  /** Whether the view is that of a phone, which has a bar at the bottom. */
  narrow?: boolean;
  /** The name of the tab of the reviews. */
  tab: string;
  gallery: ReactNode;
  summary: ReactNode;
  facilities: ReactNode;
  /** The content beside the facilities for travelers who are not signed in, or null for none. */
  signIn: ReactNode;
  /** A section between the facilities and the rooms. */
  search?: ReactNode;
  rooms: ReactNode;
  policies: ReactNode;
  /** The reviews by guests of the provider. */
  ofPartner: ReactNode;
  /** The bar at the bottom of a phone's view. */
  bar?: ReactNode;
}) {
  const { t } = useI18n();
  const signedIn = useSelector(selectMayBeSignedIn);
  const overview = (
    <>
      <HotelTabs reviews={tab} />
      <Content
        as="section"
        id={hotelSections.overview}
        tabIndex={-1}
        aria-label={t('hotel.sections.overview')}
        className={classNames(styles.top, styles.overview)}
      >
        {gallery}
        {summary}
      </Content>
    </>
  );
  const toRooms = (
    <>
      <MoreOfHotel hotel={hotel} part="description" />
      <Section id={hotelSections.amenities} title={t('hotel.sections.facilities')}>
        {signedIn || !signIn ? (
          facilities
        ) : (
          <div className={styles.columns}>
            {facilities}
            {signIn}
          </div>
        )}
      </Section>
      {search}
      <Section id={hotelSections.rooms} title={t('hotel.sections.rooms')}>
        {rooms}
      </Section>
    </>
  );
  const more = (
    <>
      <MoreOfHotel hotel={hotel} part="nearby" folds={folds} />
      <Section
        id={hotelSections.accessibility}
        title={t('hotel.sections.accessibility')}
        folds={folds}
      >
        <HotelAccessibility hotel={hotel} />
      </Section>
      <Section id={hotelSections.policies} title={t('hotel.sections.policies')} folds={folds}>
        {policies}
      </Section>
      <Section
        id={hotelSections.reviews}
        title={t(reviews > 0 ? 'hotel.sections.reviews' : 'hotel.sections.rating')}
      >
        <GuestReviews
          hotel={hotel}
          ofPartner={ofPartner}
          ofThisSite={ofSite > 0 && <SiteReviewsBox hotelId={hotel.id} />}
        />
      </Section>
    </>
  );
  // In server-rendered pages, the remaining sections are only for browsers without JavaScript. ADR
  // 0042.
  if (typeof window === 'undefined') {
    return (
      <>
        {overview}
        <DrawnFirst name="more">
          <div inert className={styles.waiting} />
        </DrawnFirst>
        {bar && <ByWidth from="tablet" narrow={bar} wide={null} />}
        <WithoutScript>
          {toRooms}
          {more}
        </WithoutScript>
      </>
    );
  }
  return (
    <>
      {overview}
      {toRooms}
      <DrawnFirst name="more">
        {more}
        <Newsletter />
      </DrawnFirst>
      {narrow && bar}
    </>
  );
}

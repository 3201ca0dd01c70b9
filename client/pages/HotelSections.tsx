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
import '../ui/lettersOfNames.css';
import styles from './HotelPage.module.css';

/** How many reviews of a hotel are known, by guests of this site and of the provider. */
export interface KnownReviews {
  all: number;
  ofSite: number;
  /** Is told how many the provider has. */
  onPartnerCount: (count: number) => void;
}

/** Counts the reviews of a hotel. Those of the provider are known once their section is near. */
export function useKnownReviews(hotel: Hotel): KnownReviews {
  const ofSite = useReviewCount(isKnown(hotel) ? hotel.id : undefined);
  const [ofPartner, setOfPartner] = useState(0);
  return { all: ofSite + ofPartner, ofSite, onPartnerCount: setOfPartner };
}

/**
 * How many reviews of a hotel the server has counted in the page itself; 0 where it has not. What
 * the tab is called follows from it, so that no word of it changes once reviews are loaded.
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
 * The sections of a hotel page in their order. What a plain and a live page have in common is drawn
 * here, and each fills the slots with the rest. Spec §2.
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
  /** How many reviews there are, as far as the title of their section is concerned. */
  reviews: number;
  /** How many reviews by guests of this site there are. */
  ofSite: number;
  /** Whether sections below the rooms show their titles alone at first. */
  folds?: boolean;
  /** Whether the view is one of a phone, which has a bar at its foot. */
  narrow?: boolean;
  /** The words of the tab of the reviews. */
  tab: string;
  gallery: ReactNode;
  summary: ReactNode;
  facilities: ReactNode;
  /** Stands beside the facilities for who is not signed in; null for nothing. */
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
  // Before the app has taken over the rest is for browsers without JavaScript alone. ADR 0042.
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

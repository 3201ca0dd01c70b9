import { useParams } from 'react-router-dom';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { type HotelAddress, hotelQuery } from '../../domain/addresses/hotelAddress.ts';
import { policyTexts } from '../../domain/hotels/policies.ts';
import { coordinatesOf } from '../../domain/map/coordinates.ts';
import { SignInBox } from '../../features/banners/SignInBox.tsx';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { HotelFacilities } from '../../features/hoteldetails/HotelFacilities.tsx';
import { HotelGallery } from '../../features/hoteldetails/HotelGallery.tsx';
import { HotelPolicies } from '../../features/hoteldetails/HotelPolicies.tsx';
import { hotelSections } from '../../features/hoteldetails/HotelTabs.tsx';
import { isKnown } from '../../features/hoteldetails/unknownHotel.ts';
import { HotelLocation, MapFrame } from '../../features/map/HotelLocation.tsx';
import { PartnerReviewsBox } from '../../features/reviews/ReviewsBox.tsx';
import { roomsWith } from '../../features/rooms/RoomCards.tsx';
import { RoomFilter } from '../../features/rooms/RoomFilter.tsx';
import { SearchOverlay } from '../../features/search/SearchOverlay.tsx';
import { HotelSections, useKnownReviews } from '../../pages/HotelSections.tsx';
import styles from '../../pages/HotelPage.module.css';
import { useHotelOfAddress } from '../../pages/useHotelOfAddress.ts';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { useQueryChange } from '../../ui/page/PageNavigation.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { PlainRoomList } from './PlainRoomList.tsx';
import { PlainSideColumn, shownReviews } from './PlainSideColumn.tsx';
import { PlainSummary } from './PlainSummary.tsx';
import { samplePolicies } from './samplePolicies.ts';
import { EditableSearchBar, ReadOnlySearchBar } from './SampleSearchBars.tsx';

const mapId = 'map';

/**
 * Renders the specification's hotel page: one hotel with its rooms, and the same sample offer for
 * each room. The `key` resets all state when the hotel changes. Spec §2.
 */
export function PlainHotelPage() {
  const { id = '' } = useParams();
  return <HotelById key={id} id={id} />;
}

/**
 * Shows an overlay until the request has finished, even with an error. After a failure, the page
 * shows only fallback texts. Spec §4.
 */
function HotelById({ id }: { id: string }) {
  const { query, address, hotel, shown } = useHotelOfAddress(id);
  return (
    <PageShell title={query.isLoading ? undefined : hotel.name}>
      <SearchOverlay loading={query.isFetching || !shown} />
      <Content className={styles.top}>
        <ReadOnlySearchBar region={hotel.region?.name} />
      </Content>
      {shown ? <Details hotel={shown} address={address} /> : <div className={styles.waiting} />}
    </PageShell>
  );
}

function Details({ hotel, address }: { hotel: Hotel; address: HotelAddress }) {
  const i18n = useI18n();
  const { t } = i18n;
  const known = useKnownReviews(hotel);
  const policies = policyTexts(i18n, hotel);
  const reviews = shownReviews(hotel, known.all);
  return (
    <HotelSections
      hotel={hotel}
      reviews={reviews}
      tab={reviews > 0 ? t('hotel.tabs.reviewsPlain', { count: reviews }) : t('hotel.tabs.rating')}
      gallery={<HotelGallery placeholders hotel={hotel} />}
      ofSite={known.ofSite}
      summary={
        <PlainSummary
          hotel={hotel}
          action={isKnown(hotel) && <FavoriteButton hotel={hotel} inline />}
        />
      }
      facilities={<HotelFacilities hotel={hotel} party={defaultParty} />}
      signIn={<SignInBox text={t('hotel.signIn.memberPrices')} />}
      search={
        <Section id="stay" title={t('search.changeStay')}>
          <div className={styles.search}>
            <EditableSearchBar region={hotel.region?.name} />
          </div>
        </Section>
      }
      rooms={<Rooms hotel={hotel} address={address} knownReviews={known.all} />}
      policies={<HotelPolicies policies={policies.length > 0 ? policies : samplePolicies(i18n)} />}
      ofPartner={
        // A provider with only the fields of the specification has no guest ratings and no reviews.
        isKnown(hotel) &&
        hotel.guest_rating != null && (
          <PartnerReviewsBox failsSilently hotel={hotel} onCount={known.onPartnerCount} />
        )
      }
    />
  );
}

/** Renders the rooms beside the side column. The page address stores the chosen number of beds. */
function Rooms({
  hotel,
  address,
  knownReviews,
}: {
  hotel: Hotel;
  address: HotelAddress;
  knownReviews: number;
}) {
  const { t } = useI18n();
  const changeQuery = useQueryChange();
  const { mapEmbedUrl } = useSiteSettings();
  const { beds } = address;
  const ownMap = !mapEmbedUrl && coordinatesOf(hotel) !== undefined;
  return (
    <>
      <RoomFilter
        shown={t('rooms.filter.shownPlain', { rooms: roomsWith(beds, hotel).length })}
        beds={beds}
        onChange={(chosen) => changeQuery(hotelQuery({ ...address, beds: chosen }))}
      />
      <div className={styles.columns}>
        <div>
          <PlainRoomList hotel={hotel} beds={beds} />
        </div>
        <PlainSideColumn
          hotel={hotel}
          map={
            ownMap ? (
              <HotelLocation hotel={hotel} id={mapId} />
            ) : (
              <MapFrame
                title={t('map.hotel.title', { name: hotel.name })}
                latitude={hotel.latitude}
                longitude={hotel.longitude}
              />
            )
          }
          mapId={typeof window !== 'undefined' && ownMap ? mapId : undefined}
          knownReviews={knownReviews}
          reviewsId={hotelSections.reviews}
        />
      </div>
    </>
  );
}

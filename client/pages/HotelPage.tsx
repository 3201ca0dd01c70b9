import { Box, Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router-dom';
import type { Hotel } from '#contracts/hotels.ts';
import { useGetHotelQuery } from '../api/hotelsApi.ts';
import { HotelFacilities } from '../features/hotels/HotelFacilities.tsx';
import { HotelGallery } from '../features/hotels/HotelGallery.tsx';
import { HotelPolicies } from '../features/hotels/HotelPolicies.tsx';
import { HotelSideColumn } from '../features/hotels/HotelSideColumn.tsx';
import { HotelSummary } from '../features/hotels/HotelSummary.tsx';
import { HotelTabs } from '../features/hotels/HotelTabs.tsx';
import { RoomFilter } from '../features/hotels/RoomFilter.tsx';
import { RoomList } from '../features/hotels/RoomList.tsx';
import { sampleOffer, samplePolicies } from '../features/hotels/sampleStay.ts';
import { SignInBox } from '../features/hotels/SignInBox.tsx';
import { unknownHotel } from '../features/hotels/unknownHotel.ts';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { EditableSearchBar } from '../features/search/EditableSearchBar.tsx';
import { ReadOnlySearchBar } from '../features/search/ReadOnlySearchBar.tsx';
import { sampleSearch } from '../features/search/sampleSearch.ts';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { Content } from '../ui/Content.tsx';
import { PageShell } from '../ui/PageShell.tsx';
import { Section } from '../ui/Section.tsx';

const Top = chakra(Content, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '4', md: '6' },
    pt: { base: '2', md: '4' },
  },
});

/** The two columns of a section: what it is about, and a narrow one that folds below it. */
const Columns = chakra(Grid, {
  base: {
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gap: '8',
  },
});

/** One hotel with its rooms. Each hotel is a page of its own: no state of the last one stays. Spec §2. */
export function HotelPage() {
  const { id = '' } = useParams();
  return <HotelById key={id} id={id} />;
}

/** An overlay until the request has ended, well or badly; after a failure the page has no data. Spec §4. */
function HotelById({ id }: { id: string }) {
  const { data, isLoading } = useGetHotelQuery({ id });
  const hotel = data?.hotel ?? unknownHotel;
  return (
    <PageShell title={hotel.name}>
      <SearchOverlay loading={isLoading} />
      <Top>
        <ReadOnlySearchBar sample={sampleSearch} region={hotel.region?.name} />
      </Top>
      {isLoading ? <Box minHeight="100dvh" /> : <Details hotel={hotel} />}
    </PageShell>
  );
}

function Details({ hotel }: { hotel: Hotel }) {
  return (
    <>
      <Top>
        <HotelTabs />
        <HotelGallery hotel={hotel} />
        <HotelSummary hotel={hotel} />
      </Top>
      <Section title="Most popular facilities">
        <Columns>
          <HotelFacilities hotel={hotel} />
          <SignInBox />
        </Columns>
      </Section>
      <Section title="Change your stay">
        <Box maxWidth="search">
          <EditableSearchBar sample={sampleSearch} region={hotel.region?.name} />
        </Box>
      </Section>
      <Section title="Choose your room">
        <RoomFilter rooms={hotel.room_groups?.length ?? 0} />
        <Columns>
          <RoomList hotel={hotel} offer={sampleOffer} />
          <HotelSideColumn hotel={hotel} />
        </Columns>
      </Section>
      <Section title="Policies">
        <HotelPolicies policies={samplePolicies} />
      </Section>
      <Newsletter />
    </>
  );
}

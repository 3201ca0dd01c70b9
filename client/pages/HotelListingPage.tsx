import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import type { Hotel } from '#contracts/hotels.ts';
import { FilterPanel } from '../features/filters/FilterPanel.tsx';
import { FavouriteButton } from '../features/hotels/FavouriteButton.tsx';
import { HotelList } from '../features/hotels/HotelList.tsx';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { SearchOverlay } from '../features/search/SearchOverlay.tsx';
import { useResults } from '../features/search/useResults.ts';
import { useSearch } from '../features/search/useSearch.ts';
import { Newsletter } from '../features/newsletter/Newsletter.tsx';
import { Content } from '../ui/Content.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageShell } from '../ui/PageShell.tsx';
import { SelectField } from '../ui/fields.tsx';

const Columns = chakra(Content, {
  base: {
    display: 'grid',
    pt: { base: '6', md: '10' },
    gridTemplateColumns: { base: '1fr', lg: '280px 1fr' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
  },
});

const Heading = chakra(PageHeading, { base: { fontSize: { base: '2xl', md: '3xl' } } });

function found(count: number): string {
  return count > 0 ? `Found ${count} properties` : 'No properties found';
}

function favouriteButton({ name }: Hotel) {
  return <FavouriteButton hotelName={name} />;
}

/** The results of the search in the page's address, beside the filters. Spec §2. */
export function HotelListingPage() {
  const { criteria, ...results } = useResults();
  // A response is rendered in small steps: heading and rows follow it together.
  const hotels = useDeferredValue(results.hotels);
  const loading = useDeferredValue(results.loading);
  const startSearch = useSearch();
  const count = hotels.length;

  return (
    <PageShell title={criteria.city ? `Stays in ${criteria.city}` : 'Stays'}>
      <SearchOverlay loading={loading} />
      <Box px={{ base: '4', md: '6' }} pt="4">
        <SearchBar initial={criteria} onSearch={startSearch} />
      </Box>
      <Columns>
        <FilterPanel />
        <Box minWidth="0" minHeight="50dvh">
          <Flex align="end" justify="space-between" wrap="wrap" gap="4" mb="5">
            <Heading aria-live="polite">{loading ? 'Looking for stays' : found(count)}</Heading>
            <SelectField label="Sort by" options={['Recommended']} />
          </Flex>
          {!loading && count === 0 && (
            <chakra.p role="status" p="4" bg="amberSoft" color="amber" borderRadius="control">
              No hotels found for your search.
            </chakra.p>
          )}
          <HotelList hotels={hotels} action={favouriteButton} />
        </Box>
      </Columns>
      <Newsletter />
    </PageShell>
  );
}

import { Box, Flex, Grid } from '@chakra-ui/react';
import { useSelector } from 'react-redux';
import { addDays, today } from '../../domain/calendarDay.ts';
import { listingPath } from '../../domain/searchQuery.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { selectCriteria } from './searchSlice.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { useSearch } from './useSearch.ts';

const sample = {
  city: 'Karachi, Sindh, Pakistan',
  dates: 'Nov 3 - Nov 4',
  travelers: '2 travelers, 1 room',
} as const;

/** The next third of November that has not passed, so that the sample dates can be booked. */
function nextSampleDay(): string {
  const day = today();
  const inThisYear = `${day.slice(0, 4)}-11-03`;
  return inThisYear >= day ? inThisYear : `${Number(day.slice(0, 4)) + 1}-11-03`;
}

/**
 * The search bar of the hotel page with its fixed sample text: read-only, its icon linking to the
 * listing (the one the traveller came from, if any), or `editable` with the same defaults. Spec §2.
 */
export function SampleSearchBar({ editable = false }: { editable?: boolean }) {
  return editable ? <EditableSampleSearchBar /> : <ReadOnlySearchBar />;
}

function EditableSampleSearchBar() {
  const startSearch = useSearch();
  const checkIn = nextSampleDay();
  return (
    <SearchBar
      initial={{ city: sample.city, checkIn, checkOut: addDays(checkIn, 1) }}
      initialTravelers={sample.travelers}
      onSearch={startSearch}
    />
  );
}

function ReadOnlySearchBar() {
  return (
    <SearchPanel>
      <Flex gap="3" align="end">
        <Grid flex="1" templateColumns={{ base: '1fr 1.2fr', md: '1.4fr 1fr 1.1fr' }} gap="3">
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <TextField label="Where to?" readOnly value={sample.city} />
          </Box>
          <TextField label="Dates" readOnly value={sample.dates} />
          <TextField label="Travelers" readOnly value={sample.travelers} />
        </Grid>
        <LinkButton
          to={listingPath(useSelector(selectCriteria))}
          look="brand"
          px="3"
          aria-label="Search"
        >
          <SearchIcon />
        </LinkButton>
      </Flex>
    </SearchPanel>
  );
}

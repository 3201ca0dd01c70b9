import { Box, Flex, Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from 'react-redux';
import { LinkButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import type { SampleSearch } from './sampleSearch.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { selectLastListing } from './searchSlice.ts';

const SearchLink = chakra(LinkButton, { base: { px: '3' } });

/**
 * The hotel page's read-only search bar with its fixed sample text. Its icon links to the listing, as
 * it was last shown if it was shown before. Spec §2, ADR 0003.
 */
export function ReadOnlySearchBar({ sample }: { sample: SampleSearch }) {
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
        <SearchLink to={useSelector(selectLastListing)} look="brand" aria-label="Search">
          <SearchIcon />
        </SearchLink>
      </Flex>
    </SearchPanel>
  );
}

import { Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { emptyCriteria, type SearchCriteria } from '../../domain/searchQuery.ts';

const DestinationButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'end',
    minHeight: '32',
    p: '4',
    textAlign: 'start',
    bg: 'sea',
    color: 'surface',
    borderRadius: 'card',
    backgroundSize: 'cover',
    cursor: 'pointer',
  },
});

const destinations = [
  { city: 'Karachi', country: 'Pakistan' },
  { city: 'Dubai', country: 'United Arab Emirates' },
  { city: 'Marrakech', country: 'Morocco' },
  { city: 'Istanbul', country: 'Türkiye' },
  { city: 'Lisbon', country: 'Portugal' },
  { city: 'Kyoto', country: 'Japan' },
] as const;

/** Six cities, each of which runs the search for it. Spec §1. */
export function PopularDestinations({
  onSearch,
}: {
  onSearch: (criteria: SearchCriteria) => void;
}) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' }}
      gap="4"
    >
      {destinations.map(({ city, country }) => (
        <li key={city}>
          <DestinationButton
            type="button"
            width="full"
            onClick={() => onSearch({ ...emptyCriteria, city })}
          >
            <chakra.span fontFamily="heading" fontSize="xl" fontWeight="600">
              {city}
            </chakra.span>
            <chakra.span fontSize="sm">{country}</chakra.span>
          </DestinationButton>
        </li>
      ))}
    </Grid>
  );
}

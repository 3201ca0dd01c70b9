import { Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { emptyCriteria, type SearchCriteria } from '../../domain/searchQuery.ts';
import dubai from './destinations/dubai.svg';
import istanbul from './destinations/istanbul.svg';
import karachi from './destinations/karachi.svg';
import kyoto from './destinations/kyoto.svg';
import lisbon from './destinations/lisbon.svg';
import marrakech from './destinations/marrakech.svg';

const DestinationButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    width: 'full',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    textAlign: 'start',
    bg: 'seaDeep',
    color: 'surface',
    borderRadius: 'card',
    cursor: 'pointer',
    _motionSafe: {
      '& img': { transition: 'transform 400ms ease-out' },
      _hover: { '& img': { transform: 'scale(1.05)' } },
    },
  },
});

const Caption = chakra('span', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    px: { base: '3', xl: '4' },
    pt: '8',
    pb: '3',
    lineHeight: '1.3',
    bgImage: 'linear-gradient(to top, {colors.seaDeep} 55%, transparent)',
  },
});

const destinations = [
  { city: 'Karachi', country: 'Pakistan', picture: karachi },
  { city: 'Dubai', country: 'United Arab Emirates', picture: dubai },
  { city: 'Marrakech', country: 'Morocco', picture: marrakech },
  { city: 'Istanbul', country: 'Türkiye', picture: istanbul },
  { city: 'Lisbon', country: 'Portugal', picture: lisbon },
  { city: 'Kyoto', country: 'Japan', picture: kyoto },
] as const;

/**
 * Six cities, each drawn in its own light, each of which runs the search for it. The caption brings
 * its own dark ground, so that its text keeps WCAG AA whatever the picture shows. Spec §1.
 */
export function PopularDestinations({
  onSearch,
}: {
  onSearch: (criteria: SearchCriteria) => void;
}) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{ base: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' }}
      gap="4"
    >
      {destinations.map(({ city, country, picture }) => (
        <li key={city}>
          <DestinationButton type="button" onClick={() => onSearch({ ...emptyCriteria, city })}>
            <chakra.img
              src={picture}
              alt=""
              loading="lazy"
              position="absolute"
              inset="0"
              boxSize="full"
              objectFit="cover"
            />
            <Caption>
              <chakra.span fontFamily="heading" fontSize="xl" fontWeight="600">
                {city}
              </chakra.span>
              <chakra.span fontSize="sm">{country}</chakra.span>
            </Caption>
          </DestinationButton>
        </li>
      ))}
    </Grid>
  );
}

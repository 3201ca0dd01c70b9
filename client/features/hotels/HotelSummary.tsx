import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/hotels.ts';
import { regionLabel } from '../../domain/hotel.ts';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import { HotelRating } from './HotelRating.tsx';

const Terms = chakra(TickedList, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    mt: '3',
    fontWeight: '600',
  },
});

const ForwardLink = chakra(LinkButton, { base: { flexShrink: 0 } });

const terms = ['Fully refundable', 'Reserve now, pay later'];

/** What a traveller asks first: which hotel, how good, where, on what terms, and the way on. Spec §2. */
export function HotelSummary({ hotel }: { hotel: Pick<Hotel, 'name' | 'region' | 'star_rating'> }) {
  const region = regionLabel(hotel);
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'start' }}
      justify="space-between"
      gap={{ base: '5', md: '10' }}
    >
      <Box minWidth="0">
        <PageHeading>{hotel.name}</PageHeading>
        <Flex wrap="wrap" columnGap="5" rowGap="1" mt="2" color="inkMuted">
          <HotelRating hotel={hotel} />
          {region && (
            <Flex as="span" align="center" gap="1">
              <PinIcon />
              {region}
            </Flex>
          )}
        </Flex>
        <Terms lines={terms} />
      </Box>
      <ForwardLink to={routes.preCheckout} look="primary">
        Select a room
      </ForwardLink>
    </Flex>
  );
}

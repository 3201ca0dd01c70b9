import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/hotels.ts';
import { ratingBadge, ratingLabel } from '../../domain/hotel.ts';
import { Card } from '../../ui/Card.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { MapFrame } from '../../ui/MapFrame.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';

const Column = chakra(Card, {
  base: {
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: '16',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1fr)',
    },
    gridTemplateRows: { sm: 'auto 1fr', lg: 'none' },
    gap: '4',
    p: '4',
  },
});

/**
 * The column beside the rooms: rating, map and address, each with its fallback. A group and not an
 * `aside`, because it is inside a section, which is a landmark itself. Spec §2 and §8.
 */
export function HotelSideColumn({
  hotel,
}: {
  hotel: Pick<Hotel, 'name' | 'star_rating' | 'latitude' | 'longitude' | 'address'>;
}) {
  return (
    <Column role="group" aria-label="Rating and location">
      <Flex align="center" gap="3">
        <RatingBadge>{ratingBadge(hotel, 'N/A')}</RatingBadge>
        <div>
          <chakra.p fontWeight="600">{ratingLabel(hotel)}</chakra.p>
          <TextAnchor href="#">See all reviews</TextAnchor>
        </div>
      </Flex>
      <Box gridColumn={{ sm: '2', lg: '1' }} gridRow={{ sm: '1 / 3', lg: 'auto' }}>
        <MapFrame
          title={`Map of ${hotel.name}`}
          latitude={hotel.latitude}
          longitude={hotel.longitude}
        />
      </Box>
      <Flex as="address" gap="2" fontStyle="normal">
        <PinIcon />
        <Box minWidth="0">
          <p>{hotel.address?.trim() || 'Address not available'}</p>
          <TextAnchor href="#">View in a map</TextAnchor>
        </Box>
      </Flex>
    </Column>
  );
}

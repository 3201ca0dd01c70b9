import { Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/hotels.ts';
import { Card } from '../../ui/Card.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { MapFrame } from '../../ui/MapFrame.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { ratingLabel } from './HotelRating.tsx';

/** Beside the rooms: the rating, the map and the address, each with its fallback. Spec §2 and §8. */
export function HotelSideColumn({
  hotel,
}: {
  hotel: Pick<Hotel, 'name' | 'star_rating' | 'latitude' | 'longitude' | 'address'>;
}) {
  return (
    <Card as="aside" aria-label="Rating and location" alignSelf="start" p="4">
      <Flex align="center" gap="3">
        <chakra.span
          minWidth="12"
          px="2"
          py="2"
          bg="sea"
          color="surface"
          borderRadius="control"
          fontWeight="700"
          textAlign="center"
        >
          {hotel.star_rating || 'N/A'}
        </chakra.span>
        <div>
          <chakra.p fontWeight="600">{ratingLabel(hotel)}</chakra.p>
          <TextAnchor href="#">See all reviews</TextAnchor>
        </div>
      </Flex>
      <chakra.div mt="4">
        <MapFrame
          title={`Map of ${hotel.name}`}
          latitude={hotel.latitude}
          longitude={hotel.longitude}
        />
      </chakra.div>
      <Flex as="address" gap="2" mt="4" fontStyle="normal">
        <PinIcon />
        <div>
          <p>{hotel.address?.trim() || 'Address not available'}</p>
          <TextAnchor href="#">View in a map</TextAnchor>
        </div>
      </Flex>
    </Card>
  );
}

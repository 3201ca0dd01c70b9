import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/hotels.ts';
import { firstImage, ratingBadge, roomName, starsLabel } from '../../domain/hotel.ts';
import { hotelPath } from '../../domain/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TickedList } from '../../ui/TickedList.tsx';

/** The price block of every row: not taken from data. Spec §2. */
const sampleRate = {
  stay: '1 night, 2 adults',
  amount: 'PKR 14,400',
  taxes: '+PKR 2,160 taxes and charges',
} as const;

const terms = ['Free cancellation', 'No prepayment needed – pay at the property'] as const;

/** A hotel in the results; `action` stands over its picture. Spec §2. */
export function HotelRow({ hotel, action }: { hotel: Hotel; action?: ReactNode }) {
  return (
    <Card
      as="article"
      aria-label={hotel.name}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '200px 1fr auto' }}
      gap={{ base: '4', md: '5' }}
      p="4"
    >
      <Box position="relative" width={{ base: 'full', md: '200px' }}>
        <Picture
          src={firstImage(hotel, 'x300')}
          alt={hotel.name}
          placeholder="320x180"
          width={{ base: 'full', md: '200px' }}
          height={{ base: 'auto', md: '150px' }}
          aspectRatio="4 / 3"
          borderRadius="control"
        />
        {action}
      </Box>
      <Box minWidth="0">
        <chakra.h2 fontSize="lg" lineClamp="2">
          <TextLink to={hotelPath(hotel.id)} display="inline" textDecorationColor="transparent">
            {hotel.name}
          </TextLink>
        </chakra.h2>
        {hotel.region?.name && <chakra.p color="inkMuted">{hotel.region.name}</chakra.p>}
        <chakra.p mt="2" fontWeight="600">
          {roomName(hotel.room_groups?.[0])}
        </chakra.p>
        <TickedList lines={terms} mt="1" fontSize="sm" />
      </Box>
      <Flex
        direction={{ base: 'row', md: 'column' }}
        wrap="wrap"
        align="end"
        justify="space-between"
        gap="3"
      >
        <Flex align="center" gap="2">
          <span>{starsLabel(hotel)}</span>
          <RatingBadge>{ratingBadge(hotel, '-')}</RatingBadge>
        </Flex>
        <Box textAlign="end">
          <chakra.p fontSize="sm" color="inkMuted">
            {sampleRate.stay}
          </chakra.p>
          <chakra.p fontSize="xl" fontWeight="700">
            {sampleRate.amount}
          </chakra.p>
          <chakra.p fontSize="sm" color="inkMuted">
            {sampleRate.taxes}
          </chakra.p>
        </Box>
      </Flex>
    </Card>
  );
}

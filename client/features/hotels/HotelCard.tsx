import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/hotels.ts';
import { firstImage, regionLabel } from '../../domain/hotel.ts';
import { hotelPath } from '../../domain/paths.ts';
import { CardLink } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { samplePrice } from './samplePrice.ts';

/** A hotel on the home page: picture, name, place and the sample price, linking to its page. Spec §2. */
export function HotelCard({ hotel }: { hotel: Hotel }) {
  return (
    <CardLink
      to={hotelPath(hotel.id)}
      display="flex"
      flexDirection="column"
      height="full"
      overflow="hidden"
      textDecoration="none"
      transition="box-shadow 160ms"
      _hover={{ boxShadow: 'float' }}
    >
      <Picture
        src={firstImage(hotel, 'x600')}
        alt={hotel.name}
        placeholder="600x400"
        width="full"
        aspectRatio="3 / 2"
      />
      <Flex direction="column" flex="1" gap="1" p="4">
        <chakra.h3 fontSize="lg" lineClamp="2">
          {hotel.name}
        </chakra.h3>
        <chakra.p color="inkMuted" lineClamp="1">
          {regionLabel(hotel)}
        </chakra.p>
        <Box mt="auto" pt="2" fontWeight="600">
          {samplePrice}
        </Box>
      </Flex>
    </CardLink>
  );
}

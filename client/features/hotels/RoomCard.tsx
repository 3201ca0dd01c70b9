import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RoomGroup } from '#contracts/hotels.ts';
import { roomAmenities, roomName } from '../../domain/hotel.ts';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { RoomOffer } from './sampleStay.ts';

const amenitiesShown = 4;

/**
 * One kind of room with its offer and the way to reserve it. The picture is one of the hotel's and
 * not of this very room, so it is decoration to a screen reader. Spec §2.
 */
export function RoomCard({
  room,
  picture,
  offer,
}: {
  room: RoomGroup;
  picture: string | undefined;
  offer: RoomOffer;
}) {
  const name = roomName(room);
  const amenities = roomAmenities(room).slice(0, amenitiesShown);
  return (
    <Card as="li" display="flex" flexDirection="column" overflow="hidden">
      <Picture src={picture} alt="" placeholder="600x400" width="full" aspectRatio="16 / 9" />
      <Flex direction="column" flex="1" gap="3" p="4">
        <chakra.h3 fontSize="xl">{name}</chakra.h3>
        {amenities.length > 0 && (
          <chakra.ul listStyleType="none" color="inkMuted" fontSize="sm">
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </chakra.ul>
        )}
        <Box color="good">
          <Flex as="p" align="center" gap="1" fontWeight="600">
            <CheckIcon />
            Fully refundable
          </Flex>
          <chakra.p fontSize="sm">{offer.refundableUntil}</chakra.p>
        </Box>
        <Flex
          mt="auto"
          pt="3"
          wrap="wrap"
          align="end"
          justify="space-between"
          gap="3"
          borderTopWidth="1px"
          borderColor="hairline"
        >
          <div>
            <p>
              <chakra.span fontSize="2xl" fontWeight="700" lineHeight="1.2">
                {offer.nightlyPrice}
              </chakra.span>{' '}
              nightly
            </p>
            <chakra.p color="inkMuted" fontSize="sm">
              {offer.totalPrice}
            </chakra.p>
          </div>
          <LinkButton to={routes.preCheckout} look="brand" aria-label={`Reserve ${name}`}>
            Reserve
          </LinkButton>
        </Flex>
      </Flex>
    </Card>
  );
}

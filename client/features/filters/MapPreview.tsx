import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import map from '../../ui/pictures/map.svg';
import { PinIcon } from '../../ui/icons.tsx';

/** The drawn map with the text 'View in a map'; it does nothing. Spec §2. */
export function MapPreview() {
  return (
    <Box position="relative" overflow="hidden" borderRadius="card" bg="sand">
      <chakra.img
        src={map}
        alt=""
        display="block"
        width="full"
        aspectRatio="2 / 1"
        objectFit="cover"
      />
      <Flex
        position="absolute"
        inset="0"
        align="center"
        justify="center"
        gap="2"
        fontWeight="600"
        color="sea"
      >
        <Flex align="center" gap="2" bg="surface" px="4" py="2" borderRadius="pill">
          <PinIcon /> View in a map
        </Flex>
      </Flex>
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/Button.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import map from './map.svg';

/** A picture of a map with the button 'View in a map', which does nothing. Spec §2. */
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
      <Box position="absolute" inset="0" display="grid" placeItems="center">
        <Button>
          <PinIcon />
          View in a map
        </Button>
      </Box>
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import dunes from '../../ui/pictures/solo-travel.svg';

/** The promotional banner about solo travel. Spec §1. */
export function SoloTravelBanner() {
  return (
    <Box
      as="section"
      aria-label="Solo travel"
      position="relative"
      overflow="hidden"
      minHeight={{ base: '18rem', md: '20rem' }}
      display="flex"
      alignItems="center"
      bg="sea"
      color="surface"
      borderRadius="card"
    >
      <chakra.img
        src={dunes}
        alt=""
        loading="lazy"
        position="absolute"
        inset="0"
        boxSize="full"
        objectFit="cover"
        objectPosition="right bottom"
      />
      <Box position="relative" p={{ base: '6', md: '12' }} maxWidth="32rem">
        <chakra.h2 fontSize={{ base: '3xl', md: '4xl' }}>Travel solo, at your own pace</chakra.h2>
        <chakra.p mt="3" fontSize="lg">
          One bag, one ticket and a room that feels like yours. Stays that welcome travellers on
          their own.
        </chakra.p>
      </Box>
    </Box>
  );
}

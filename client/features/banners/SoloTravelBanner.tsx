import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { hideBroken } from '../../ui/Picture.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import dunes from './solo-travel.svg';

/**
 * The promotional banner about solo travel. On narrow screens the picture is below the text, so
 * that they do not overlap; the background has the colour of the picture's upper edge. From right
 * to left the picture is mirrored, as its right end is the one that no text covers. Spec §1.
 */
export function SoloTravelBanner() {
  const { t } = useI18n();
  return (
    <Box
      as="section"
      aria-label={t('home.solo.label')}
      position="relative"
      overflow="hidden"
      minHeight={{ md: '20rem' }}
      display="flex"
      alignItems="center"
      bg="seaDeep"
      color="surface"
      borderRadius="card"
    >
      <chakra.img
        src={dunes}
        alt=""
        loading="lazy"
        onError={hideBroken}
        position="absolute"
        insetX="0"
        bottom="0"
        width="full"
        height={{ base: '14rem', md: 'full' }}
        objectFit="cover"
        objectPosition="right bottom"
        _rtl={{ transform: 'scaleX(-1)' }}
      />
      <Box
        position="relative"
        p={{ base: '6', md: '12' }}
        pb={{ base: '14rem', md: '12' }}
        pe={{ md: '0' }}
        maxWidth={{ md: '22rem', lg: '32rem' }}
      >
        <chakra.h2 fontSize={{ base: '3xl', md: '4xl' }}>{t('home.solo.title')}</chakra.h2>
        <chakra.p mt="3" fontSize="lg">
          {t('home.solo.text')}
        </chakra.p>
      </Box>
    </Box>
  );
}

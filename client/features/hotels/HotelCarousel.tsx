import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import type { Hotel } from '#contracts/hotels.ts';
import { firstImage, keyed, regionLabel } from '../../domain/hotel.ts';
import { hotelPath } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { samplePrice } from './samplePrice.ts';
import { CarouselArrow } from './CarouselArrow.tsx';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& .slick-dots': {
      display: 'flex !important',
      justifyContent: 'center',
      listStyle: 'none',
      mt: '1',
      '& button': {
        display: 'grid',
        placeItems: 'center',
        boxSize: '11',
        cursor: 'pointer',
        _before: {
          content: '""',
          boxSize: '2.5',
          bg: 'controlBorder',
          borderRadius: 'pill',
        },
      },
      '& .slick-active button::before': { bg: 'sea', width: '6' },
    },
  },
});

/** The popular hotels, one at a time: dots, infinite loop, 500 ms, arrows. There must be a hotel. Spec §9. */
export function HotelCarousel({ hotels }: { hotels: Hotel[] }) {
  const [shown, setShown] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  /** react-slick leaves hidden slides and its clones in the tab order; its own index tells the shown one. */
  function hideTheOthers() {
    for (const slide of frame.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      slide.inert = slide.dataset.index !== String(shown);
    }
  }
  useEffect(hideTheOthers);

  return (
    <Frame ref={frame} role="group" aria-roledescription="carousel" aria-label="Popular hotels">
      <Slider
        dots
        infinite
        arrows
        speed={500}
        slidesToShow={1}
        slidesToScroll={1}
        onReInit={hideTheOthers}
        beforeChange={(_, next) => setShown(next)}
        prevArrow={<CarouselArrow direction="previous" />}
        nextArrow={<CarouselArrow direction="next" />}
        customPaging={(index) => (
          <button
            type="button"
            aria-label={`Hotel ${index + 1} of ${hotels.length}`}
            aria-current={index === shown || undefined}
          />
        )}
      >
        {keyed(hotels).map(({ key, hotel }) => (
          <div key={key}>
            <Slide hotel={hotel} />
          </div>
        ))}
      </Slider>
    </Frame>
  );
}

function Slide({ hotel }: { hotel: Hotel }) {
  return (
    <Box position="relative" overflow="hidden" borderRadius="card">
      <Picture
        src={firstImage(hotel, 'x600')}
        alt={hotel.name}
        placeholder="600x400"
        width="full"
        height={{ base: '18rem', md: '26rem' }}
      />
      <Flex
        position="absolute"
        bottom={{ base: '3', md: '8' }}
        left={{ base: '3', md: '8' }}
        right={{ base: '3', md: 'auto' }}
        maxWidth={{ md: '26rem' }}
        direction="column"
        align="start"
        gap="2"
        p={{ base: '4', md: '6' }}
        bg="paper"
        borderRadius="card"
      >
        <chakra.h3 fontSize={{ base: 'lg', md: '2xl' }} lineClamp="2">
          {hotel.name}
        </chakra.h3>
        <chakra.p color="inkMuted">{regionLabel(hotel)}</chakra.p>
        <chakra.p fontWeight="600">{samplePrice}</chakra.p>
        <LinkButton to={hotelPath(hotel.id)} look="brand" mt="1">
          View hotel
          <chakra.span srOnly>: {hotel.name}</chakra.span>
        </LinkButton>
      </Flex>
    </Box>
  );
}

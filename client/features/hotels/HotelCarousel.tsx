import 'slick-carousel/slick/slick.css';
import { useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { keyed } from '../../domain/hotels/hotel.ts';
import { classNames } from '../../ui/classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelCarousel.module.css';
import { HotelSlide } from './HotelSlide.tsx';

/** The popular hotels, one at a time: dots, infinite loop, 500 ms, arrows. There must be a hotel. Spec §9. */
export function HotelCarousel({
  hotels,
  live,
  stay,
}: {
  hotels: readonly Hotel[];
  live: boolean;
  stay: StayAndParty;
}) {
  const { t } = useI18n();
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
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-roledescription={t('hotels.carousel.role')}
      aria-label={t('hotels.carousel.name')}
    >
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
            className={styles.dot}
            aria-label={t('hotels.carousel.dot', { number: index + 1, total: hotels.length })}
            aria-current={index === shown || undefined}
          />
        )}
      >
        {keyed(hotels).map(({ key, hotel }) => (
          <div key={key}>
            <HotelSlide hotel={hotel} live={live} stay={stay} />
          </div>
        ))}
      </Slider>
    </div>
  );
}

/** A carousel's arrow. Of the props that react-slick hands in, a button must carry `onClick` alone. */
function CarouselArrow({
  direction,
  onClick,
}: {
  direction: 'previous' | 'next';
  onClick?: () => void;
}) {
  const { t } = useI18n();
  const next = direction === 'next';
  return (
    <button
      type="button"
      className={classNames(styles.arrow, styles[direction])}
      aria-label={t(`hotels.carousel.${direction}`)}
      onClick={onClick}
    >
      {next ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </button>
  );
}

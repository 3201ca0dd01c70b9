import 'slick-carousel/slick/slick.css';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { keyed } from '../../domain/hotels/hotel.ts';
import { classNames } from '../../ui/classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { useDirection, useI18n } from '../../ui/useI18n.ts';
import styles from './HotelCarousel.module.css';

/**
 * Shows the popular hotels one at a time, each as its `slide`, with dots, an infinite loop, a 500
 * ms transition and arrows. There must be at least one hotel. The slides of react-slick always run
 * from left to right, so in right-to-left languages the hotels are in reverse order. Spec §9, ADR
 * 0020.
 */
export function HotelCarousel({
  hotels,
  slide,
}: {
  hotels: readonly Hotel[];
  slide: (hotel: Hotel) => ReactNode;
}) {
  const { t } = useI18n();
  const [shown, setShown] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const direction = useDirection();
  const rtl = direction === 'rtl';
  /** Converts the index of a hotel into the index of its slide, and back. */
  const mirrored = (index: number) => (rtl ? hotels.length - 1 - index : index);
  const inOrder = <Item,>(items: readonly Item[]) => (rtl ? [...items].reverse() : items);

  /**
   * Makes all slides but the visible one inert, because react-slick leaves hidden slides and its
   * clones in the tab order. The visible slide is found by the index that react-slick gives it.
   */
  function hideTheOthers() {
    for (const slide of frame.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      slide.inert = slide.dataset.index !== String(mirrored(shown));
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
      <CarouselArrow
        direction="previous"
        onClick={() => (rtl ? slider.current?.slickNext() : slider.current?.slickPrev())}
      />
      <CarouselArrow
        direction="next"
        onClick={() => (rtl ? slider.current?.slickPrev() : slider.current?.slickNext())}
      />
      <Slider
        key={direction}
        ref={slider}
        dots
        infinite
        arrows={false}
        initialSlide={mirrored(shown)}
        speed={500}
        slidesToShow={1}
        slidesToScroll={1}
        onReInit={hideTheOthers}
        beforeChange={(_, next) => setShown(mirrored(next))}
        appendDots={(dots) => <ul dir={direction}>{inOrder(Children.toArray(dots))}</ul>}
        customPaging={(index) => (
          <button
            type="button"
            className={styles.dot}
            aria-label={t('hotels.carousel.dot', {
              number: mirrored(index) + 1,
              total: hotels.length,
            })}
            aria-current={mirrored(index) === shown || undefined}
          />
        )}
      >
        {inOrder(keyed(hotels)).map(({ key, hotel }) => (
          <div key={key} dir={direction}>
            {slide(hotel)}
          </div>
        ))}
      </Slider>
    </div>
  );
}

function CarouselArrow({
  direction,
  onClick,
}: {
  direction: 'previous' | 'next';
  onClick: () => void;
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

import { classNames } from '../../ui/classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import styles from './CarouselArrow.module.css';

/** A carousel's arrow. Of the props that react-slick hands in, a button must carry `onClick` alone. */
export function CarouselArrow({
  direction,
  onClick,
}: {
  direction: 'previous' | 'next';
  onClick?: () => void;
}) {
  const next = direction === 'next';
  return (
    <button
      type="button"
      className={classNames(styles.arrow, styles[direction])}
      aria-label={next ? 'Next hotel' : 'Previous hotel'}
      onClick={onClick}
    >
      {next ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </button>
  );
}

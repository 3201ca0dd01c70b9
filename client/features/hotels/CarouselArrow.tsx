import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';

const Arrow = chakra('button', {
  base: {
    position: 'absolute',
    top: '3',
    zIndex: '1',
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    bg: 'paper',
    color: 'sea',
    borderRadius: 'pill',
    boxShadow: 'float',
    cursor: 'pointer',
  },
});

/** A carousel's arrow; react-slick hands in `onClick` and more that a button must not carry. */
export function CarouselArrow({
  direction,
  onClick,
}: {
  direction: 'previous' | 'next';
  onClick?: () => void;
}) {
  const next = direction === 'next';
  return (
    <Arrow
      type="button"
      right={next ? '3' : '16'}
      aria-label={next ? 'Next hotel' : 'Previous hotel'}
      onClick={onClick}
    >
      {next ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </Arrow>
  );
}

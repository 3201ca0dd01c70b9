import { chakra } from '@chakra-ui/react/styled-system';

/** A rating's value on the brand's colour. */
export const RatingBadge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: '9',
    height: '9',
    px: '2',
    bg: 'sea',
    color: 'surface',
    borderRadius: 'sm',
    fontWeight: '700',
  },
});

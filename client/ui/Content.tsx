import { chakra } from '@chakra-ui/react/styled-system';

/** A part of a page in its column: centred, and no wider than the content may be. */
export const Content = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', md: '6' },
  },
});

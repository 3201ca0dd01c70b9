import { chakra } from '@chakra-ui/react/styled-system';

/** A quiet surface with a hairline around it. */
export const Card = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
  },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/Card.tsx';

/** The floating surface of every search bar, at most 800 px wide. Spec §9. */
export const SearchPanel = chakra(Card, {
  base: { width: 'full', maxWidth: 'search', mx: 'auto', p: '4', boxShadow: 'float' },
});
